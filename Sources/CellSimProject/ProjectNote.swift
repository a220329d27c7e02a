/// A message about a project's files, with a file and line.
public struct ProjectNote: Hashable, Sendable, CustomStringConvertible {
    /// The severity.
    public enum Severity: String, Sendable { case error, warning, note }

    /// The severity.
    public let severity: Severity
    /// The file concerned.
    public let file: String
    /// The line, from 1; nil for the whole file.
    public let line: Int?
    /// The problem and the remedy.
    public let message: String

    /// Creates a note about a file or one of its lines.
    public init(_ severity: Severity, _ file: String, _ line: Int? = nil, _ message: String) {
        (self.severity, self.file, self.line, self.message) = (severity, file, line, message)
    }

    public var description: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(severity.rawValue): \(message)"
    }
}

/// The reason why a project can't be used at all.
public struct ProjectError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, its location and the remedy.
    public let note: ProjectNote

    /// Creates an error in a file or one of its lines.
    public init(_ file: String, _ line: Int? = nil, _ message: String) {
        note = ProjectNote(.error, file, line, message)
    }

    public var description: String { note.description }
}

/// The notes of a project, each once, in the order of creation.
final class ProjectNotes {
    private(set) var all: [ProjectNote] = []
    private var known: Set<ProjectNote> = []

    /// Adds a note unless another one has the same text: several targets may share a file of settings.
    func add(_ note: ProjectNote) {
        guard !all.contains(where: { $0.file == note.file && $0.message == note.message }) else { return }
        add(note.severity, note.file, note.line, note.message)
    }

    func add(_ severity: ProjectNote.Severity, _ file: String, _ line: Int? = nil, _ message: String) {
        let note = ProjectNote(severity, file, line, message)
        if known.insert(note).inserted { all.append(note) }
    }
}
