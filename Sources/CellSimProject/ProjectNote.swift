/// A message about a file in a project, with an optional line.
public struct ProjectNote: Hashable, Sendable, CustomStringConvertible {
    /// The severity.
    public enum Severity: String, Sendable { case error, warning, note }

    /// The severity.
    public let severity: Severity
    /// The path of the file.
    public let file: String
    /// The line from 1, or nil for the whole file.
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

/// The reason why a project can't be used.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, its location and the suggested fix.
    public let note: ProjectNote

    /// Creates an error in a file or one of its lines.
    public init(_ file: String, _ line: Int? = nil, _ message: String) {
        note = ProjectNote(.error, file, line, message)
    }

    public var description: String { note.description }
}

/// Collects the notes of a project, without duplicates, in the order of creation.
final class ProjectNotes {
    private(set) var all: [ProjectNote] = []
    private var added: Set<ProjectNote> = []

    /// Adds a note unless another one has the same text, because several targets may share a configuration file.
    func add(_ note: ProjectNote) {
        guard !all.contains(where: { $0.file == note.file && $0.message == note.message }) else { return }
        add(note.severity, note.file, note.line, note.message)
    }

    func add(_ severity: ProjectNote.Severity, _ file: String, _ line: Int? = nil, _ message: String) {
        let note = ProjectNote(severity, file, line, message)
        if added.insert(note).inserted { all.append(note) }
    }
}
