// This target has no code. Building it builds every module of the library for apps (`make library`).
