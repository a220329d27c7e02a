// The compiler needs a module with this name for files that import both Testing and CoreGraphics. It exists on Apple
// platforms, and is empty here.
