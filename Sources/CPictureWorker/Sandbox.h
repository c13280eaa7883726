#ifndef SANDBOX_H
#define SANDBOX_H

// From now on, this process and what it becomes can open no socket, and end with the process that started them. Where
// the kernel cannot do that, decoders still get nothing that names another file.
void CPictureWorkerSandbox(void);

#endif
