#include "CMachine.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/// Work that takes longer was interrupted, or is so long that reading the processor clock does not matter.
static const double LONG = 200e-6;

static double seconds_of(clockid_t clock) {
  struct timespec time;
  clock_gettime(clock, &time);
  return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

double wall_clock(void) { return seconds_of(CLOCK_MONOTONIC); }

Stopwatch stopwatch_start(void) {
  Stopwatch start = {.processor = seconds_of(CLOCK_PROCESS_CPUTIME_ID)};
  start.wall = wall_clock();
  return start;
}

double stopwatch_seconds(Stopwatch start) {
  double wall = wall_clock() - start.wall;
  return wall < LONG ? wall : seconds_of(CLOCK_PROCESS_CPUTIME_ID) - start.processor;
}

size_t heap_in_use(void) {
  struct mallinfo2 information = mallinfo2();
  return information.uordblks + information.hblkhd;
}

void heap_keep(void) {
  mallopt(M_MMAP_MAX, 0);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_TOP_PAD, 64 << 20);
  // A page is allocated only once it is touched.
  size_t size = 128 << 20;
  void *volatile all = malloc(size);
  if (all != NULL) memset(all, 1, size);
  free(all);
}

void heap_settle(void) {
  // A request that no bin can satisfy walks the list of freed chunks, ten thousand at a time.
  for (int i = 0; i < 8; i++) {
    void *volatile large = malloc(48 << 20);
    free(large);
  }
}
