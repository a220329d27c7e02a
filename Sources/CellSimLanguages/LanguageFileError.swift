/// An error in a string table file.
public struct LanguageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path.
    public let file: String
    /// The line number, from 1; nil if it is unknown.
    public let line: Int?
    /// The problem and the remedy.
    public let message: String

    init(_ file: String, _ line: Int? = nil, _ message: String) {
        (self.file, self.line, self.message) = (file, line, message)
    }

    /// The text, such as `de.lproj/Localizable.strings:4: '=' is missing after a key`.
    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
