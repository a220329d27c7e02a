/// A problem with an input file, and its location.
public struct InputError: Error, Hashable, CustomStringConvertible {
    /// The file's path, as the caller passed it.
    public var path: String
    /// The line, from 1. It is 1 if the problem concerns the whole file.
    public var line: Int
    /// The column in characters from 1, or nil for the whole line.
    public var column: Int?
    /// The description of the problem.
    public var message: String

    /// Creates an error in a file. Without a line, the error applies to the whole file.
    public init(path: String, line: Int? = nil, column: Int? = nil, _ message: String) {
        (self.path, self.line, self.column, self.message) = (path, line ?? 1, column, message)
    }

    /// A text such as `Cell.xib:12: error: …` or `cells.json:12:5: error: …`.
    public var description: String {
        "\(path):\(line)\(column.map { ":\($0)" } ?? ""): error: \(message)"
    }
}
