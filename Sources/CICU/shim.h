// ICU: what Unicode says of scalars, and how each language writes dates, numbers and plurals.
//
// ICU renames each of its functions by its version with a macro, which Swift does not see through:
// so each that is called has a name of its own here.
#include <unicode/uchar.h>
#include <unicode/uloc.h>

static inline int32_t cicu_property(UChar32 scalar, UProperty property) {
  return u_getIntPropertyValue(scalar, property);
}

static inline UBool cicu_isRightToLeft(const char *locale) { return uloc_isRightToLeft(locale); }
