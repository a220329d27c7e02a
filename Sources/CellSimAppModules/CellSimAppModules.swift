// This target contains no code. Building it builds all modules of the library for apps (`make library`).
