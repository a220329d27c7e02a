import Glibc

/// Files piece by piece, for those that need not be in memory as a whole.
extension FileBytes {
    /// Reads a file of any kind but a folder, and hands out its bytes in their order. It is known as an input after that
    /// (`ReadFiles`); what pictures depend on (`InputLog`) is read as a whole.
    /// - Throws: `FileInputError`, or what `body` throws.
    public static func readBlocks(_ path: String, size: Int = 1 << 18, _ body: ([UInt8]) throws -> Void) throws {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(path) }
        defer { _ = close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw failure(path) }
        if status.st_mode & S_IFMT == S_IFDIR {
            errno = EISDIR
            throw failure(path)
        }
        ReadFiles.note(status, path)
        while true {
            guard let block = rest(descriptor, size) else { throw failure(path) }
            if !block.isEmpty { try body(block) }
            if block.count < size { return }
        }
    }
}
