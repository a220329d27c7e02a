// A file that imports both Testing and CoreGraphics makes the compiler look for a module of this name, which Apple's systems
// have. Here it has nothing to add; being there lets such files compile.
