// For a file that imports both Testing and UIKit, the compiler requires a module with this name, which exists on
// Apple's systems. Here it is empty, so that such files compile.
