/// What is wrong with a file that was given, and where.
public struct InputError: Error, Hashable, CustomStringConvertible {
    public var path: String
    /// From 1, which also stands where the whole file is meant.
    public var line: Int
    public var message: String

    public init(path: String, line: Int? = nil, _ message: String) {
        (self.path, self.line, self.message) = (path, line ?? 1, message)
    }

    /// `Cell.xib:12: error: …`.
    public var description: String {
        "\(path):\(line): error: \(message)"
    }
}
