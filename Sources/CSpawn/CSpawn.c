#define _GNU_SOURCE
#include "CSpawn.h"

#include <stdio.h>
#include <sys/mman.h>

int CSpawnCloseFrom(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int CSpawnAnonymousFile(void) { return memfd_create("tinamou", MFD_CLOEXEC); }
