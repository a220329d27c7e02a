/// What was given cannot be worked with; nothing was written. Each problem is a line for the standard error.
struct InvalidInput: Error {
    var problems: [String]

    init(_ problems: [String]) { self.problems = problems }
    init(_ problem: some CustomStringConvertible) { problems = [problem.description] }
}
