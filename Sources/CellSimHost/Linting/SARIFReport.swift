import CellSimEscaping
import CellSimInterfaceBuilder

/// Findings as SARIF 2.1.0 (OASIS), which code scanning of build servers reads.
enum SARIFReport {
    static func text(_ findings: [Diagnostic]) -> String {
        let rules = Diagnostic.Rule.allCases.filter { rule in findings.contains { $0.rule == rule } }
        let described = rules.map { rule in
            "{\"id\": \(Escaping.json(rule.rawValue)), \"shortDescription\": {\"text\": \(Escaping.json(rule.summary))}}"
        }
        var seen: [String: Int] = [:]
        let results = findings.map { finding in
            let path = uri(finding.file)
            let base = Fingerprint.of([path] + finding.identity)
            seen[base, default: 0] += 1
            return result(finding, path, "\(base)/\(seen[base] ?? 1)", rules.firstIndex(of: finding.rule) ?? 0)
        }
        return """
            {
              "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
              "version": "2.1.0",
              "runs": [{
                "tool": {"driver": {"name": "cellsim", "version": "0.1.0", "rules": [\(list(described))]}},
                "columnKind": "unicodeCodePoints",
                "results": [\(list(results))]
              }]
            }

            """
    }

    private static func list(_ items: [String]) -> String {
        items.isEmpty ? "" : "\n      " + items.joined(separator: ",\n      ") + "\n    "
    }

    private static func result(_ finding: Diagnostic, _ path: String, _ fingerprint: String, _ rule: Int) -> String {
        let level = finding.severity == .note ? "note" : finding.severity.rawValue
        let region = finding.line > 0 ? ", \"region\": {\"startLine\": \(finding.line)}" : ""
        return "{\"ruleId\": \(Escaping.json(finding.rule.rawValue)), \"ruleIndex\": \(rule), \"level\": \"\(level)\", "
            + "\"message\": {\"text\": \(Escaping.json(finding.words))}, \"locations\": [{\"physicalLocation\": "
            + "{\"artifactLocation\": {\"uri\": \(Escaping.json(path))}\(region)}}], "
            + "\"partialFingerprints\": {\"finding/v1\": \"\(fingerprint)\"}}"
    }

    /// A path as the reference of RFC 3986 that SARIF wants.
    private static func uri(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./") { path.removeFirst(2) }
        return (path.hasPrefix("/") ? "file://" : "") + Escaping.address(path)
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
        case .accessibilityText: "text that is cut off at the largest text size"
        case .accessibilityTarget: "something to be touched that is smaller than 44 × 44 points"
        case .accessibilityContrast: "text that stands out too little from what is behind it"
        case .accessibilityLabel: "something that a screen reader has no words for"
        case .accessibilityOverlap: "texts and controls that cover one another"
        }
    }
}
