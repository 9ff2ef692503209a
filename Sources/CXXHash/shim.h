// libxxhash: XXH3 with 128 bits, the same on every machine, and as fast as memory.
#include <xxhash.h>

// What the library exports under its plain names knows the vectors that all processors have; there is a
// second edition of it, which asks once what this one can do. The values are the same. Its header gives
// that the plain names, which Swift does not see: so they are called from here.
#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>
#endif

static inline XXH128_hash_t vitrine_fingerprint(const void *bytes, size_t count) {
  return XXH3_128bits(bytes, count);
}

static inline XXH_errorcode vitrine_fingerprint_update(
    XXH3_state_t *state, const void *bytes, size_t count) {
  return XXH3_128bits_update(state, bytes, count);
}
