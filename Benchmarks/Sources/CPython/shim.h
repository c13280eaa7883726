// Only the compiler flags of python3-embed are wanted, for CKiwi.
