import CellSimHost
import CellSimInterfaceBuilder

/// An error for input that can't be processed. It is thrown before anything is written. Each problem is a line for standard error.
struct InvalidInput: Error {
    var problems: [String]

    init(_ problems: [String]) { self.problems = problems }
    init(_ problem: some CustomStringConvertible) { problems = [problem.description] }

    /// Creates the error from an error in a document or in data. Returns nil for other errors.
    init?(reason error: any Error) {
        switch error {
        case let problem as InputError: self.init(problem)
        case let problem as InvalidDocument: self.init(problem.findings.map(\.description))
        case let problem as DocumentError: self.init(problem)
        default: return nil
        }
    }
}
