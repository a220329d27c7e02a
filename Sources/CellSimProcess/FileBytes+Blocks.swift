import Glibc

/// Reads files in blocks, for callers that don't need the entire file in memory.
extension FileReader {
    /// Reads a file like `read`, and passes its bytes in order to `body`. The file then counts as an input
    /// (`InputRegistry`). Files that affect pictures must be read as a whole (`InputLog`).
    /// - Throws: `FileInputError`, or the errors of `body`.
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
