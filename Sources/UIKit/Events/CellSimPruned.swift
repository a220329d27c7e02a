import CellSimProcess
import Foundation
import Synchronization

/// What stands in sources of an app in the places of what could not be compiled (`cellsim app`, `cellsim prune`).
///
/// Nothing here is called by apps that are compiled whole.
public enum CellSimPruned {
    private static let told = Mutex<Set<String>>([])

    /// Stands for a body that could not be compiled: says so and traps.
    /// - Parameters:
    ///   - line: the line of the user's file with the compiler's error.
    ///   - cause: the compiler's words.
    ///   - file: the user's file.
    public static func function(_ line: Int, _ cause: String, file: StaticString = #filePath) -> Never {
        // Fatal: what follows was left out; `cellsim app` reports it.
        fatalError("pruned: \(cause)", file: (file), line: UInt(line))
    }

    /// Stands for a statement that could not be compiled: says so once, and does nothing.
    /// - Parameters:
    ///   - line: the line of the user's file with the compiler's error.
    ///   - cause: the compiler's words.
    ///   - file: the user's file.
    public static func statement(_ line: Int, _ cause: String, file: StaticString = #filePath) {
        let words = "\(file):\(line): left out: \(cause)"
        if told.withLock({ $0.insert(words).inserted }) { write(words) }
    }

    /// Whether the user accepted that a test is not run: then it is skipped, else it fails.
    /// - Parameter test: its name, as in `CartTests.testTotal`. `cellsim app` hands the accepted names on in the variable
    ///   `CELLSIM_ACCEPTED_TESTS`, one a line.
    public static func isAccepted(_ test: String) -> Bool { accepted.contains(test) }

    private static let accepted = Set(
        (ProcessInfo.processInfo.environment["CELLSIM_ACCEPTED_TESTS"] ?? "").split(separator: "\n").map(String.init))

    private static func write(_ words: String) { Notice.tell(.each, words) }
}
