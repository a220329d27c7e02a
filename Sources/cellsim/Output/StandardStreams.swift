import Glibc

/// Prepares the standard streams of the process.
enum StandardStreams {
    /// Opens standard streams that were closed when the program started. Otherwise, other files would use their descriptors. Reading such
    /// a stream returns nothing, writing to standard output fails, and messages are lost.
    static func open() {
        for (descriptor, mode) in [(0, O_RDONLY), (1, O_RDONLY), (2, O_WRONLY)] as [(Int32, Int32)]
        where fcntl(descriptor, F_GETFD) < 0 {
            // `open` returns the lowest unused descriptor, which is that of the closed stream.
            _ = unsafe Glibc.open("/dev/null", mode)
        }
    }
}
