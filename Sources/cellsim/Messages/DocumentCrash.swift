import CellSimInterfaceBuilder
import CellSimProcess

/// An error for a document in which the program crashed before it was restarted.
struct DocumentCrash: Error, CustomStringConvertible {
    var path: String
    var reason: WorkCrash

    /// Creates the error, or returns nil if the program didn't crash in the document.
    /// - Parameters:
    ///   - path: the path of the document.
    ///   - number: the index of the document's work item.
    init?(_ path: String, number: Int) {
        guard let reason = WorkCrash(at: number) else { return nil }
        (self.path, self.reason) = (path, reason)
    }

    /// A description such as `Cell.xib:1: error: …`.
    var description: String { "\(path):1: error: \(reason)" }

    var diagnostic: Diagnostic { Diagnostic(.error, file: path, line: 1, message: "\(reason)", rule: .unreadable) }

    /// Performs work on the only document of a command.
    /// - Throws: `DocumentCrash` if the program crashed in the document earlier.
    static func runGuarded<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
        if let crash = DocumentCrash(path, number: 0) { throw crash }
        return try CurrentWork.performing(0, body)
    }
}
