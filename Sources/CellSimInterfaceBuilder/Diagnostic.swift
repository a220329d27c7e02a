import CellSimEscaping

/// One finding about a document: what is wrong, where, and what to do about it.
///
/// `description` is the only place where diagnostics and document errors become text.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// How serious a finding is.
    public enum Severity: String, Sendable, Hashable, Comparable {
        /// The document cannot mean what it says; something was left out.
        case error
        /// Something was not understood or has no effect.
        case warning
        /// Something worth knowing.
        case note

        private var rank: Int {
            switch self {
            case .error: 0
            case .warning: 1
            case .note: 2
            }
        }

        /// Errors come before warnings, warnings before notes.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    /// What kind of finding it is, for programs that read reports.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// Something else about the document.
        case document
        /// The document cannot be read.
        case unreadable
        /// A number, or a count of something, beyond what is worked with.
        case limit
        /// An attribute or element that nobody reads.
        case unread
        /// A reference to an object that is not there, or an id given twice.
        case reference
        /// An outlet, action or runtime attribute that its object's class does not have.
        case connection
        /// A class that is not there or does not fit its element.
        case customClass = "class"
        /// An image, colour or font that is not there.
        case resource
        /// Something that documents of this kind cannot hold.
        case structure
        /// A prototype without a reuse identifier.
        case reuseIdentifier = "reuse-identifier"
        /// A reuse identifier given twice.
        case duplicateReuseIdentifier = "duplicate-reuse-identifier"
        /// Constraints that contradict one another.
        case unsatisfiable
        /// A position or size that constraints leave open.
        case ambiguous
        /// A recorded frame that is not the one layout gives.
        case frame
        /// A text that does not fit.
        case text
        /// A property that keeps what a record shown before has set.
        case reuseLeak = "reuse-leak"
        /// A property that does not follow a change of style, width, text size or direction.
        case changeLeak = "change-leak"
        /// Text that is cut off at the largest text size.
        case accessibilityText = "accessibility-text"
        /// Something to be touched that is too small.
        case accessibilityTarget = "accessibility-target"
        /// Text that stands out too little from what is behind it.
        case accessibilityContrast = "accessibility-contrast"
        /// Something that a screen reader has no words for.
        case accessibilityLabel = "accessibility-label"
        /// Texts and controls that cover one another.
        case accessibilityOverlap = "accessibility-overlap"
    }

    /// What a picture of the document lacks, where a finding says that something stands in for it.
    package enum Lack: String, Sendable, Hashable, CaseIterable {
        /// An image that was not found, or whose file cannot be drawn.
        case image
        /// A system symbol that CellSim does not draw.
        case symbol
        /// A font whose file was not found.
        case font
        /// A library that reads a kind of image file.
        case library
        /// Characters that no font has.
        case characters
        /// A named colour that was not found.
        case color
        /// A part of an image file that is not drawn.
        case drawing
        /// Content that the app's code provides.
        case content
    }

    /// How serious the finding is.
    public var severity: Severity
    /// What kind of finding it is.
    public var rule: Rule
    /// The path of the document as it was given.
    public var file: String
    /// The line on which the element's start tag ends, counted from 1; 0 when the finding has no line.
    public var line: Int
    /// The XML name of the element concerned, if there is one.
    public var element: String?
    /// The attribute, child key, outlet or key path concerned, if there is one.
    public var key: String?
    /// The offending value, if there is one.
    public var value: String?
    /// What is wrong, without the element, key and value.
    public var message: String
    /// What can be done about it, if that is known.
    public var remedy: String?
    /// What a picture of the document lacks because of it; nil for a finding of another kind.
    package var lack: Lack?

    /// Creates a finding; everything that is not known may be left out.
    public init(
        _ severity: Severity, file: String, line: Int = 0, element: String? = nil, key: String? = nil,
        value: String? = nil, message: String, remedy: String? = nil, rule: Rule = .document
    ) {
        self.rule = rule
        self.severity = severity
        self.file = file
        self.line = line
        self.element = element
        self.key = key
        self.value = value
        self.message = message
        self.remedy = remedy
    }

    /// The same finding, which says that pictures lack something.
    package func lacking(_ lack: Lack) -> Diagnostic {
        var finding = self
        finding.lack = lack
        return finding
    }

    /// The finding on one line, as in `Cell.xib:12: error: <label> 'numberOfLines' is not an integer: 'x'`; what a document
    /// may hold against terminals and build servers is shown as escapes.
    public var description: String {
        Escaping.line((line > 0 ? "\(file):\(line): " : "\(file): ") + "\(severity.rawValue): " + words)
    }

    /// What is wrong, without the place, as a document says it.
    package var words: String {
        var text = ""
        if let element { text += "<\(element)> " }
        if let key { text += "'\(key)' " }
        text += message
        if let value { text += ": '\(Self.shortened(value))'" }
        if let remedy { text += " (\(remedy))" }
        return text
    }

    /// Keeps a message readable when a value is very long or holds line breaks.
    private static func shortened(_ value: String) -> String {
        var text = ""
        for character in value.prefix(120) {
            if character == "\n" || character == "\r" || character == "\r\n" {
                text += "\\n"
            } else {
                text.append(character)
            }
        }
        return value.dropFirst(120).isEmpty ? text : text + "…"
    }
}

extension [Diagnostic] {
    /// By file, line, severity, then text, each of which is made once.
    public func sorted() -> [Diagnostic] {
        guard count > 1 else { return self }
        return map { (finding: $0, text: $0.description) }.sorted { left, right in
            let (a, b) = (left.finding, right.finding)
            if a.file != b.file { return a.file < b.file }
            if a.line != b.line { return a.line < b.line }
            return a.severity != b.severity ? a.severity < b.severity : left.text < right.text
        }.map(\.finding)
    }
}

extension Diagnostic: Comparable {
    /// By file, line, severity, then text, so that a sorted list is the same everywhere.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.line != right.line { return left.line < right.line }
        if left.severity != right.severity { return left.severity < right.severity }
        return left.description < right.description
    }
}
