#define _GNU_SOURCE
#include "CSpawn.h"

int CSpawnCloseFrom(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
