import CellSimEscaping
import CellSimProcess

/// A finding about a document: the problem, its location and the remedy.
///
/// Diagnostics and document errors are formatted as text only in `description`.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The severity of a finding.
    public enum Severity: String, Sendable, Hashable, Comparable {
        /// The document is invalid; a part was omitted.
        case error
        /// A part was not understood or has no effect.
        case warning
        /// Useful information.
        case note

        private var rank: Int {
            switch self {
            case .error: 0
            case .warning: 1
            case .note: 2
            }
        }

        /// Sorts errors before warnings, and warnings before notes.
        public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
    }

    /// The type of a finding, for programs that read reports.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// Any other finding about the document.
        case document
        /// The document cannot be read.
        case unreadable
        /// A number or count that exceeds a limit.
        case limit
        /// An attribute or element that isn't read.
        case unread
        /// A reference to a missing object, or a duplicate id.
        case reference
        /// An outlet, action or runtime attribute that the object's class lacks.
        case connection
        /// A class that is missing or doesn't match its element.
        case customClass = "class"
        /// A missing image, colour or font.
        case resource
        /// Content that isn't allowed in documents of this kind.
        case structure
        /// A prototype without a reuse identifier.
        case reuseIdentifier = "reuse-identifier"
        /// A duplicate reuse identifier.
        case duplicateReuseIdentifier = "duplicate-reuse-identifier"
        /// Conflicting constraints.
        case unsatisfiable
        /// A position or size that the constraints leave ambiguous.
        case ambiguous
        /// A recorded frame that differs from the layout's.
        case frame
        /// A text that doesn't fit.
        case text
        /// A property that keeps its value from a previous record.
        case reuseLeak = "reuse-leak"
        /// A property that does not follow a change of style, width, text size or direction.
        case changeLeak = "change-leak"
        /// Text that is cut off at the largest text size.
        case accessibilityText = "accessibility-text"
        /// A touch target that is too small.
        case accessibilityTarget = "accessibility-target"
        /// Text with too little contrast to its background.
        case accessibilityContrast = "accessibility-contrast"
        /// A view without a label for screen readers.
        case accessibilityLabel = "accessibility-label"
        /// Texts and controls that cover each other.
        case accessibilityOverlap = "accessibility-overlap"
    }

    /// The kind of content that a picture of the document lacks, if a finding reports a substitute.
    package enum MissingResource: String, Sendable, Hashable, CaseIterable {
        /// An image that was not found, or whose file cannot be drawn.
        case image
        /// A system symbol that CellSim does not draw.
        case symbol
        /// A font whose file was not found.
        case font
        /// A library that reads an image format.
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

    /// The severity.
    public var severity: Severity
    /// The type of the finding.
    public var rule: Rule
    /// The path of the document as it was given.
    public var file: String
    /// The line on which the element's start tag ends, from 1; 0 if the finding has no line.
    public var line: Int
    /// The XML name of the element concerned, if any.
    public var element: String?
    /// The attribute, child key, outlet or key path concerned, if any.
    public var key: String?
    /// The invalid value, if any.
    public var value: String?
    /// The problem, without the element, key and value.
    public var message: String
    /// The remedy, if known.
    public var remedy: String?
    /// The content that a picture of the document lacks because of the problem; nil for other findings.
    package var missingContent: MissingResource?
    /// The name of the unsupported feature for `cellsim supports`, if any.
    package var supports: String?

    /// Creates a finding; omit everything that isn't known.
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

    /// Returns the finding marked with the content that pictures lack.
    package func withMissingContent(_ content: MissingResource) -> Diagnostic {
        var finding = self
        finding.missingContent = content
        return finding
    }

    /// Returns the finding marked with the name of an unsupported feature.
    package func withSupportName(_ name: String) -> Diagnostic {
        var finding = self
        finding.supports = name
        return finding
    }

    /// The finding on one line, such as `Cell.xib:12: error: <label> 'numberOfLines' is not an integer: 'x'`. Control sequences for
    /// terminals and build servers are escaped.
    public var description: String {
        Escaping.line((line > 0 ? "\(file):\(line): " : "\(file): ") + "\(severity.rawValue): " + messageText)
    }

    /// The problem without its location, in the terms of the document.
    package var messageText: String {
        var text = ""
        if let element { text += "<\(element)> " }
        if let key { text += "'\(key)' " }
        text += message
        if let value { text += ": '\(Self.shortened(value))'" }
        if let remedy { text += " (\(remedy))" }
        if let supports { text += SupportName.suffix(Self.shortened(supports)) }
        return text
    }

    /// Shortens a value for a message and removes line breaks.
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
    /// Returns the findings sorted by file, line, severity, then text; each text is created once.
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
    /// Sorts by file, line, severity, then text, so that the order is the same everywhere.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.line != right.line { return left.line < right.line }
        if left.severity != right.severity { return left.severity < right.severity }
        return left.description < right.description
    }
}
