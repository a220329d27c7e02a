import CellSimProcess
import Foundation

/// The results in the event stream of a run of Swift Testing. Suites are omitted.
struct TestingEvents {
    /// The selected tests by their ids, in the order of the run: module, suite, test, and where it is written.
    private(set) var tests: [String] = []
    /// The tests that began and did not end.
    private(set) var running: [String] = []
    /// The tests that ended, or were skipped.
    private(set) var ended: Set<String> = []
    /// Whether the run came to its own end.
    private(set) var isWhole = false

    private struct Line: Decodable {
        struct Payload: Decodable {
            var kind: String?
            var id: String?
            var testID: String?
        }

        var kind: String
        var payload: Payload
    }

    /// - Parameter bytes: JSON, one object a line. A last line that a crash cut off is ignored.
    init(_ bytes: [UInt8]) {
        var known: Set<String> = []
        for text in bytes.split(separator: 0x0A) {
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(text)) else { continue }
            switch (line.kind, line.payload.kind) {
            case ("test", "function"):
                guard let id = line.payload.id, known.insert(id).inserted else { continue }
                tests.append(id)
            case ("event", "testStarted"):
                if let id = line.payload.testID, known.contains(id) { running.append(id) }
            case ("event", "testEnded"), ("event", "testSkipped"):
                guard let id = line.payload.testID, known.contains(id) else { continue }
                running.removeAll { $0 == id }
                ended.insert(id)
            case ("event", "runEnded"): isWhole = true
            default: break
            }
        }
    }

    /// A test's name for people: the id without the position in the source.
    static func name(_ id: String) -> String { id.split(separator: "/").dropLast().joined(separator: "/") }

    /// A regular expression for `--filter` that matches as many of the first tests as one argument has capacity for.
    static func pattern(of tests: [String]) -> String {
        var (parts, size) = ([String](), 0)
        for test in tests {
            let part = test.replacing(/[\\^$.|?*+(){}\[\]]/) { "\\" + $0.output }
            size += part.utf8.count + 1
            if size > 100_000 { break }
            parts.append(part)
        }
        return "^(?:\(parts.joined(separator: "|")))$"
    }
}
