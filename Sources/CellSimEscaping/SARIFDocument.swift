/// Writes findings as a SARIF 2.1.0 document (OASIS), for code scanning on build servers. The document consists of `start`,
/// the text of each result, and `end`.
package struct SARIFDocument {
    /// A rule to which results refer.
    package struct Rule: Hashable {
        /// The identifier, to which results refer.
        package var id: String
        /// The description, in one line.
        package var summary: String

        /// Creates a rule.
        package init(id: String, summary: String) { (self.id, self.summary) = (id, summary) }
    }

    /// The severity of a finding, as SARIF defines it.
    package enum Level: String { case error, warning, note }

    /// A finding.
    package struct Result {
        /// The identifier of its rule, which must be in the document.
        package var rule: String
        /// The severity.
        package var level: Level
        /// The description of the finding.
        package var message: String
        /// The path relative to the folder in which the program runs; nil if unknown.
        package var file: String?
        /// The line, from 1; nil if unknown.
        package var line: Int?
        /// Values that distinguish the finding from all others, and that don't change when earlier lines are added or removed.
        package var identity: [String]

        /// Creates a finding.
        package init(
            rule: String, level: Level, message: String, file: String?, line: Int?, identity: [String]
        ) {
            (self.rule, self.level, self.message) = (rule, level, message)
            (self.file, self.line, self.identity) = (file, line, identity)
        }
    }

    /// The URL of the program's website. The project has no website yet, so this is a domain that is reserved for examples.
    package static let informationURI = "https://example.com/cellsim"

    private let rules: [Rule]
    private var occurrenceCounts: [String: Int] = [:]
    private var isFirst = true

    /// Creates a document with these rules.
    package init(rules: [Rule]) { self.rules = rules }

    /// The text before the results.
    package var start: String {
        let ruleTexts = rules.map { rule in
            "{\"id\": \(Escaping.json(rule.id)), \"shortDescription\": {\"text\": \(Escaping.json(rule.summary))}}"
        }
        let rulesText = ruleTexts.isEmpty ? "" : "\n      " + ruleTexts.joined(separator: ",\n      ") + "\n    "
        return """
            {
              "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
              "version": "2.1.0",
              "runs": [{
                "tool": {"driver": {"name": "cellsim", "version": "\(ProgramVersion.current)", \
            "informationUri": "\(SARIFDocument.informationURI)", "rules": [\(rulesText)]}},
                "columnKind": "unicodeCodePoints",
                "results": [
            """
    }

    /// Returns the text for the next result.
    package mutating func text(of result: Result) -> String {
        let path = result.file.map(SARIFDocument.uri)
        let fingerprint = Fingerprint.of([path ?? ""] + result.identity)
        occurrenceCounts[fingerprint, default: 0] += 1
        let region = result.line.map { $0 > 0 ? ", \"region\": {\"startLine\": \($0)}" : "" } ?? ""
        let location = path.map {
            "{\"physicalLocation\": {\"artifactLocation\": {\"uri\": \(Escaping.json($0))}\(region)}}"
        }
        let index = rules.firstIndex { $0.id == result.rule } ?? 0
        defer { isFirst = false }
        return (isFirst ? "\n      " : ",\n      ")
            + "{\"ruleId\": \(Escaping.json(result.rule)), \"ruleIndex\": \(index), \"level\": \"\(result.level.rawValue)\", "
            + "\"message\": {\"text\": \(Escaping.json(result.message))}, \"locations\": [\(location ?? "")], "
            + "\"partialFingerprints\": {\"finding/v1\": \"\(fingerprint)/\(occurrenceCounts[fingerprint] ?? 1)\"}}"
    }

    /// The text after the results.
    package var end: String { (isFirst ? "" : "\n    ") + "]\n  }]\n}\n" }

    /// Returns a path as a URI reference (RFC 3986), which SARIF requires.
    private static func uri(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./") { path.removeFirst(2) }
        return (path.hasPrefix("/") ? "file://" : "") + Escaping.address(path)
    }
}
