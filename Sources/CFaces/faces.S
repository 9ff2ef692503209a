// The files of the faces, as they are served. Made by .faces/make.

#define FILE(name, file) .globl name; .globl name##_end; name: .incbin file; name##_end: .byte 0

.section .rodata
FILE(face_text_latin_400, "text-latin-400.woff2") /* e80c6286b51d28c8 */
FILE(face_text_latin_400_widths, "text-latin-400.widths") /* fb941e8064b98629 */
FILE(face_text_more_400, "text-more-400.woff2") /* 7d3ce28e53bb82b5 */
FILE(face_text_latin_700, "text-latin-700.woff2") /* c9c3dbf33f68a5d9 */
FILE(face_text_latin_700_widths, "text-latin-700.widths") /* 9c8ecdeb3ce4dca5 */
FILE(face_text_more_700, "text-more-700.woff2") /* c34a7adfe40583a6 */
FILE(face_text_latin_400_italic, "text-latin-400-italic.woff2") /* f133e020494bd093 */
FILE(face_text_latin_400_italic_widths, "text-latin-400-italic.widths") /* ffdba8f1c3516926 */
FILE(face_text_more_400_italic, "text-more-400-italic.woff2") /* d3dd2d39cbecfae1 */
FILE(face_text_latin_700_italic, "text-latin-700-italic.woff2") /* 765862bd77bdf948 */
FILE(face_text_latin_700_italic_widths, "text-latin-700-italic.widths") /* 3b9621c182ff2623 */
FILE(face_text_more_700_italic, "text-more-700-italic.woff2") /* d21fa85ad72cd005 */
FILE(face_sans_latin_400, "sans-latin-400.woff2") /* 8403dfb517517a00 */
FILE(face_sans_latin_400_widths, "sans-latin-400.widths") /* c900b4fb28ee8382 */
FILE(face_sans_more_400, "sans-more-400.woff2") /* f461a4dffc09f3af */
FILE(face_sans_latin_700, "sans-latin-700.woff2") /* d7578af9b77e6908 */
FILE(face_sans_latin_700_widths, "sans-latin-700.widths") /* 6e6550e04f301fa9 */
FILE(face_sans_more_700, "sans-more-700.woff2") /* a4d877a0c5482121 */
FILE(face_sans_latin_400_italic, "sans-latin-400-italic.woff2") /* b110ce9f5aa66ad4 */
FILE(face_sans_latin_400_italic_widths, "sans-latin-400-italic.widths") /* 55b639d3d5cb07d3 */
FILE(face_sans_more_400_italic, "sans-more-400-italic.woff2") /* 1bdfc4a0b0cbc45d */
FILE(face_sans_latin_700_italic, "sans-latin-700-italic.woff2") /* b96c319c2ed5407e */
FILE(face_sans_latin_700_italic_widths, "sans-latin-700-italic.widths") /* 70f568d5a6cb67dd */
FILE(face_sans_more_700_italic, "sans-more-700-italic.woff2") /* 7be49bc4d4472d83 */
FILE(face_mono_latin_400, "mono-latin-400.woff2") /* f12de357769d02d9 */
FILE(face_mono_latin_400_widths, "mono-latin-400.widths") /* fe2994f9fbec0b94 */
FILE(face_mono_more_400, "mono-more-400.woff2") /* 3b133d1e99a1f62d */
FILE(face_mono_latin_700, "mono-latin-700.woff2") /* 6ec352820c569646 */
FILE(face_mono_latin_700_widths, "mono-latin-700.widths") /* fe2994f9fbec0b94 */
FILE(face_mono_more_700, "mono-more-700.woff2") /* 9549348e81977799 */
FILE(face_mono_latin_400_italic, "mono-latin-400-italic.woff2") /* 0653d15fb08de938 */
FILE(face_mono_latin_400_italic_widths, "mono-latin-400-italic.widths") /* fe2994f9fbec0b94 */
FILE(face_mono_more_400_italic, "mono-more-400-italic.woff2") /* 58c858ceb0b01b20 */
FILE(face_mono_latin_700_italic, "mono-latin-700-italic.woff2") /* 2b3681ab190c16bf */
FILE(face_mono_latin_700_italic_widths, "mono-latin-700-italic.widths") /* fe2994f9fbec0b94 */
FILE(face_mono_more_700_italic, "mono-more-700-italic.woff2") /* 90fc482940db5d3c */
FILE(face_text_hebrew_all_400, "text-hebrew-all-400.woff2") /* 448d0aa572f27786 */
FILE(face_text_hebrew_all_700, "text-hebrew-all-700.woff2") /* 7c2caf4f4a1a725d */
FILE(face_sans_hebrew_all_400, "sans-hebrew-all-400.woff2") /* a7127db61f9ef758 */
FILE(face_sans_hebrew_all_700, "sans-hebrew-all-700.woff2") /* 267a7ff65251defa */
FILE(face_text_arabic_all_400, "text-arabic-all-400.woff2") /* 356fe645346f4afb */
FILE(face_text_arabic_all_700, "text-arabic-all-700.woff2") /* 800626d7415ac61b */
FILE(face_sans_arabic_all_400, "sans-arabic-all-400.woff2") /* c64918a9d45f7553 */
FILE(face_sans_arabic_all_700, "sans-arabic-all-700.woff2") /* 60122c9ceea6a4e7 */
FILE(face_japanese_kana_400, "japanese-kana-400.woff2") /* 25fb295bc0f13cdc */
FILE(face_japanese_common_400, "japanese-common-400.woff2") /* ed0c94459f71a044 */
FILE(face_japanese_rest_400, "japanese-rest-400.woff2") /* 037a4d66fa387aea */
FILE(face_japanese_kana_700, "japanese-kana-700.woff2") /* b0b90535561a5117 */
FILE(face_japanese_common_700, "japanese-common-700.woff2") /* 65d8d3f1def1681b */
FILE(face_japanese_rest_700, "japanese-rest-700.woff2") /* daff163bbddc2dd6 */

.section .note.GNU-stack,"",%progbits
