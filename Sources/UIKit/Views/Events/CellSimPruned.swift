import CellSimProcess
import Foundation
import Synchronization

/// Replacements for app code that couldn't be compiled, inserted by `cellsim app` and `cellsim prune`.
public enum CellSimPruned {
    private static let reportedMessages = Mutex<Set<String>>([])

    /// Replaces a function body that couldn't be compiled. Prints an error and traps.
    /// - Parameters:
    ///   - line: The line of the compiler's error in the app's file.
    ///   - cause: The compiler's message.
    ///   - file: The app's file.
    public static func function(_ line: Int, _ cause: String, file: StaticString = #filePath) -> Never {
        // Fatal: the rest of the function was removed; `cellsim app` reports it.
        fatalError("pruned: \(cause)", file: (file), line: UInt(line))
    }

    /// Replaces a statement that couldn't be compiled. Prints a message once, and does nothing else.
    /// - Parameters:
    ///   - line: The line of the compiler's error in the app's file.
    ///   - cause: The compiler's message.
    ///   - file: The app's file.
    public static func statement(_ line: Int, _ cause: String, file: StaticString = #filePath) {
        let message = "\(file):\(line): left out: \(cause)"
        if reportedMessages.withLock({ $0.insert(message).inserted }) { write(message) }
    }

    /// Returns whether the user accepts that a test can't run. Accepted tests are skipped; others fail.
    /// - Parameter test: The name of the test, for example `CartTests.testTotal`. `cellsim app` passes the accepted
    ///   names in the variable `CELLSIM_ACCEPTED_TESTS`, one per line.
    public static func isAccepted(_ test: String) -> Bool { acceptedTests.contains(test) }

    private static let acceptedTests = Set(
        (ProcessInfo.processInfo.environment["CELLSIM_ACCEPTED_TESTS"] ?? "").split(separator: "\n").map(String.init))

    private static func write(_ message: String) { Notice.report(.each, message) }
}
