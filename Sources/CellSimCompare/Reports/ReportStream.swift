/// A report that provides its cases one by one, any number of times. The cases may exceed the available memory.
public struct ReportStream {
    /// The report without its cases. The verdict and the counts include all cases.
    public let summary: Report
    /// The number of cases.
    public let count: Int
    private let forEachCase: (_ body: (ReportCase) throws -> Void) throws -> Void

    /// Creates a stream from a report.
    public init(_ report: Report) {
        var summary = report
        summary.cases = []
        self.init(summary: summary, count: report.cases.count) { body in try report.cases.forEach(body) }
    }

    /// Creates a stream from a closure.
    /// - Parameter source: A closure that passes all cases to its argument, in the same order each time.
    init(
        summary: Report, count: Int, source: @escaping (_ body: (ReportCase) throws -> Void) throws -> Void
    ) {
        (self.summary, self.count, self.forEachCase) = (summary, count, source)
    }

    /// Passes the cases to `body` in order.
    /// - Throws: `FileOutputError` if cases stored on disk can't be read, or the errors of `body`.
    public func forEach(_ body: (ReportCase) throws -> Void) throws { try forEachCase(body) }

    /// Returns the report with all cases in memory.
    /// - Throws: The errors of `forEach`.
    public func report() throws -> Report {
        var report = summary
        report.cases.reserveCapacity(count)
        try forEach { report.cases.append($0) }
        return report
    }

    /// The number of failed cases. In a report that shows changes, only unreadable pictures are failures.
    var failureCount: Int {
        let states = ReportCase.State.allCases.filter {
            summary.showsChanges == true ? $0 == .unreadable : !$0.isGood
        }
        return states.reduce(0) { $0 + summary.counts[$1.rawValue, default: 0] }
    }
}

/// Computes the verdict and the counts of a report from its cases.
struct ReportTally {
    private(set) var count = 0
    private var states: [ReportCase.State: Int] = [:]
    private var differentPixels = 0
    private var incomplete = 0
    private var boxes: [ReportCase.Box]?

    mutating func add(_ reportCase: ReportCase) {
        boxes = count == 0 ? reportCase.boxes : nil
        count += 1
        states[reportCase.state, default: 0] += 1
        if reportCase.lacks?.isEmpty == false { incomplete += 1 }
        let (sum, isTooLarge) = differentPixels.addingReportingOverflow(reportCase.differentPixels)
        differentPixels = isTooLarge ? .max : sum
    }

    /// The report, without its cases.
    var report: Report {
        let isUnreadable = states[.unreadable] != nil
        return Report(
            verdict: isUnreadable ? "unreadable" : states.keys.allSatisfy(\.isGood) ? "same" : "different",
            differentPixels: differentPixels, boxes: boxes,
            counts: Dictionary(uniqueKeysWithValues: states.map { ($0.rawValue, $1) }),
            incomplete: incomplete == 0 ? nil : incomplete, cases: [])
    }
}
