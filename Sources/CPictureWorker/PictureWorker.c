#define _GNU_SOURCE
#include "CPictureWorker.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "HEICReader.h"
#include "Sandbox.h"

static const char name[] = "tinamou-picture-worker";

const char *CPictureWorkerName(void) { return name; }

// The limit of a decoder's output on the standard error.
enum { MostWrittenBytes = 64 << 10 };

static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit values = {soft, hard};
  setrlimit(resource, &values);
}

static int run(char **words) {
  execv(words[0], words);
  fprintf(stderr, "%s: %s\n", words[0], strerror(errno));
  return CPictureWorkerFailed;
}

static int work(int count, char **words) {
  rlim_t seconds = strtoul(words[1], NULL, 10), bytes = strtoull(words[2], NULL, 10);
  // The soft limit of time sends a signal that can be identified; the hard limit kills the process.
  limit(RLIMIT_CPU, seconds, seconds + 1);
  limit(RLIMIT_AS, bytes, bytes);
  limit(RLIMIT_FSIZE, MostWrittenBytes, MostWrittenBytes);
  limit(RLIMIT_CORE, 0, 0);
  // A font cache that is too large to be written must not end the process.
  signal(SIGXFSZ, SIG_IGN);
  CPictureWorkerSandbox();
  if (strcmp(words[3], "run") == 0) return run(words + 4);
  if (strcmp(words[3], "heic") == 0 && count == 6) return CHEICDecode(words[4], strtoul(words[5], NULL, 10));
  return CPictureWorkerFailed;
}

// Runs before `main`, and before any Swift code.
__attribute__((constructor)) static void becomeWorker(int count, char **words) {
  if (count < 5 || strcmp(words[0], name) != 0) return;
  int status = work(count, words);
  fflush(NULL);
  _exit(status);
}
