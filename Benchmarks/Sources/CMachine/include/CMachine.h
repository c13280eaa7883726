#ifndef CMACHINE_H
#define CMACHINE_H

#include <stddef.h>

/// Measures work in seconds. On a busy machine the wall clock also counts what other processes do, and the processor
/// clock is too slow to ask for short work: so what took long, or was interrupted, is measured by the latter.
typedef struct {
  double wall, processor;
} Stopwatch;

Stopwatch stopwatch_start(void);
double stopwatch_seconds(Stopwatch start);

/// Seconds on the wall clock, from some beginning.
double wall_clock(void);

/// Bytes that are allocated at the moment.
size_t heap_in_use(void);

/// The allocator keeps memory that it once got from the system, whoever asked for it, and has some from the start.
void heap_keep(void);

/// Sorts what was freed into its bins now, so that the next to allocate does not pay for what another left.
void heap_settle(void);

#endif
