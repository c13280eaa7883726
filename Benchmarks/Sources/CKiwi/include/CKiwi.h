// kiwisolver, Python's binding of the C++ library kiwi, without Python in between: the interpreter is embedded only to
// load the module and to create its objects; the timed calls go directly to the binding's C functions.
#ifndef CKIWI_H
#define CKIWI_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct KiwiSystem KiwiSystem;

/// Loads the module, from `directory` if it is there (NULL: only from Python's search path).
/// Returns NULL, or an error message.
const char *kiwi_start(const char *directory);

/// Valid after kiwi_start.
const char *kiwi_version(void);

/// Creates variables and constraints, and no solver yet. Row `i` has the terms `start[i] ..< start[i + 1]` and means
/// `sum(terms) + constant <relation> 0`, with a relation of -1 (at most), 0 or 1 (at least).
KiwiSystem *kiwi_make(
    int32_t variables, int32_t rows, const int32_t *start, const int32_t *variable, const double *coefficient,
    const double *constant, const int8_t *relation, const double *strength);
void kiwi_free(KiwiSystem *system);

/// Replaces the solver by an empty one.
void kiwi_open(KiwiSystem *system);
void kiwi_close(KiwiSystem *system);

// All of these return the seconds they took, without creating objects; a negative number if a row was rejected.

#define KIWI_REFUSED (-1.0)
#define KIWI_TOO_SLOW (-2.0)

/// Adds rows in this order. Stops with KIWI_TOO_SLOW after `limit` seconds.
double kiwi_add(KiwiSystem *system, const int32_t *rows, size_t count, double limit);
double kiwi_remove(KiwiSystem *system, const int32_t *rows, size_t count);
/// Makes the solver store its values in the variables, where reading one is a load.
double kiwi_update(KiwiSystem *system);

/// Makes a variable editable just below required, and stores the numbers it will get.
bool kiwi_prepare_edits(KiwiSystem *system, int32_t variable, const double *numbers, size_t count);
/// Suggests every number in turn, updating the variables after each.
double kiwi_edit(KiwiSystem *system);

void kiwi_values(KiwiSystem *system, double *values);

#endif
