import CellSimEscaping
import CellSimInterfaceBuilder

/// Formats lint findings as SARIF 2.1.0 (OASIS), for code scanning on build servers.
enum SARIFReport {
    static func text(_ findings: [Diagnostic]) -> String {
        let reportedRules = Set(findings.map(\.rule))
        let rules = Diagnostic.Rule.allCases.filter(reportedRules.contains).map {
            SARIFDocument.Rule(id: $0.rawValue, summary: $0.summary)
        }
        var document = SARIFDocument(rules: rules)
        var text = document.start
        for finding in findings {
            let level: SARIFDocument.Level =
                switch finding.severity {
                case .error: .error
                case .warning: .warning
                case .note: .note
                }
            text += document.text(
                of: SARIFDocument.Result(
                    rule: finding.rule.rawValue, level: level, message: finding.messageText, file: finding.file,
                    line: finding.line, identity: finding.identity))
        }
        return text + document.end
    }
}

/// The part of `Diagnostic.Rule` that describes the rules.
extension Diagnostic.Rule {
    /// A one-line description of the rule.
    package var summary: String {
        switch self {
        case .document: "another problem in a document"
        case .unreadable: "a document that cannot be read"
        case .limit: "a number or count above CellSim's limits"
        case .unread: "an attribute or element that CellSim does not read"
        case .reference: "a reference to a missing object, or a duplicate id"
        case .connection: "an outlet, action or runtime attribute that the object's class does not have"
        case .customClass: "a class that is missing or does not fit its element"
        case .resource: "a missing image, colour or font"
        case .structure: "content that this kind of document cannot contain"
        case .reuseIdentifier: "a prototype without a reuse identifier"
        case .duplicateReuseIdentifier: "a duplicate reuse identifier"
        case .unsatisfiable: "conflicting constraints"
        case .ambiguous: "a position or size that constraints leave ambiguous"
        case .frame: "a recorded frame that differs from the layout"
        case .text: "text that does not fit"
        case .reuseLeak: "a property that keeps the value of an earlier record"
        case .changeLeak: "a property that does not follow a change of style, width, text size or direction"
        case .accessibilityText: "text that is cut off at the largest text size"
        case .accessibilityTarget: "a touch target smaller than 44 × 44 points"
        case .accessibilityContrast: "text with too little contrast against its background"
        case .accessibilityLabel: "a control or image without an accessibility label"
        case .accessibilityOverlap: "texts or controls that overlap"
        }
    }
}
