import CellSimEscaping
import Glibc
import Synchronization

/// What is told on the standard error while something is made, such as a table of texts that cannot be read.
///
/// Whoever keeps what was made, in memory or in a file, keeps its notices too (`gathering`), and tells them again (`again`) when
/// it is used once more: so the same is told whether it was made anew or not.
public struct Notice: Hashable, Sendable {
    /// How often a notice is told.
    public enum Kind: UInt8, CaseIterable, Sendable {
        /// Once a process.
        case once
        /// Whenever there is reason to.
        case each
        /// Once a process, and no more than 100 of them: names of symbols.
        case symbol
        /// Once a process, and no more than 100 of them: features of fonts.
        case feature
        /// Once a process, and no more than 200 of them: what is wrong with files of images.
        case image
        /// Once a process: libraries that are missing, which changes texts.
        case library

        /// How many different ones are told.
        fileprivate var most: Int {
            switch self {
            case .once, .each, .library: .max
            case .symbol, .feature: 100
            case .image: 200
            }
        }
    }

    /// How often it is told.
    public var kind: Kind
    /// The words, without the end of the line.
    public var text: String

    /// Words of one line, told as often as the kind says.
    public init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

    private final class Gatherer: Sendable {
        let found = Mutex<[Notice]>([])
        let outer: Gatherer?
        init(outer: Gatherer?) { self.outer = outer }
    }

    @TaskLocal private static var gatherer: Gatherer?
    static let told = Mutex<[Kind: Set<String>]>([:])
    static let isOneLoose = Atomic<Bool>(false)

    /// Whether something was told that nobody gathered.
    public static var isLoose: Bool { isOneLoose.load(ordering: .relaxed) }

    /// Tells something on the standard error, as often as its kind says. Who gathers gets it in any case.
    /// - Parameter text: of one line or several; what in it commands a terminal or a build server is escaped.
    public static func tell(_ kind: Kind = .once, _ text: String) { again([Notice(kind, text)]) }

    /// Tells what was gathered at another time.
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
        for notice in notices where isToBeTold(notice) {
            let lines = Array((Escaping.lines(notice.text).joined(separator: "\n") + "\n").utf8)
            _ = unsafe lines.withUnsafeBytes { unsafe AtomicFile.writeAll($0, to: STDERR_FILENO) }
        }
    }

    /// Does work, and gives what was told meanwhile on this thread, or would have been had it not been told before.
    public static func gathering<Result>(_ work: () throws -> Result) rethrows -> (result: Result, notices: [Notice]) {
        let own = Gatherer(outer: gatherer)
        let result = try $gatherer.withValue(own) { try work() }
        return (result, own.found.withLock { $0 })
    }

    private static func isToBeTold(_ notice: Notice) -> Bool {
        if notice.kind == .each { return true }
        return told.withLock {
            guard $0[notice.kind]?.count ?? 0 < notice.kind.most else { return false }
            return $0[notice.kind, default: []].insert(notice.text).inserted
        }
    }
}
