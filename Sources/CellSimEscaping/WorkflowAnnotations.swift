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

    /// One annotation.
    public struct One: Sendable {
        let kind: Kind
        private let command: String
        private let plain: String

        /// - Parameters:
        ///   - message: of one line or several.
        ///   - plain: the line that the log has where the annotation would not be shown.
        public init(_ kind: Kind, file: String?, line: Int?, title: String, message: String, plain: String) {
            var properties: [String] = []
            if let file { properties.append("file=\(Escaping.workflowProperty(file))") }
            if let line { properties.append("line=\(line)") }
            properties.append("title=\(Escaping.workflowProperty(title))")
            self.kind = kind
            command = "::\(kind.rawValue) \(properties.joined(separator: ","))::\(Escaping.workflowMessage(message))"
            self.plain = Escaping.line(plain)
        }

        /// A notice that comes last and is always shown.
        public init(end title: String, message: String) {
            self.init(.notice, file: nil, line: nil, title: title, message: message, plain: message)
        }

        /// The command, with its line's end.
        public var text: String { command + "\n" }

        fileprivate var plainText: String { plain + "\n" }
    }

    /// Writes annotations one by one, once it is known how many there are.
    public struct Writer: Sendable {
        private let counts, shown: [Kind: Int]
        private var seen: [Kind: Int]

        /// - Parameters:
        ///   - counts: how many annotations of each kind will come.
        ///   - hasEnd: whether one more notice comes last.
        public init(_ counts: [Kind: Int], hasEnd: Bool) {
            var counts = counts
            if hasEnd { counts[.notice, default: 0] += 1 }
            self.counts = counts
            // Where a kind has too many, the tenth annotation tells how many there are.
            shown = counts.mapValues { $0 <= WorkflowAnnotations.limit ? $0 : WorkflowAnnotations.limit - 1 }
            seen = hasEnd ? [.notice: 1] : [:]
        }

        /// The next annotation as a command, or as a line of the log.
        public mutating func line(_ one: One) -> String {
            seen[one.kind, default: 0] += 1
            return seen[one.kind, default: 0] <= shown[one.kind, default: 0] ? one.text : one.plainText
        }

        /// What follows after all: how many are not shown.
        public var rest: String {
            [Kind.error, .warning, .notice].compactMap { kind in
                guard let count = counts[kind], let some = shown[kind], count > some else { return nil }
                let words = "and \(count - some) more \(kind.rawValue)s; see the log of this step"
                return "::\(kind.rawValue) title=cellsim::\(words)\n"
            }.joined()
        }
    }

    private var all: [One] = []

    /// No annotations yet.
    public init() {}

    /// Adds an annotation.
    public mutating func add(_ one: One) { all.append(one) }

    /// The commands, a line each, and lines of the log among them; empty, or ending with a line's end.
    public var text: String {
        var counts: [Kind: Int] = [:]
        for one in all { counts[one.kind, default: 0] += 1 }
        var writer = Writer(counts, hasEnd: false)
        return all.map { writer.line($0) }.joined() + writer.rest
    }
}
