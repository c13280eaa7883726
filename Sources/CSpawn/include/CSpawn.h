#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

// Makes the new process close every descriptor from `first` on. The C library's own name for it is hidden from Swift.
// Returns 0 or an error number.
int CSpawnCloseFrom(posix_spawn_file_actions_t *actions, int first);

// Creates an empty file in memory without a name. Its descriptor is closed when the process executes another program.
// Returns -1 and sets `errno` if the system provides none.
int CSpawnAnonymousFile(void);

#endif
