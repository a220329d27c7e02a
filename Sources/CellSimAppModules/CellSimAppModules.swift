// Nothing of its own: building this target builds every module of the library for apps (`make library`).
