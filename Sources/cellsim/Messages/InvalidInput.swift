import CellSimHost
import CellSimInterfaceBuilder

/// Input that cannot be processed; nothing was written. Each problem is a line for the standard error.
struct InvalidInput: Error {
    var problems: [String]

    init(_ problems: [String]) { self.problems = problems }
    init(_ problem: some CustomStringConvertible) { problems = [problem.description] }

    /// The problem of a document or of data; `nil` for errors of any other kind.
    init?(reason error: any Error) {
        switch error {
        case let problem as InputError: self.init(problem)
        case let problem as InvalidDocument: self.init(problem.findings.map(\.description))
        case let problem as DocumentError: self.init(problem)
        default: return nil
        }
    }
}
