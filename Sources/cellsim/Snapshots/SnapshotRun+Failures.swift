import CellSimCompare
import CellSimHost
import CellSimInterfaceBuilder
import Foundation

/// The part of `SnapshotRun` that reports cases that can't be drawn.
extension SnapshotRun {
    /// Returns the result of a case that can't be drawn. Its location is that of the mistake if it is known, otherwise that of the case's
    /// declaration.
    func failedCase(_ snapshotCase: SnapshotPlan.Case, _ error: any Error) -> ReportCase {
        var result = ReportCase(name: snapshotCase.name, state: .unreadable)
        (result.reference, result.message) = (plan.referencePath(snapshotCase), FailureReport.reason(of: error))
        (result.file, result.line) = ErrorLocation(error).map { ($0.file, $0.line) } ?? (plan.path, snapshotCase.line)
        if snapshotCase.isUnresolved { result.isUnresolved = true }
        return result
    }

    /// Returns the error because of which the scenes of a document are unknown.
    static func unresolvedDocumentError(_ snapshotCase: SnapshotPlan.Case) -> any Error {
        do { _ = try CaseDocuments.allScenes(of: snapshotCase.document) } catch { return error }
        return InputError(
            path: snapshotCase.document, "could not be read when the run began, so its scenes are unknown; run again")
    }
}

/// The file and line of a mistake, if an error contains a line of an existing file.
struct ErrorLocation {
    var file: String
    var line: Int

    init?(_ error: any Error) {
        let location: (file: String, line: Int)? =
            switch error {
            case let problem as InputError: (problem.path, problem.line)
            case let problem as InvalidDocument:
                (problem.findings.first { $0.severity == .error } ?? problem.findings.first).map { ($0.file, $0.line) }
            case let problem as DocumentError: (problem.diagnostic.file, problem.diagnostic.line)
            case let problem as DocumentCrash: (problem.path, 1)
            default: nil
            }
        guard let location, FileManager.default.fileExists(atPath: location.file) else { return nil }
        (file, line) = (location.file, max(location.line, 1))
    }
}
