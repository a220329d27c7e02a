import CellSimEscaping
import Glibc
import Synchronization

/// A message on standard error about a problem with a resource, such as an unreadable string table.
///
/// Code that caches results, in memory or in files, also stores their notices (`collecting`), and prints them again
/// (`replay`) when it reuses a result. The output is therefore the same with and without a cache.
public struct Notice: Hashable, Sendable {
    /// The rule that limits repeated notices.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// Printed once per process.
        case once
        /// Printed every time.
        case each
        /// Printed once per process, for at most 100 symbol names.
        case symbol
        /// Printed once per process, for at most 100 font features.
        case feature
        /// Printed once per process, for at most 200 problems with image files.
        case image
        /// Printed once per process, for missing libraries, which change text.
        case library

        /// The maximum number of different notices of this kind.
        fileprivate var maximumCount: Int {
            switch self {
            case .once, .each, .library: .max
            case .symbol, .feature: 100
            case .image: 200
            }
        }
    }

    /// The rule that limits repetitions.
    public var kind: Kind
    /// The text, without a final line break.
    public var text: String

    /// Creates a notice. The kind determines how often it is printed.
    public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

    /// Collects the notices of a piece of work.
    private final class Collector: Sendable {
        let notices = Mutex<[Notice]>([])
        let outer: Collector?
        init(outer: Collector?) { self.outer = outer }
    }

    @TaskLocal private static var collector: Collector?
    static let reported = Mutex<[Kind: Set<String>]>([:])
    static let hasReportedUncollected = Atomic<Bool>(false)

    /// A Boolean value that indicates whether a notice was printed outside all calls of `collecting`.
    public static var hasUncollectedNotices: Bool { hasReportedUncollected.load(ordering: .relaxed) }

    /// Prints a notice on standard error as often as its kind permits. `collecting` records it in any case.
    /// - Parameters:
    ///   - kind: The rule that limits repetitions.
    ///   - text: One or more lines. Control sequences for terminals and build servers are escaped.
    public static func report(_ kind: Kind = .once, _ text: String) { replay([Notice(kind, text)]) }

    /// Prints notices that were collected before.
    public static func replay(_ notices: [Notice]) {
        guard !notices.isEmpty else { return }
        if collector == nil { hasReportedUncollected.store(true, ordering: .relaxed) }
        var current = collector
        while let activeCollector = current {
            activeCollector.notices.withLock { collected in
                for notice in notices where notice.kind == .each || !collected.contains(notice) {
                    collected.append(notice)
                }
            }
            current = activeCollector.outer
        }
        for notice in notices where shouldReport(notice) {
            let lines = Array((Escaping.lines(notice.text).joined(separator: "\n") + "\n").utf8)
            _ = unsafe lines.withUnsafeBytes { unsafe AtomicFile.writeAll($0, to: STDERR_FILENO) }
        }
    }

    /// Performs work, and returns its result with the notices of this thread, including those that were not printed again.
    public static func collecting<Result>(_ work: () throws -> Result) rethrows -> (result: Result, notices: [Notice]) {
        let innerCollector = Collector(outer: collector)
        let result = try $collector.withValue(innerCollector) { try work() }
        return (result, innerCollector.notices.withLock { $0 })
    }

    private static func shouldReport(_ notice: Notice) -> Bool {
        if notice.kind == .each { return true }
        return reported.withLock {
            guard $0[notice.kind]?.count ?? 0 < notice.kind.maximumCount else { return false }
            return $0[notice.kind, default: []].insert(notice.text).inserted
        }
    }
}
