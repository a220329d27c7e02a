/// An error in an input file, with its location.
public struct InputError: Error, Hashable, CustomStringConvertible {
    /// The file's path as specified by the caller.
    public var path: String
    /// The line, starting at 1. It is 1 if the error applies to the entire file.
    public var line: Int
    /// The column in characters, starting at 1; nil if the error applies to the entire line.
    public var column: Int?
    /// The description of the problem.
    public var message: String

    /// Creates an error in a file. Without a line, it applies to the entire file.
    public init(path: String, line: Int? = nil, column: Int? = nil, _ message: String) {
        (self.path, self.line, self.column, self.message) = (path, line ?? 1, column, message)
    }

    /// The error as text, such as `Cell.xib:12: error: …` or `cells.json:12:5: error: …`.
    public var description: String {
        "\(path):\(line)\(column.map { ":\($0)" } ?? ""): error: \(message)"
    }
}
