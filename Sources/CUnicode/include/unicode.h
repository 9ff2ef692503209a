// What Vitrine asks of ICU: what Unicode says of scalars, and how each language writes dates, numbers
// and lists of words.
//
// None of ICU's own headers is read here: Foundation brings another edition of them, and a module that
// showed both would not compile. Text is UTF-16. What gives a length gives -1 if ICU cannot say.
#ifndef CUNICODE_H
#define CUNICODE_H

#include <stdint.h>

// Which ICU it is: a byte for each number of its version.
int32_t cunicode_version(void);
// Keeps ICU to the data in its own library: it would look for files in a folder that the environment
// names, too. To be called before anything else is asked. 0 if it is too late.
int cunicode_keep_to_own_data(void);

// How many half ems an East Asian scalar fills: 2, 1, or 0 for all other scalars.
int cunicode_half_ems(uint32_t scalar);
// The class by which lines break at a scalar, and the short name of each class (UAX 14): "AL", "NU".
int32_t cunicode_line_break(uint32_t scalar);
int32_t cunicode_line_break_count(void);
const char *cunicode_line_break_name(int32_t line_break);

// What ICU calls the language that it knows for a tag, or the nearest: "de" for "de-XX".
int32_t cunicode_known_language(const char *tag, char *name, int32_t capacity);
int cunicode_is_right_to_left(const char *tag);

// How a language writes a day in full: a pattern, and the words in it.
enum cunicode_words {
  CUNICODE_MONTHS,
  CUNICODE_SHORT_MONTHS,
  CUNICODE_WEEKDAYS,
  CUNICODE_STANDALONE_WEEKDAYS,
  CUNICODE_ERAS
};
void *cunicode_open_date(const char *locale);
int32_t cunicode_date_pattern(const void *date, uint16_t *text, int32_t capacity);
int32_t cunicode_date_word(
    const void *date, enum cunicode_words words, int32_t index, uint16_t *text, int32_t capacity);
// A day as ICU writes it by itself, by milliseconds since 1970.
int32_t cunicode_date_text(const void *date, double time, uint16_t *text, int32_t capacity);
void cunicode_close_date(void *date);

// The digits of a language, one behind the other.
int32_t cunicode_digits(const char *locale, uint16_t *text, int32_t capacity);

// The order of a language's words.
void *cunicode_open_order(const char *locale);
int32_t cunicode_sort_key(
    const void *order, const uint16_t *text, int32_t length, uint8_t *key, int32_t capacity);
void cunicode_close_order(void *order);

// What the tests go through: all languages that ICU knows, and what the machine would prefer.
int32_t cunicode_locale_count(void);
const char *cunicode_locale(int32_t index);
void cunicode_prefer(const char *locale, const uint16_t *zone);

#endif
