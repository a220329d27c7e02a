/// What is wrong with a file of texts.
public struct LanguageFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file's path.
    public let file: String
    /// The line, from 1, where it is known.
    public let line: Int?
    /// What is wrong, and what would help.
    public let message: String

    init(_ file: String, _ line: Int? = nil, _ message: String) {
        (self.file, self.line, self.message) = (file, line, message)
    }

    /// As in `de.lproj/Localizable.strings:4: '=' is missing after a key`.
    public var description: String { "\(file):\(line.map { "\($0):" } ?? "") \(message)" }
}
