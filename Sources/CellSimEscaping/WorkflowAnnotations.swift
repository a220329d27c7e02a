/// Writes annotations for GitHub workflows. A step shows at most ten annotations of each kind; the others are written as
/// log lines, with their count.
public struct WorkflowAnnotations: Sendable {
    /// The kinds of annotations. Their raw values are the names of workflow commands.
    public enum Kind: String, Sendable {
        /// An annotation that reports an error.
        case error
        /// An annotation that reports a warning.
        case warning
        /// An annotation with information.
        case notice
    }

    /// The maximum number of annotations of each kind that a step shows.
    public static let limit = 10

    /// An annotation.
    public struct Annotation: Sendable {
        let kind: Kind
        private let command: String
        private let logLine: String

        /// Creates an annotation.
        /// - Parameters:
        ///   - message: the text, of one or more lines.
        ///   - plain: the log line that replaces the annotation if it wouldn't be shown.
        public init(_ kind: Kind, file: String?, line: Int?, title: String, message: String, plain: String) {
            var properties: [String] = []
            if let file { properties.append("file=\(Escaping.workflowProperty(file))") }
            if let line { properties.append("line=\(line)") }
            properties.append("title=\(Escaping.workflowProperty(title))")
            self.kind = kind
            command = "::\(kind.rawValue) \(properties.joined(separator: ","))::\(Escaping.workflowMessage(message))"
            self.logLine = Escaping.line(plain)
        }

        /// Creates a notice at the end, which is always shown.
        public init(end title: String, message: String) {
            self.init(.notice, file: nil, line: nil, title: title, message: message, plain: message)
        }

        /// The workflow command, with a line break.
        public var text: String { command + "\n" }

        fileprivate var plainText: String { logLine + "\n" }
    }

    /// Writes annotations one at a time. Their counts must be known in advance.
    public struct Writer: Sendable {
        private let counts, shownCounts: [Kind: Int]
        private var writtenCounts: [Kind: Int]

        /// Creates a writer.
        /// - Parameters:
        ///   - counts: the number of annotations of each kind.
        ///   - hasEnd: whether another notice follows at the end.
        public init(_ counts: [Kind: Int], hasEnd: Bool) {
            var counts = counts
            if hasEnd { counts[.notice, default: 0] += 1 }
            self.counts = counts
            // If there are too many of a kind, the last shown annotation contains the number of the others.
            shownCounts = counts.mapValues { $0 <= WorkflowAnnotations.limit ? $0 : WorkflowAnnotations.limit - 1 }
            writtenCounts = hasEnd ? [.notice: 1] : [:]
        }

        /// Returns the next annotation as a workflow command or a log line.
        public mutating func line(_ annotation: Annotation) -> String {
            writtenCounts[annotation.kind, default: 0] += 1
            return writtenCounts[annotation.kind, default: 0] <= shownCounts[annotation.kind, default: 0]
                ? annotation.text : annotation.plainText
        }

        /// The text after all annotations, with the number of annotations that aren't shown.
        public var summary: String {
            [Kind.error, .warning, .notice].compactMap { kind in
                guard let count = counts[kind], let shownCount = shownCounts[kind], count > shownCount else {
                    return nil
                }
                let text = "and \(count - shownCount) more \(kind.rawValue)s; see the log of this step"
                return "::\(kind.rawValue) title=cellsim::\(text)\n"
            }.joined()
        }
    }

    private var annotations: [Annotation] = []

    /// Creates an empty list.
    public init() {}

    /// Adds an annotation.
    public mutating func add(_ annotation: Annotation) { annotations.append(annotation) }

    /// The workflow commands and log lines; each ends with a line break.
    public var text: String {
        var counts: [Kind: Int] = [:]
        for one in annotations { counts[one.kind, default: 0] += 1 }
        var writer = Writer(counts, hasEnd: false)
        return annotations.map { writer.line($0) }.joined() + writer.summary
    }
}
