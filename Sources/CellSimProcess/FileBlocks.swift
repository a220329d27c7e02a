import Glibc

/// The part of `FileBytes` that reads files in blocks, if they don't need to be in memory as a whole.
extension FileBytes {
    /// Reads a file like `read` and passes its bytes to `body` in order. Afterwards, the file counts as an input
    /// (`ReadFiles`). Files on which pictures depend (`InputLog`) are read as a whole.
    /// - Throws: `FileInputError`, or errors of `body`.
    public static func readBlocks(_ path: String, size: Int = 1 << 18, _ body: ([UInt8]) throws -> Void) throws {
        let opened = try OpenedInput(path)
        defer { _ = close(opened.descriptor) }
        ReadFiles.note(opened.status, path)
        if !opened.start.isEmpty { try body(opened.start) }
        while true {
            guard let block = rest(opened.descriptor, size) else { throw failure(path) }
            if !block.isEmpty { try body(block) }
            if block.count < size { return }
        }
    }
}
