/// Something to say of a project's files, at a file and line.
public struct ProjectNote: Hashable, Sendable, CustomStringConvertible {
    /// How much it weighs.
    public enum Severity: String, Sendable { case error, warning, note }

    /// How much it weighs.
    public let severity: Severity
    /// The file that is spoken of.
    public let file: String
    /// Counted from 1; nil where the file as a whole is meant.
    public let line: Int?
    /// What is so, and what to do.
    public let message: String

    /// A note on a file, or on one of its lines.
    public init(_ severity: Severity, _ file: String, _ line: Int? = nil, _ message: String) {
        (self.severity, self.file, self.line, self.message) = (severity, file, line, message)
    }

    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(message)"
    }
}

/// Why a project cannot be worked with at all.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is so, where, and what to do.
    public let note: ProjectNote

    /// An error in a file, or in one of its lines.
    public init(_ file: String, _ line: Int? = nil, _ message: String) {
        note = ProjectNote(.error, file, line, message)
    }

    public var description: String { note.description }
}

/// The notes of one reading, each once, in the order in which they were made.
final class ProjectNotes {
    private(set) var all: [ProjectNote] = []
    private var known: Set<ProjectNote> = []

    func add(_ severity: ProjectNote.Severity, _ file: String, _ line: Int? = nil, _ message: String) {
        let note = ProjectNote(severity, file, line, message)
        if known.insert(note).inserted { all.append(note) }
    }
}
