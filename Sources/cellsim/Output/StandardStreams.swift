import Glibc

/// Handles closed standard streams.
enum StandardStreams {
    /// Opens the standard streams that were closed when the program started, so that no other file uses their
    /// descriptors. Reading then returns nothing, writing to standard output fails, and messages are dropped.
    static func open() {
        for (descriptor, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
        where fcntl(descriptor, F_GETFD) < 0 {
            // `open` returns the lowest unused descriptor, which is the missing one.
            _ = unsafe Glibc.open("/dev/null", mode)
        }
    }
}
