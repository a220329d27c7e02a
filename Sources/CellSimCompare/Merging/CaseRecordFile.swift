import CellSimProcess

/// Stores records in a `SpoolFile`, each preceded by its length.
struct CaseRecordFile {
    let file: SpoolFile

    init() throws { file = try SpoolFile() }

    func append(_ record: some Collection<UInt8>) throws {
        try file.append((0..<4).map { UInt8(truncatingIfNeeded: record.count >> (8 * $0)) })
        try file.append(record)
    }

    /// Reads records sequentially.
    struct Reader {
        private let file: SpoolFile
        private var offset: Int
        private let end: Int
        private let blockSize: Int
        private var buffer: ArraySlice<UInt8> = []

        /// Creates a reader for a range of the file.
        /// - Parameter block: The number of bytes to read at once. Longer records are read completely.
        init(_ records: CaseRecordFile, _ range: Range<Int>, block: Int) {
            (file, offset, end, self.blockSize) = (records.file, range.lowerBound, range.upperBound, block)
        }

        /// Returns the next record; nil at the end.
        mutating func next() throws -> ArraySlice<UInt8>? {
            guard try fill(4) else { return nil }
            let count = buffer.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            buffer = buffer.dropFirst(4)
            guard try fill(count) else { return nil }
            defer { buffer = buffer.dropFirst(count) }
            return buffer.prefix(count)
        }

        /// Fills the buffer with at least `count` bytes. Returns false if the file ends before that.
        private mutating func fill(_ count: Int) throws -> Bool {
            guard buffer.count < count else { return true }
            let more = try file.read(at: offset, count: min(max(blockSize, count - buffer.count), end - offset))
            offset += more.count
            buffer = buffer.isEmpty ? more[...] : buffer + more
            return buffer.count >= count
        }
    }

    /// Calls a closure with each record, in order.
    func forEach(_ body: (ArraySlice<UInt8>) throws -> Void) throws {
        var reader = Reader(self, 0..<file.count, block: 1 << 16)
        while let record = try reader.next() { try body(record) }
    }
}
