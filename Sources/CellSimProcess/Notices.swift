import CellSimEscaping
import Glibc
import Synchronization

/// A message on standard error about something that was created, such as an unreadable string table.
///
/// Code that caches the result, in memory or in a file, also stores its messages (`gathering`). It prints them again
/// (`again`) when it reuses the result. The output is therefore the same with and without the cache.
public struct Notice: Hashable, Sendable {
    /// How often a notice is printed.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// Once per process.
        case once
        /// Every time.
        case each
        /// Once per process, at most 100 of them: names of symbols.
        case symbol
        /// Once per process, at most 100 of them: features of fonts.
        case feature
        /// Once per process, at most 200 of them: problems with image files.
        case image
        /// Once per process: missing libraries, which change texts.
        case library

        /// The maximum number of different messages.
        fileprivate var most: Int {
            switch self {
            case .once, .each, .library: .max
            case .symbol, .feature: 100
            case .image: 200
            }
        }
    }

    /// How often it is printed.
    public var kind: Kind
    /// The text, without a final line break.
    public var text: String

    /// Creates a notice of one line, printed as often as its kind determines.
    public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

    private final class Gatherer: Sendable {
        let found = Mutex<[Notice]>([])
        let outer: Gatherer?
        init(outer: Gatherer?) { self.outer = outer }
    }

    @TaskLocal private static var gatherer: Gatherer?
    static let reported = Mutex<[Kind: Set<String>]>([:])
    static let isOneLoose = Atomic<Bool>(false)

    /// Whether a notice was printed that no call of `gathering` collected.
    public static var isLoose: Bool { isOneLoose.load(ordering: .relaxed) }

    /// Prints a notice on standard error, as often as its kind determines. `gathering` collects it in any case.
    /// - Parameter text: one or several lines. Control sequences for terminals and build servers are escaped.
    public static func report(_ kind: Kind = .once, _ text: String) { again([Notice(kind, text)]) }

    /// Prints notices that were gathered before.
    public static func again(_ notices: [Notice]) {
        guard !notices.isEmpty else { return }
        if gatherer == nil { isOneLoose.store(true, ordering: .relaxed) }
        var current = gatherer
        while let one = current {
            one.found.withLock { found in
                for notice in notices where notice.kind == .each || !found.contains(notice) { found.append(notice) }
            }
            current = one.outer
        }
        for notice in notices where isToBeReported(notice) {
            let lines = Array((Escaping.lines(notice.text).joined(separator: "\n") + "\n").utf8)
            _ = unsafe lines.withUnsafeBytes { unsafe AtomicFile.writeAll($0, to: STDERR_FILENO) }
        }
    }

    /// Performs work and returns its notices on this thread, including those that weren't printed because they were printed before.
    public static func gathering<Result>(_ work: () throws -> Result) rethrows -> (result: Result, notices: [Notice]) {
        let own = Gatherer(outer: gatherer)
        let result = try $gatherer.withValue(own) { try work() }
        return (result, own.found.withLock { $0 })
    }

    private static func isToBeReported(_ notice: Notice) -> Bool {
        if notice.kind == .each { return true }
        return reported.withLock {
            guard $0[notice.kind]?.count ?? 0 < notice.kind.most else { return false }
            return $0[notice.kind, default: []].insert(notice.text).inserted
        }
    }
}
