import CellSimEscaping
import CellSimInterfaceBuilder

/// What lint found as SARIF 2.1.0 (OASIS), which code scanning of build servers reads.
enum SARIFReport {
    static func text(_ findings: [Diagnostic]) -> String {
        let found = Set(findings.map(\.rule))
        let rules = Diagnostic.Rule.allCases.filter(found.contains).map {
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
                    rule: finding.rule.rawValue, level: level, message: finding.words, file: finding.file,
                    line: finding.line, identity: finding.identity))
        }
        return text + document.end
    }
}

extension Diagnostic.Rule {
    /// What the rule finds, in a line.
    package var summary: String {
        switch self {
        case .document: "something else that is wrong with a document"
        case .unreadable: "a document that cannot be read"
        case .limit: "a number, or a count of something, beyond what is worked with"
        case .unread: "an attribute or element that nothing reads"
        case .reference: "a reference to an object that is not there, or an id given twice"
        case .connection: "an outlet, action or runtime attribute that the object's class does not have"
        case .customClass: "a class that is not there or does not fit its element"
        case .resource: "an image, colour or font that is not there"
        case .structure: "something that documents of this kind cannot hold"
        case .reuseIdentifier: "a prototype without a reuse identifier"
        case .duplicateReuseIdentifier: "a reuse identifier given twice"
        case .unsatisfiable: "constraints that contradict one another"
        case .ambiguous: "a position or size that constraints leave open"
        case .frame: "a recorded frame that is not the one layout gives"
        case .text: "a text that does not fit"
        case .reuseLeak: "a property that keeps what a record shown before has set"
        case .changeLeak: "a property that does not follow a change of style, width, text size or direction"
        case .accessibilityText: "text that is cut off at the largest text size"
        case .accessibilityTarget: "something to be touched that is smaller than 44 × 44 points"
        case .accessibilityContrast: "text that stands out too little from what is behind it"
        case .accessibilityLabel: "something that a screen reader has no words for"
        case .accessibilityOverlap: "texts and controls that cover one another"
        }
    }
}
