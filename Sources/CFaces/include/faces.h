// The faces that are shipped: files of woff2, part of the program.
#ifndef FACES_H
#define FACES_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  const char *family;
  const char *part;
  const char *name;
  int weight;
  int slanted;
  const uint8_t *start;
  const uint8_t *end;
  // The scalars that it draws, in hexadecimal, as ranges between commas.
  const char *scalars;
  // How wide printing ASCII is in it, where that is known: 96 rows of 95 widths, each of two bytes, the
  // lower first. The first row is that of each character alone, the others of each behind one.
  const uint8_t *widths;
  const uint8_t *widths_end;
} cfaces_face;

size_t cfaces_count(void);
const cfaces_face *cfaces_at(size_t index);

// How much room a file of woff2 takes unpacked; a guess that may be too large.
size_t cfaces_unpacked_size(const uint8_t *file, size_t count);

// Unpacks a file of woff2 and says how much it wrote: nothing if that is no font.
size_t cfaces_unpack(const uint8_t *file, size_t count, uint8_t *out, size_t room);

#endif
