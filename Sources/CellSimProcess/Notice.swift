import CellSimEscaping
import Glibc
import Synchronization

/// A message on standard error about a resource, such as an unreadable string table.
///
/// Code that caches a result, in memory or in a file, also stores its messages (`collecting`), and prints them again
/// (`replay`) when it reuses the result. The output is therefore the same with and without the cache.
public struct Notice: Hashable, Sendable {
    /// The number of times that a notice is printed.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// Once per process.
        case once
        /// Every time.
        case each
        /// Once per process, for at most 100 names of symbols.
        case symbol
        /// Once per process, for at most 100 font features.
        case feature
        /// Once per process, for at most 200 problems with image files.
        case image
        /// Once per process, for missing libraries, which change text.
        case library

        /// The maximum number of different messages.
        fileprivate var maximumCount: Int {
            switch self {
            case .once, .each, .library: .max
            case .symbol, .feature: 100
            case .image: 200
            }
        }
    }

    /// The number of times that it is printed.
    public var kind: Kind
    /// The text, without a final line break.
    public var text: String

    /// Creates a notice. Its kind determines how often it is printed.
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

    /// Prints a notice on standard error, as often as its kind allows. `collecting` collects it in any case.
    /// - Parameters:
    ///   - kind: the number of times that it is printed.
    ///   - text: one or several lines. Control sequences for terminals and build servers are escaped.
    public static func report(_ kind: Kind = .once, _ text: String) { replay([Notice(kind, text)]) }

    /// Prints notices that were gathered before.
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

    /// Performs work and returns its notices on this thread, including those that weren't printed again.
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
