// ICU's headers are read by CUnicode alone.
