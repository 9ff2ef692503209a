// ICU: what Unicode says of scalars, and how each language writes dates, numbers and lists of words.
//
// ICU renames each of its functions by its version with a macro, which Swift does not see through:
// so each that is called has a name of its own here.
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/udata.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/uversion.h>

static inline int32_t cicu_property(UChar32 scalar, UProperty property) {
  return u_getIntPropertyValue(scalar, property);
}

static inline UBool cicu_isRightToLeft(const char *locale) { return uloc_isRightToLeft(locale); }

// Which ICU it is, and where it looks for its data.
static inline int32_t cicu_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0] << 16 | version[1] << 8 | version[2];
}
static inline void cicu_setFileAccess(UDataFileAccess access, UErrorCode *status) {
  udata_setFileAccess(access, status);
}

// Languages by their tags.
static inline int32_t cicu_localeForTag(
    const char *tag, char *locale, int32_t capacity, UErrorCode *status) {
  return uloc_forLanguageTag(tag, locale, capacity, NULL, status);
}
static inline UResourceBundle *cicu_openBundle(const char *locale, UErrorCode *status) {
  return ures_open(NULL, locale, status);
}
static inline const char *cicu_validLocale(const UResourceBundle *bundle, UErrorCode *status) {
  return ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, status);
}
static inline void cicu_closeBundle(UResourceBundle *bundle) { ures_close(bundle); }

// How a language writes a day in full: a pattern, and the words in it.
static inline UDateFormat *cicu_openFullDate(
    const char *locale, const UChar *zone, int32_t zoneLength, UErrorCode *status) {
  return udat_open(UDAT_NONE, UDAT_FULL, locale, zone, zoneLength, NULL, 0, status);
}
static inline int32_t cicu_pattern(
    const UDateFormat *format, UChar *text, int32_t capacity, UErrorCode *status) {
  return udat_toPattern(format, 0, text, capacity, status);
}
static inline int32_t cicu_symbol(
    const UDateFormat *format, UDateFormatSymbolType type, int32_t index, UChar *text,
    int32_t capacity, UErrorCode *status) {
  return udat_getSymbols(format, type, index, text, capacity, status);
}
static inline int32_t cicu_date(
    const UDateFormat *format, UDate date, UChar *text, int32_t capacity, UErrorCode *status) {
  return udat_format(format, date, text, capacity, NULL, status);
}
static inline void cicu_closeDate(UDateFormat *format) { udat_close(format); }

// The digits of a language.
static inline UNumberingSystem *cicu_openDigits(const char *locale, UErrorCode *status) {
  return unumsys_open(locale, status);
}
static inline UBool cicu_isAlgorithmic(const UNumberingSystem *digits) {
  return unumsys_isAlgorithmic(digits);
}
static inline int32_t cicu_digits(
    const UNumberingSystem *digits, UChar *text, int32_t capacity, UErrorCode *status) {
  return unumsys_getDescription(digits, text, capacity, status);
}
static inline void cicu_closeDigits(UNumberingSystem *digits) { unumsys_close(digits); }

// The order of a language's words.
static inline UCollator *cicu_openOrder(const char *locale, UErrorCode *status) {
  return ucol_open(locale, status);
}
static inline int32_t cicu_sortKey(
    const UCollator *order, const UChar *text, int32_t length, uint8_t *key, int32_t capacity) {
  return ucol_getSortKey(order, text, length, key, capacity);
}
static inline void cicu_closeOrder(UCollator *order) { ucol_close(order); }

// What the tests go through: all languages that ICU knows, and what the machine would prefer.
static inline int32_t cicu_localeCount(void) { return uloc_countAvailable(); }
static inline const char *cicu_locale(int32_t index) { return uloc_getAvailable(index); }
static inline void cicu_setDefaultLocale(const char *locale, UErrorCode *status) {
  uloc_setDefault(locale, status);
}
static inline void cicu_setDefaultZone(const UChar *zone, UErrorCode *status) {
  ucal_setDefaultTimeZone(zone, status);
}
