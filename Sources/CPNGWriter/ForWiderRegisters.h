#ifndef FORWIDERREGISTERS_H
#define FORWIDERREGISTERS_H

#include <stdlib.h>  // for whether this is glibc, whose loader can choose

// In front of a function with a loop that the compiler can spread over registers: made once more for processors whose
// registers are wider than those that all have, and chosen when the program is loaded.
#if defined(__x86_64__) && defined(__GLIBC__)
#define FOR_WIDER_REGISTERS __attribute__((target_clones("avx2", "default")))
#else
#define FOR_WIDER_REGISTERS
#endif

#endif
