// ICU, asked in plain types.

#include "include/unicode.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uchar.h>
#include <unicode/ucol.h>
#include <unicode/udat.h>
#include <unicode/udata.h>
#include <unicode/uloc.h>
#include <unicode/unumsys.h>
#include <unicode/ures.h>
#include <unicode/uversion.h>

static int32_t length_of(int32_t length, int32_t capacity, UErrorCode status) {
  return U_FAILURE(status) || length < 0 || length > capacity ? -1 : length;
}

int32_t cunicode_version(void) {
  UVersionInfo version;
  u_getVersion(version);
  return version[0] << 16 | version[1] << 8 | version[2];
}

int cunicode_keep_to_own_data(void) {
  UErrorCode status = U_ZERO_ERROR;
  udata_setFileAccess(UDATA_NO_FILES, &status);
  return status == U_ZERO_ERROR;
}

int cunicode_half_ems(uint32_t scalar) {
  switch (u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH: return 2;
    case U_EA_HALFWIDTH: return 1;
    default: return 0;
  }
}

int32_t cunicode_line_break(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK);
}

int32_t cunicode_line_break_count(void) { return u_getIntPropertyMaxValue(UCHAR_LINE_BREAK) + 1; }

const char *cunicode_line_break_name(int32_t line_break) {
  const char *name = u_getPropertyValueName(UCHAR_LINE_BREAK, line_break, U_SHORT_PROPERTY_NAME);
  return name ? name : "";
}

int32_t cunicode_known_language(const char *tag, char *name, int32_t capacity) {
  char locale[ULOC_FULLNAME_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_forLanguageTag(tag, locale, sizeof locale, NULL, &status);
  if (status != U_ZERO_ERROR || length < 1) return -1;
  UResourceBundle *bundle = ures_open(NULL, locale, &status);
  // ICU warns when it answers with another language: the machine's, or the root of all.
  int is_known = status == U_ZERO_ERROR || status == U_USING_FALLBACK_WARNING;
  status = U_ZERO_ERROR;
  const char *valid = is_known ? ures_getLocaleByType(bundle, ULOC_VALID_LOCALE, &status) : NULL;
  length = valid && status == U_ZERO_ERROR ? (int32_t)strlen(valid) : -1;
  if (length > capacity) length = -1;
  if (length > 0) memcpy(name, valid, (size_t)length);
  ures_close(bundle);
  return length;
}

int cunicode_is_right_to_left(const char *tag) { return uloc_isRightToLeft(tag); }

void *cunicode_open_date(const char *locale) {
  static const UChar zone[] = u"Etc/UTC";
  UErrorCode status = U_ZERO_ERROR;
  UDateFormat *date = udat_open(UDAT_NONE, UDAT_FULL, locale, zone, -1, NULL, 0, &status);
  if (U_SUCCESS(status)) return date;
  udat_close(date);
  return NULL;
}

int32_t cunicode_date_pattern(const void *date, uint16_t *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return length_of(udat_toPattern(date, 0, text, capacity, &status), capacity, status);
}

int32_t cunicode_date_word(
    const void *date, enum cunicode_words words, int32_t index, uint16_t *text, int32_t capacity) {
  static const UDateFormatSymbolType types[] = {
      [CUNICODE_MONTHS] = UDAT_MONTHS,
      [CUNICODE_SHORT_MONTHS] = UDAT_SHORT_MONTHS,
      [CUNICODE_WEEKDAYS] = UDAT_WEEKDAYS,
      [CUNICODE_STANDALONE_WEEKDAYS] = UDAT_STANDALONE_WEEKDAYS,
      [CUNICODE_ERAS] = UDAT_ERAS,
  };
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = udat_getSymbols(date, types[words], index, text, capacity, &status);
  return length_of(length, capacity, status);
}

int32_t cunicode_date_text(const void *date, double time, uint16_t *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  return length_of(udat_format(date, time, text, capacity, NULL, &status), capacity, status);
}

void cunicode_close_date(void *date) { udat_close(date); }

int32_t cunicode_digits(const char *locale, uint16_t *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UNumberingSystem *digits = unumsys_open(locale, &status);
  int32_t length = -1;
  if (U_SUCCESS(status) && !unumsys_isAlgorithmic(digits)) {
    length = unumsys_getDescription(digits, text, capacity, &status);
  }
  unumsys_close(digits);
  return length_of(length, capacity, status);
}

void *cunicode_open_order(const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UCollator *order = ucol_open(locale, &status);
  if (U_SUCCESS(status)) return order;
  ucol_close(order);
  return NULL;
}

int32_t cunicode_sort_key(
    const void *order, const uint16_t *text, int32_t length, uint8_t *key, int32_t capacity) {
  return ucol_getSortKey(order, text, length, key, capacity);
}

void cunicode_close_order(void *order) { ucol_close(order); }

int32_t cunicode_locale_count(void) { return uloc_countAvailable(); }

const char *cunicode_locale(int32_t index) { return uloc_getAvailable(index); }

void cunicode_prefer(const char *locale, const uint16_t *zone) {
  UErrorCode status = U_ZERO_ERROR;
  uloc_setDefault(locale, &status);
  ucal_setDefaultTimeZone(zone, &status);
}
