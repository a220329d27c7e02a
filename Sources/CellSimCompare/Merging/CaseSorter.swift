/// Sorts any number of cases by name. Above a memory limit, writes sorted runs to disk and merges them (external merge sort).
struct CaseSorter {
    private struct Entry {
        var name: String
        var number: Int
        var range: Range<Int>
    }

    private let limit: Int
    private var bytes: [UInt8] = []
    private var entries: [Entry] = []
    private var records: CaseRecordFile?
    private var runs: [Range<Int>] = []
    /// The number of cases.
    private(set) var count = 0

    /// Creates a sorter.
    /// - Parameter limit: The maximum size of a run, in bytes.
    init(limit: Int) { self.limit = limit }

    /// A Boolean value that indicates whether all cases are in memory.
    var isInMemory: Bool { runs.isEmpty }

    /// Adds a case.
    /// - Throws: `FileOutputError`.
    mutating func add(_ reportCase: ReportCase) throws {
        let start = bytes.count
        bytes += CaseRecord.encode(reportCase, number: count)
        entries.append(Entry(name: reportCase.name, number: count, range: start..<bytes.count))
        count += 1
        if bytes.count >= limit { try endRun() }
    }

    private mutating func endRun() throws {
        let records = try self.records ?? CaseRecordFile()
        self.records = records
        let start = records.file.count
        sortEntries()
        for entry in entries { try records.append(bytes[entry.range]) }
        runs.append(start..<records.file.count)
        bytes.removeAll(keepingCapacity: true)
        entries.removeAll(keepingCapacity: true)
    }

    private mutating func sortEntries() { entries.sort { ($0.name, $0.number) < ($1.name, $1.number) } }

    /// Calls a closure with the records of all cases, sorted by name. Cases with the same name stay in the order in which
    /// they were added.
    /// - Throws: `FileOutputError`, or the errors of `body`.
    mutating func forEachSorted(_ body: (CaseRecordReader, ArraySlice<UInt8>) throws -> Void) throws {
        guard !runs.isEmpty else {
            sortEntries()
            for entry in entries { try body(CaseRecordReader(bytes[entry.range]), bytes[entry.range]) }
            return
        }
        if !entries.isEmpty { try endRun() }
        (bytes, entries) = ([], [])
        guard let records else { return }
        let blockSize = min(1 << 16, max(1 << 12, (1 << 24) / runs.count))
        var heap = RunHeap()
        for run in runs { try heap.add(CaseRecordFile.Reader(records, run, block: blockSize)) }
        while let first = heap.first {
            try body(first.head, first.record)
            try heap.advance()
        }
    }
}

/// A binary heap of runs, ordered by their next record.
private struct RunHeap {
    struct Run {
        var reader: CaseRecordFile.Reader
        var head: CaseRecordReader
        var record: ArraySlice<UInt8>

        static func < (a: Run, b: Run) -> Bool { (a.head.name, a.head.number) < (b.head.name, b.head.number) }
    }

    private var runs: [Run] = []

    var first: Run? { runs.first }

    mutating func add(_ reader: CaseRecordFile.Reader) throws {
        var reader = reader
        guard let record = try reader.next() else { return }
        runs.append(Run(reader: reader, head: CaseRecordReader(record), record: record))
        var index = runs.count - 1
        while index > 0, runs[index] < runs[(index - 1) / 2] {
            runs.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// Advances the first run to its next record and restores the heap order.
    mutating func advance() throws {
        if let record = try runs[0].reader.next() {
            (runs[0].head, runs[0].record) = (CaseRecordReader(record), record)
        } else {
            runs.swapAt(0, runs.count - 1)
            runs.removeLast()
        }
        var index = 0
        while true {
            var smallest = index
            for child in [2 * index + 1, 2 * index + 2] where child < runs.count && runs[child] < runs[smallest] {
                smallest = child
            }
            guard smallest != index else { return }
            runs.swapAt(index, smallest)
            index = smallest
        }
    }
}
