#define _GNU_SOURCE
#include "Sandbox.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

#if defined(__x86_64__)
enum { Architecture = AUDIT_ARCH_X86_64 };
#else
enum { Architecture = AUDIT_ARCH_AARCH64 };
#endif

// Calls of the x32 interface of x86-64 have this bit; AArch64 has no call beyond it.
enum { FirstForeignCall = 0x40000000 };

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(action) BPF_STMT(BPF_RET | BPF_K, action)
#define REFUSE(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), ANSWER(SECCOMP_RET_ERRNO | EACCES)

void CPictureWorkerSandbox(void) {
  struct sock_filter rules[] = {
    LOAD(arch),
    BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, Architecture, 1, 0),
    ANSWER(SECCOMP_RET_ERRNO | EACCES),
    LOAD(nr),
    BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FirstForeignCall, 0, 1),
    ANSWER(SECCOMP_RET_ERRNO | EACCES),
    REFUSE(__NR_socket),
    REFUSE(__NR_socketpair),
    REFUSE(__NR_connect),
    // io_uring requests can open sockets, too.
    REFUSE(__NR_io_uring_setup),
    REFUSE(__NR_ptrace),
    ANSWER(SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {sizeof rules / sizeof rules[0], rules};
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0) prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else

void CPictureWorkerSandbox(void) {}

#endif
