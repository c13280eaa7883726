#ifndef SANDBOX_H
#define SANDBOX_H

// Prevents this process, and programs it executes, from opening sockets, and ends them with the process that started them.
// Where the kernel does not support this, decoders still receive nothing that names another file.
void CPictureWorkerSandbox(void);

#endif
