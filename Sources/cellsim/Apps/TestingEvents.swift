import CellSimProcess
import Foundation

/// The results in the event stream of a Swift Testing run. Suites are ignored.
struct TestingEvents {
    /// The identifiers of the selected tests, in the order of the run. An identifier consists of the module, the suite, the test and the
    /// position in the source.
    private(set) var tests: [String] = []
    /// The tests that have started but not finished.
    private(set) var running: [String] = []
    /// The tests that have finished or were skipped.
    private(set) var endedTests: Set<String> = []
    /// A Boolean value that indicates whether the run ended normally.
    private(set) var isComplete = false

    /// A line of the event stream.
    private struct Line: Decodable {
        struct Payload: Decodable {
            var kind: String?
            var id: String?
            var testID: String?
        }

        var kind: String
        var payload: Payload
    }

    /// Parses an event stream.
    /// - Parameter bytes: JSON with one object per line. A truncated last line, as after a crash, is ignored.
    init(_ bytes: [UInt8]) {
        var testIDs: Set<String> = []
        for text in bytes.split(separator: 0x0A) {
            guard let line = try? JSONDecoder().decode(Line.self, from: Data(text)) else { continue }
            switch (line.kind, line.payload.kind) {
            case ("test", "function"):
                guard let id = line.payload.id, testIDs.insert(id).inserted else { continue }
                tests.append(id)
            case ("event", "testStarted"):
                if let id = line.payload.testID, testIDs.contains(id) { running.append(id) }
            case ("event", "testEnded"), ("event", "testSkipped"):
                guard let id = line.payload.testID, testIDs.contains(id) else { continue }
                running.removeAll { $0 == id }
                endedTests.insert(id)
            case ("event", "runEnded"): isComplete = true
            default: break
            }
        }
    }

    /// Returns the display name of a test: its identifier without the position in the source.
    static func name(_ id: String) -> String { id.split(separator: "/").dropLast().joined(separator: "/") }

    /// Returns a regular expression for `--filter` that matches as many of the first tests as fit into one command-line argument.
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
