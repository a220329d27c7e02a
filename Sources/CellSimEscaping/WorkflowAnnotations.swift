/// Annotations for GitHub's workflows, of which a step shows ten of a kind: the others are lines of the log, and counted.
public struct WorkflowAnnotations: Sendable {
    /// The kinds of annotations, by the names of their commands.
    public enum Kind: String, Sendable {
        /// What makes the step fail.
        case error
        /// What does not.
        case warning
        /// What is worth knowing.
        case notice
    }

    /// Of each kind a step shows so many.
    public static let limit = 10

    private struct One: Sendable {
        var kind: Kind
        var command: String
        var plain: String
    }

    private var all: [One] = []
    private var last: One?

    /// No annotations yet.
    public init() {}

    /// Adds an annotation.
    /// - Parameters:
    ///   - message: of one line or several.
    ///   - plain: the line that the log has where the annotation would not be shown.
    public mutating func add(
        _ kind: Kind, file: String?, line: Int?, title: String, message: String, plain: String
    ) {
        all.append(WorkflowAnnotations.one(kind, file, line, title, message, plain))
    }

    /// Sets a notice that comes last and is always shown.
    public mutating func end(title: String, message: String) {
        last = WorkflowAnnotations.one(.notice, nil, nil, title, message, message)
    }

    private static func one(
        _ kind: Kind, _ file: String?, _ line: Int?, _ title: String, _ message: String, _ plain: String
    ) -> One {
        var properties: [String] = []
        if let file { properties.append("file=\(Escaping.workflowProperty(file))") }
        if let line { properties.append("line=\(line)") }
        properties.append("title=\(Escaping.workflowProperty(title))")
        let command = "::\(kind.rawValue) \(properties.joined(separator: ","))::\(Escaping.workflowMessage(message))"
        return One(kind: kind, command: command, plain: Escaping.line(plain))
    }

    /// The commands, a line each, and lines of the log among them; empty, or ending with a line's end.
    public var text: String {
        var counts: [Kind: Int] = [:]
        for one in all { counts[one.kind, default: 0] += 1 }
        if last != nil { counts[.notice, default: 0] += 1 }
        // Where a kind has too many, the tenth annotation tells how many there are.
        let shown = counts.mapValues { $0 <= WorkflowAnnotations.limit ? $0 : WorkflowAnnotations.limit - 1 }
        var seen: [Kind: Int] = last == nil ? [:] : [.notice: 1]
        var lines: [String] = []
        for one in all {
            seen[one.kind, default: 0] += 1
            lines.append(seen[one.kind, default: 0] <= shown[one.kind, default: 0] ? one.command : one.plain)
        }
        for kind in [Kind.error, .warning, .notice] {
            guard let count = counts[kind], let some = shown[kind], count > some else { continue }
            let words = "and \(count - some) more \(kind.rawValue)s: the step's log has them all"
            lines.append("::\(kind.rawValue) title=cellsim::\(words)")
        }
        if let last { lines.append(last.command) }
        return lines.map { $0 + "\n" }.joined()
    }
}
