/// What is wrong with a file that was given, and where.
public struct InputError: Error, Hashable, CustomStringConvertible {
    /// The file's path as it was given.
    public var path: String
    /// From 1, which also stands where the whole file is meant.
    public var line: Int
    /// From 1, in characters; nil where the whole line is meant.
    public var column: Int?
    /// What is wrong, in words.
    public var message: String

    /// A mistake in a file; without a line the whole file is meant.
    public init(path: String, line: Int? = nil, column: Int? = nil, _ message: String) {
        (self.path, self.line, self.column, self.message) = (path, line ?? 1, column, message)
    }

    /// `Cell.xib:12: error: …`, or `cells.json:12:5: error: …`.
    public var description: String {
        "\(path):\(line)\(column.map { ":\($0)" } ?? ""): error: \(message)"
    }
}
