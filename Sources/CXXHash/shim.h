// libxxhash: XXH3 with 128 bits, the same on every machine, and as fast as memory.
#include <xxhash.h>
