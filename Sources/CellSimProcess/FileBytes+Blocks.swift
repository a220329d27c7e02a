import Glibc

/// The part of `FileReader` that reads files in blocks, if they don't need to be in memory as a whole.
extension FileReader {
    /// Reads a file like `read` and passes its bytes to `body` in order. Afterwards, the file counts as an input
    /// (`InputRegistry`). Files on which pictures depend (`InputLog`) are read as a whole.
    /// - Throws: `FileInputError`, or errors of `body`.
    public static func readBlocks(_ path: String, size: Int = 1 << 18, _ body: ([UInt8]) throws -> Void) throws {
        let file = try InputFile(path)
        defer { _ = close(file.descriptor) }
        InputRegistry.record(file.status, path)
        if !file.start.isEmpty { try body(file.start) }
        while true {
            guard let block = readBlock(file.descriptor, size) else { throw failure(path) }
            if !block.isEmpty { try body(block) }
            if block.count < size { return }
        }
    }
}
