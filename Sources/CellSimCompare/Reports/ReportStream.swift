/// A report whose cases come one after the other, as often as they are asked for: there may be more than memory holds.
public struct ReportStream {
    /// All but the cases; verdict, counts and sums are of all of them.
    public let summary: Report
    /// How many cases there are.
    public let count: Int
    private let source: (_ body: (ReportCase) throws -> Void) throws -> Void

    /// The cases of a report.
    public init(_ report: Report) {
        var summary = report
        summary.cases = []
        self.init(summary: summary, count: report.cases.count) { body in try report.cases.forEach(body) }
    }

    /// - Parameter source: hands out the cases, in the same order each time.
    init(
        summary: Report, count: Int, source: @escaping (_ body: (ReportCase) throws -> Void) throws -> Void
    ) {
        (self.summary, self.count, self.source) = (summary, count, source)
    }

    /// Hands out the cases in their order.
    /// - Throws: `FileOutputError` where they wait on the disk and it cannot be read, or what `body` throws.
    public func forEach(_ body: (ReportCase) throws -> Void) throws { try source(body) }

    /// The report with all cases in memory.
    /// - Throws: as `forEach`.
    public func report() throws -> Report {
        var report = summary
        report.cases.reserveCapacity(count)
        try forEach { report.cases.append($0) }
        return report
    }

    /// How many cases make a run fail; where changes are shown, only what cannot be read does.
    var failureCount: Int {
        let states = ReportCase.State.allCases.filter {
            summary.showsChanges == true ? $0 == .unreadable : !$0.isGood
        }
        return states.reduce(0) { $0 + summary.counts[$1.rawValue, default: 0] }
    }
}

/// What follows from cases for their report.
struct ReportTally {
    private(set) var count = 0
    private var states: [ReportCase.State: Int] = [:]
    private var differentPixels = 0
    private var incomplete = 0
    private var boxes: [ReportCase.Box]?

    mutating func add(_ one: ReportCase) {
        boxes = count == 0 ? one.boxes : nil
        count += 1
        states[one.state, default: 0] += 1
        if one.lacks?.isEmpty == false { incomplete += 1 }
        let (sum, isTooLarge) = differentPixels.addingReportingOverflow(one.differentPixels)
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
