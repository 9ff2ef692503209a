/* The floor: every Markdown file of a folder read, parsed by cmark and written as HTML, on one
   thread, and nothing else.  cc -O2 floor.c -lcmark -o floor && ./floor IN OUT
   With 'tiny' behind it, it is parsed, and a few bytes are written in place of its HTML. */

#include <cmark.h>
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *what) {
  perror(what);
  exit(74);
}

/* The bytes of a file, with a zero behind them. */
static char *contents(int folder, const char *name, size_t *size) {
  struct stat status;
  int file = openat(folder, name, O_RDONLY);
  if (file < 0 || fstat(file, &status) != 0) fail(name);
  char *bytes = malloc((size_t)status.st_size + 1);
  ssize_t count = read(file, bytes, (size_t)status.st_size);
  if (count != status.st_size) fail(name);
  bytes[count] = 0;
  *size = (size_t)count;
  close(file);
  return bytes;
}

/* Where the text begins, behind the front matter. */
static size_t beginning(const char *bytes) {
  if (strncmp(bytes, "---\n", 4) != 0) return 0;
  const char *end = strstr(bytes + 3, "\n---\n");
  return end ? (size_t)(end + 5 - bytes) : 0;
}

/* The HTML of a text; or next to nothing, once the text is parsed. */
static char *rendered(const char *text, size_t size, int tiny) {
  if (!tiny) return cmark_markdown_to_html(text, size, CMARK_OPT_DEFAULT);
  cmark_node *document = cmark_parse_document(text, size, CMARK_OPT_DEFAULT);
  cmark_node_free(document);
  return strdup("<!doctype html><title>read</title>\n");
}

int main(int argc, char **argv) {
  int tiny = argc == 4 && strcmp(argv[3], "tiny") == 0;
  if (argc != 3 && !tiny) return 64;
  mkdir(argv[2], 0777);
  DIR *stream = opendir(argv[1]);
  int output = open(argv[2], O_RDONLY | O_DIRECTORY);
  if (!stream || output < 0) fail("folders");
  for (struct dirent *entry; (entry = readdir(stream));) {
    char name[sizeof entry->d_name + 5];
    char *ending = strrchr(entry->d_name, '.');
    if (!ending || strcmp(ending, ".md") != 0) continue;
    size_t size;
    char *bytes = contents(dirfd(stream), entry->d_name, &size);
    size_t start = beginning(bytes);
    char *html = rendered(bytes + start, size - start, tiny);
    snprintf(name, sizeof name, "%.*s.html", (int)(ending - entry->d_name), entry->d_name);
    int file = openat(output, name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    ssize_t length = (ssize_t)strlen(html);
    if (file < 0 || write(file, html, (size_t)length) != length) fail(name);
    close(file);
    free(html);
    free(bytes);
  }
  return 0;
}
