/// Merges the results of several runs, such as all shards of one run. Uses a few megabytes of memory and stores the
/// remaining cases on disk.
public struct ReportMerger {
    /// An added report without its cases.
    private struct AddedReport {
        var path: String
        var shard: Report.Shard?
        /// The number of its first case.
        var start: Int
    }

    private var addedReports: [AddedReport] = []
    private var sorter: CaseSorter
    private var isFiltered = false

    /// Creates a merger without reports.
    /// - Parameter memory: The maximum size of the cases to sort in memory, in bytes.
    public init(memory: Int = 4 << 20) { sorter = CaseSorter(limit: memory) }

    /// Adds a report that `--reporter json` wrote.
    /// - Throws: `ReportError`, or `FileOutputError` if the disk is full.
    public mutating func add(report path: String) throws {
        let start = sorter.count
        let frame = try Report.read(path) { try add(cases: $0) }
        finishReport(path, frame, start)
    }

    /// Adds the results that test runs stored in a folder. Messages use `path` as its name.
    /// - Throws: `ReportError`, or `FileOutputError` if the disk is full.
    public mutating func add(folder: ResultsFolder, path: String) throws {
        let start = sorter.count
        try folder.forEach { try add(cases: $0) }
        let wasFiltered = try folder.processes().contains(where: \.isFiltered)
        finishReport(path, Report(cases: [], isFiltered: wasFiltered), start)
    }

    /// Adds a report from memory.
    /// - Throws: `FileOutputError` if the disk is full.
    public mutating func add(_ report: Report, path: String) throws {
        let start = sorter.count
        try add(cases: report.cases)
        finishReport(path, report, start)
    }

    private mutating func add(cases: [ReportCase]) throws { for reportCase in cases { try sorter.add(reportCase) } }

    private mutating func finishReport(_ path: String, _ frame: Report, _ start: Int) {
        addedReports.append(AddedReport(path: path, shard: frame.shard, start: start))
        isFiltered = isFiltered || frame.isFiltered == true
    }

    /// Returns the merged report, with cases sorted by name.
    /// - Throws: `ReportError` if a case or a shard appears twice, or if a shard is missing or belongs to another division;
    ///   `FileOutputError` if the disk is full.
    public consuming func merged() throws -> ReportStream {
        var tally = ReportTally()
        var last: (name: String, number: Int)?
        var duplicate: (name: String, number: Int, other: Int)?
        var casesInMemory: [ReportCase] = []
        let sorted = sorter.isInMemory ? nil : try CaseRecordFile()
        try sorter.forEachSorted { head, record in
            if let last, last.name == head.name, head.number < duplicate?.number ?? .max {
                duplicate = (head.name, head.number, last.number)
            }
            last = (head.name, head.number)
            let reportCase = head.decode()
            tally.add(reportCase)
            if let sorted { try sorted.append(record) } else { casesInMemory.append(reportCase) }
        }
        try checkForDuplicates(duplicate)
        try checkShardsAreComplete()
        var summary = tally.report
        summary.isFiltered = isFiltered ? true : nil
        guard let sorted else {
            summary.cases = casesInMemory
            return ReportStream(summary)
        }
        return ReportStream(summary: summary, count: tally.count) { body in
            try sorted.forEach { try body(CaseRecordReader($0).decode()) }
        }
    }

    /// Throws an error for the first duplicate case or shard, in the order in which reports were added.
    private func checkForDuplicates(_ duplicate: (name: String, number: Int, other: Int)?) throws {
        func reportIndex(_ number: Int) -> Int { (addedReports.lastIndex { $0.start <= number }) ?? 0 }
        var shards: [Int: String] = [:]
        let duplicateIndex = duplicate.map { reportIndex($0.number) }
        for (index, report) in addedReports.enumerated() {
            if let duplicate, index == duplicateIndex {
                throw ReportError(
                    path: report.path,
                    reason: "the case '\(duplicate.name)' is also in \(addedReports[reportIndex(duplicate.other)].path)"
                )
            }
            guard let shard = report.shard else { continue }
            if let other = shards.updateValue(report.path, forKey: shard.index) {
                throw ReportError(path: report.path, reason: "\(other) is also shard \(shard.index)")
            }
        }
    }

    /// Throws an error unless the reports are all shards of the same division.
    private func checkShardsAreComplete() throws {
        guard let count = addedReports.lazy.compactMap({ $0.shard?.count }).first else { return }
        for report in addedReports where report.shard?.count != count {
            throw ReportError(path: report.path, reason: "is not one of \(count) shards")
        }
        let shards = Set(addedReports.compactMap { $0.shard?.index })
        let missingShards = Array((1...max(1, count)).lazy.filter { !shards.contains($0) }.prefix(20))
        guard !missingShards.isEmpty else { return }
        let more = max(0, count - shards.count - missingShards.count)
        let list = missingShards.map(String.init).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        throw ReportError(path: addedReports[0].path, reason: "\(count) shards expected; missing: \(list)")
    }
}
