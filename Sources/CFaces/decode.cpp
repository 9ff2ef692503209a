// Unpacks a face, so that text can be measured with the very file that is served.

#include <woff2/decode.h>
#include <woff2/output.h>

extern "C" {
#include "faces.h"
}

size_t cfaces_unpacked_size(const uint8_t *file, size_t count) {
  return woff2::ComputeWOFF2FinalSize(file, count);
}

size_t cfaces_unpack(const uint8_t *file, size_t count, uint8_t *out, size_t room) {
  woff2::WOFF2MemoryOut sink(out, room);
  return woff2::ConvertWOFF2ToTTF(file, count, &sink) ? sink.Size() : 0;
}
