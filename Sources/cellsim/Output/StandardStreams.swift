import Glibc

/// The standard input, output and error.
enum StandardStreams {
    /// Opens the standard streams that were closed when the program started, so that no other file gets their numbers.
    /// Reading then returns nothing, writing to the standard output fails, and messages are dropped.
    static func open() {
        for (number, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
        where fcntl(number, F_GETFD) < 0 {
            // `open` returns the lowest free number, which is the missing one.
            _ = unsafe Glibc.open("/dev/null", mode)
        }
    }
}
