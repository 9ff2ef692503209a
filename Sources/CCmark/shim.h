// cmark, the reference parser of CommonMark, without the names that it keeps for old callers.
#define CMARK_NO_SHORT_NAMES
#include <cmark.h>
