#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

// Has the new process close every descriptor from `first` on. The C library's own name for it is hidden from Swift.
// Returns 0 or an error number.
int CSpawnCloseFrom(posix_spawn_file_actions_t *actions, int first);

// A file in memory that has no name, empty. Its descriptor is closed when another program takes the process over.
// Returns -1 and sets `errno` when the system gives none.
int CSpawnAnonymousFile(void);

#endif
