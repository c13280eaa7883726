#ifndef FORWIDERREGISTERS_H
#define FORWIDERREGISTERS_H

#include <stdlib.h>  // defines __GLIBC__ for glibc, whose loader can choose a clone

// Marks a function with a loop that the compiler can vectorize: it is compiled again for processors with wider registers,
// and the loader chooses the variant.
#if defined(__x86_64__) && defined(__GLIBC__)
#define FOR_WIDER_REGISTERS __attribute__((target_clones("avx2", "default")))
#else
#define FOR_WIDER_REGISTERS
#endif

#endif
