#ifndef CMACHINE_H
#define CMACHINE_H

#include <stddef.h>

/// Measures work in seconds. On a busy machine the wall clock also counts what other processes do, and reading the processor
/// clock takes too long for short work. So long or interrupted work is measured by the processor clock.
typedef struct {
  double wall, processor;
} Stopwatch;

Stopwatch stopwatch_start(void);
double stopwatch_seconds(Stopwatch start);

/// Returns the time on the wall clock in seconds.
double wall_clock(void);

/// Returns the number of allocated bytes.
size_t heap_in_use(void);

/// Makes the allocator keep memory from the system, whichever side requested it, and reserves some at the start.
void heap_keep(void);

/// Sorts freed memory into its bins immediately, so that the next allocation does not pay for it.
void heap_settle(void);

#endif
