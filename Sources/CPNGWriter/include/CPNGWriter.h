#ifndef CPNGWRITER_H
#define CPNGWRITER_H
#endif
