#ifndef CHEAP_H
#define CHEAP_H

#include <stddef.h>

/// Bytes that are allocated at the moment.
size_t heap_in_use(void);

/// The allocator keeps memory that it once got from the system, whoever asked for it.
void heap_keep(void);

#endif
