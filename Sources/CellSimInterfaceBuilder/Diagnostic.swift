import CellSimEscaping
import CellSimProcess

/// A finding about a document: a description of the problem, its location, and how to fix it.
///
/// Only `description` formats diagnostics and document errors as text.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
    /// The severity of the problem.
    public enum Severity: String, Sendable, Hashable, Comparable {
        /// The document is invalid. A part of it was omitted.
        case error
        /// A part of the document was not understood, or has no effect.
        case warning
        /// The finding is only informative.
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

    /// The kind of problem, for programs that read reports.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
        /// A problem of no other kind.
        case document
        /// The document can't be read.
        case unreadable
        /// A number or count exceeds a limit.
        case limit
        /// An attribute or element is ignored.
        case unread
        /// A reference to an object that doesn't exist, or a duplicate id.
        case reference
        /// An outlet, action or runtime attribute that the class of the object doesn't have.
        case connection
        /// A custom class that doesn't exist, or doesn't match its element.
        case customClass = "class"
        /// An image, colour or font that doesn't exist.
        case resource
        /// Content that documents of this kind must not contain.
        case structure
        /// A prototype cell without a reuse identifier.
        case reuseIdentifier = "reuse-identifier"
        /// A duplicate reuse identifier.
        case duplicateReuseIdentifier = "duplicate-reuse-identifier"
        /// Conflicting constraints.
        case unsatisfiable
        /// A position or size that the constraints don't determine uniquely.
        case ambiguous
        /// A recorded frame that differs from the frame after layout.
        case frame
        /// Text that doesn't fit.
        case text
        /// A property that keeps its value from a previous record.
        case reuseLeak = "reuse-leak"
        /// A property that doesn't adapt to a change of style, width, text size or direction.
        case changeLeak = "change-leak"
        /// Text that is truncated at the largest text size.
        case accessibilityText = "accessibility-text"
        /// A touch target that is too small.
        case accessibilityTarget = "accessibility-target"
        /// Text whose contrast with its background is too low.
        case accessibilityContrast = "accessibility-contrast"
        /// A view without a label for screen readers.
        case accessibilityLabel = "accessibility-label"
        /// Texts or controls that overlap.
        case accessibilityOverlap = "accessibility-overlap"
    }

    /// The kind of content that a picture of the document lacks or replaces because of the problem.
    package enum MissingResource: String, Sendable, Hashable, CaseIterable {
        /// An image that was not found, or whose file can't be drawn.
        case image
        /// A system symbol that CellSim does not draw.
        case symbol
        /// A font whose file was not found.
        case font
        /// A library for an image format.
        case library
        /// Characters that are missing in all fonts.
        case characters
        /// A named colour that was not found.
        case color
        /// A part of an image file that can't be drawn.
        case drawing
        /// Content that the app's code provides.
        case content
    }

    /// The severity of the problem.
    public var severity: Severity
    /// The kind of problem.
    public var rule: Rule
    /// The path of the document, as the caller passed it.
    public var file: String
    /// The line number at the end of the element's start tag, starting at 1; 0 if the finding has no line.
    public var line: Int
    /// The XML name of the element, if any.
    public var element: String?
    /// The name of the attribute, child key, outlet or key path, if any.
    public var key: String?
    /// The invalid value, if any.
    public var value: String?
    /// The problem, without the element, key and value.
    public var message: String
    /// A suggested fix, if known.
    public var remedy: String?
    /// The kind of content that a picture of the document lacks because of the problem, if any.
    package var missingContent: MissingResource?
    /// The name of an unsupported feature for `cellsim supports`, if any.
    package var supports: String?

    /// Creates a finding. Omit the arguments that are unknown.
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

    /// Returns a copy that states which kind of content pictures lack.
    package func withMissingContent(_ content: MissingResource) -> Diagnostic {
        var finding = self
        finding.missingContent = content
        return finding
    }

    /// Returns a copy with the name of an unsupported feature.
    package func withSupportName(_ name: String) -> Diagnostic {
        var finding = self
        finding.supports = name
        return finding
    }

    /// The finding on one line, such as `Cell.xib:12: error: <label> 'numberOfLines' is not an integer: 'x'`. Control
    /// sequences for terminals and build servers are escaped.
    public var description: String {
        Escaping.line((line > 0 ? "\(file):\(line): " : "\(file): ") + "\(severity.rawValue): " + messageText)
    }

    /// The problem without its location.
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

    /// Shortens a value for messages and escapes its line breaks.
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

/// Sorts findings.
extension [Diagnostic] {
    /// Returns the findings sorted by file, line, severity and text. The text of each finding is formatted only once.
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

/// Compares findings to sort them.
extension Diagnostic: Comparable {
    /// Sorts by file, line, severity and text, so that the order is the same on every machine.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.file != right.file { return left.file < right.file }
        if left.line != right.line { return left.line < right.line }
        if left.severity != right.severity { return left.severity < right.severity }
        return left.description < right.description
    }
}
