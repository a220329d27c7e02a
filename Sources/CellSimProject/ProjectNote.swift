/// A message about a file in a project and, optionally, a line of it.
public struct ProjectNote: Hashable, Sendable, CustomStringConvertible {
    /// The severity of a note.
    public enum Severity: String, Sendable { case error, warning, note }

    /// The severity.
    public let severity: Severity
    /// The path of the file.
    public let file: String
    /// The line number, starting at 1, or nil for the whole file.
    public let line: Int?
    /// The problem and the suggested fix.
    public let message: String

    /// Creates a note about a file or one of its lines.
    public init(_ severity: Severity, _ file: String, _ line: Int? = nil, _ message: String) {
        (self.severity, self.file, self.line, self.message) = (severity, file, line, message)
    }

    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(message)"
    }
}

/// An error because of which a project can't be used.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, its location and a suggested fix.
    public let note: ProjectNote

    /// Creates an error in a file or one of its lines.
    public init(_ file: String, _ line: Int? = nil, _ message: String) {
        note = ProjectNote(.error, file, line, message)
    }

    public var description: String { note.description }
}

/// Collects the notes about a project in the order of their creation, without duplicates.
final class ProjectNotes {
    private(set) var all: [ProjectNote] = []
    private var added: Set<ProjectNote> = []

    /// Adds a note unless there is one with the same file and message, because several targets can share a configuration file.
    func add(_ note: ProjectNote) {
        guard !all.contains(where: { $0.file == note.file && $0.message == note.message }) else { return }
        add(note.severity, note.file, note.line, note.message)
    }

    func add(_ severity: ProjectNote.Severity, _ file: String, _ line: Int? = nil, _ message: String) {
        let note = ProjectNote(severity, file, line, message)
        if added.insert(note).inserted { all.append(note) }
    }
}
