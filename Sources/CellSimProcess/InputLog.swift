import Foundation
import Synchronization

/// Records the program's queries to the file system with their responses. As long as the responses are the same, the
/// program draws the same pictures.
///
/// Code that reads a file, lists a folder or checks a path for a picture records the query. Responses that are cached in
/// memory count for all work of the process. Queries that are repeated each time belong to the work that makes them
/// (`recording`). Nothing is recorded before `startRecording`.
public enum InputLog {
    /// A query to the file system.
    public enum Query: Hashable, Sendable {
        /// The content of the file at a path.
        case contents(String)
        /// The names of the items in a folder.
        case names(String)
        /// The type of the file at a path, and the target of a link.
        case pathState(String)

        /// Returns the current response; `ContentDigest.missing` if the path can't be read.
        public func currentResponse() -> ContentDigest {
            switch self {
            case .contents(let path):
                let bytes = InputLog.withoutRecording { try? FileReader.read(path) }
                return bytes.map { ContentDigest($0) } ?? .missing
            case .names(let path):
                let names = try? FileManager.default.contentsOfDirectory(atPath: path)
                return names.map { InputLog.digest(names: $0) } ?? .missing
            case .pathState(let path): return InputLog.digest(location: path)
            }
        }
    }

    /// The responses to queries.
    public typealias Responses = [Query: ContentDigest]

    /// Records the queries of a piece of work.
    private final class Recorder: Sendable {
        let responses = Mutex<Responses>([:])
        /// A Boolean value that indicates whether queries are ignored, even those that would count for the entire process.
        let discardsQueries: Bool
        init(discardsQueries: Bool) { self.discardsQueries = discardsQueries }
    }

    private static let isRecording = Atomic<Bool>(false)
    private static let processResponses = Mutex<Responses>([:])
    @TaskLocal private static var recorder: Recorder?

    /// Starts recording queries.
    public static func startRecording() { isRecording.store(true, ordering: .relaxed) }

    /// The responses that count for all work of the process.
    public static var responses: Responses { processResponses.withLock { $0 } }

    /// Performs work, and returns its result with the queries that it makes each time, and their responses.
    public static func recording<Result>(_ work: () throws -> Result) rethrows -> (result: Result, answers: Responses) {
        let recorder = Recorder(discardsQueries: false)
        let result = try $recorder.withValue(recorder) { try work() }
        return (result, recorder.responses.withLock { $0 })
    }

    /// Performs work without recording its queries.
    public static func withoutRecording<Result>(_ work: () throws -> Result) rethrows -> Result {
        try $recorder.withValue(Recorder(discardsQueries: true)) { try work() }
    }

    /// Records the bytes read from a file.
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - bytes: The content; nil if it can't be read.
    ///   - isKept: Whether the program keeps the bytes for later work.
    static func record(contents path: String, _ bytes: [UInt8]?, isKept: Bool) {
        record(.contents(path), isKept: isKept) { bytes.map { ContentDigest($0) } ?? .missing }
    }

    /// Records the names in a folder; nil if the folder can't be read.
    public static func record(names: [String]?, in folder: String) {
        record(.names(folder), isKept: true) { names.map { digest(names: $0) } ?? .missing }
    }

    /// Records a check of the file type or the link target at a path.
    public static func record(location path: String) {
        record(.pathState(path), isKept: true) { digest(location: path) }
    }

    private static func record(_ query: Query, isKept: Bool, _ response: () -> ContentDigest) {
        guard isRecording.load(ordering: .relaxed) else { return }
        if let recorder, recorder.discardsQueries { return }
        if let recorder, !isKept {
            let answer = response()
            recorder.responses.withLock { if $0[query] == nil { $0[query] = answer } }
            return
        }
        guard processResponses.withLock({ $0[query] == nil }) else { return }
        let answer = response()
        processResponses.withLock { if $0[query] == nil { $0[query] = answer } }
    }

    private static func digest(names: [String]) -> ContentDigest {
        ContentDigest(texts: names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    private static func digest(location path: String) -> ContentDigest {
        var (end, linkStatus) = (stat(), stat())
        guard unsafe lstat(path, &linkStatus) == 0 else { return .missing }
        let targetExists = unsafe stat(path, &end) == 0
        var resolvedPath = ""
        if let realPath = unsafe realpath(path, nil) {
            resolvedPath = unsafe String(cString: realPath)
            unsafe free(realPath)
        }
        return ContentDigest(texts: [
            "\(linkStatus.st_mode & S_IFMT) \(targetExists ? end.st_mode & S_IFMT : 0)", resolvedPath,
        ])
    }
}
