import ArgumentParser
import CellSimHost
import CellSimInterfaceBuilder
import CellSimProcess
import Foundation

/// The messages and the exit status for an error. All errors are converted to text here.
struct FailureReport {
    /// The lines to print to standard error.
    var lines: [String]
    var status: Int32

    init(_ error: any Error) {
        switch error {
        case let problem as InvalidInput: (lines, status) = (problem.problems, 3)
        case let problem as DocumentCrash: (lines, status) = ([problem.description], problem.reason.exitCode)
        case let problem as InputOverwriteError: (lines, status) = ([problem.description], 2)
        case let problem as UsageError: (lines, status) = (problem.description.components(separatedBy: "\n"), 2)
        case let problem as FileOutputError: (lines, status) = ([Self.text(of: problem)], 3)
        case let code as ExitCode: (lines, status) = ([], code.rawValue)
        default:
            if let problem = InvalidInput(reason: error) {
                (lines, status) = (problem.problems, 3)
            } else if CellSimCommand.exitCode(for: error) == .validationFailure {
                let message = InvalidValue.addingHint(CellSimCommand.fullMessage(for: error))
                (lines, status) = (message.components(separatedBy: "\n"), 2)
            } else {
                (lines, status) = (["cellsim: error: \(error) (a bug in cellsim)"], 70)
            }
        }
    }

    /// Returns a description of an error as a part of a sentence. For a system error, it consists of the file and the system's message,
    /// without error codes.
    static func reason(of error: any Error) -> String {
        if let problem = error as? FileOutputError { return text(of: problem) }
        guard let error = error as? CocoaError else { return "\(error)" }
        let file =
            unsafe error.userInfo[NSFilePathErrorKey] as? String
            ?? (error.userInfo[NSURLErrorKey] as? URL)?.relativePath
        let cause = unsafe error.userInfo[NSUnderlyingErrorKey] as? NSError
        let isSystem = cause?.domain == NSPOSIXErrorDomain
        let reason =
            isSystem
            ? unsafe String(cString: strerror(Int32(truncatingIfNeeded: cause?.code ?? 0))) : error.localizedDescription
        return (file.map { $0 + ":1: error: " } ?? "") + reason
    }

    /// Returns a description such as `a.png:1: error: cannot be written: File too large; raise …`.
    private static func text(of error: FileOutputError) -> String {
        "\(error.path):1: error: cannot be written: \(error.reason)"
            + (remedy(for: error.reason).map { "; \($0)" } ?? "")
    }

    /// Returns a suggested fix for a system error, or nil if there is none.
    private static func remedy(for reason: String) -> String? {
        switch reason {
        case "No space left on device", "Disk quota exceeded": "free some space, or write elsewhere"
        case "File too large": "raise the limit on the size of files (ulimit -f)"
        case "Too many open files": "raise the limit on open files (ulimit -n)"
        case "Read-only file system", "Permission denied", "Not a directory", "No such file or directory":
            "choose another location"
        case "Bad file descriptor": "leave it open, or name a file"
        case "Broken pipe": "the reader ended before everything was written"
        default: nil
        }
    }
}
