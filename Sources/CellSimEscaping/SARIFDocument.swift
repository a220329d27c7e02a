/// Findings as SARIF 2.1.0 (OASIS), which code scanning of build servers reads: the text before, between and after them.
package struct SARIFDocument {
    /// A kind of findings.
    package struct Rule: Hashable {
        /// The identifier that results use.
        package var id: String
        /// The description of the rule, in one line.
        package var summary: String

        /// A kind of findings.
        package init(id: String, summary: String) { (self.id, self.summary) = (id, summary) }
    }

    /// The severity of a finding, in SARIF's terms.
    package enum Level: String { case error, warning, note }

    /// A finding.
    package struct Result {
        /// The id of its rule, which must be in the document.
        package var rule: String
        /// The severity.
        package var level: Level
        /// The description of the finding.
        package var message: String
        /// From the folder of the run; nil where no file is known.
        package var file: String?
        /// From 1; nil where no line is known.
        package var line: Int?
        /// Values that distinguish the finding from all others, even if earlier lines are added or removed.
        package var identity: [String]

        /// A finding.
        package init(
            rule: String, level: Level, message: String, file: String?, line: Int?, identity: [String]
        ) {
            (self.rule, self.level, self.message) = (rule, level, message)
            (self.file, self.line, self.identity) = (file, line, identity)
        }
    }

    /// Where to read about the program. The project has no address yet, so this one uses a domain that is reserved for
    /// examples.
    package static let informationURI = "https://example.com/cellsim"

    private let rules: [Rule]
    private var seen: [String: Int] = [:]
    private var isFirst = true

    /// A document with findings of these kinds, each of which is listed.
    package init(rules: [Rule]) { self.rules = rules }

    /// The text before the results.
    package var start: String {
        let described = rules.map { rule in
            "{\"id\": \(Escaping.json(rule.id)), \"shortDescription\": {\"text\": \(Escaping.json(rule.summary))}}"
        }
        let list = described.isEmpty ? "" : "\n      " + described.joined(separator: ",\n      ") + "\n    "
        return """
            {
              "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
              "version": "2.1.0",
              "runs": [{
                "tool": {"driver": {"name": "cellsim", "version": "\(ProgramVersion.current)", \
            "informationUri": "\(SARIFDocument.informationURI)", "rules": [\(list)]}},
                "columnKind": "unicodeCodePoints",
                "results": [
            """
    }

    /// The next result.
    package mutating func text(of result: Result) -> String {
        let path = result.file.map(SARIFDocument.uri)
        let base = Fingerprint.of([path ?? ""] + result.identity)
        seen[base, default: 0] += 1
        let region = result.line.map { $0 > 0 ? ", \"region\": {\"startLine\": \($0)}" : "" } ?? ""
        let location = path.map {
            "{\"physicalLocation\": {\"artifactLocation\": {\"uri\": \(Escaping.json($0))}\(region)}}"
        }
        let index = rules.firstIndex { $0.id == result.rule } ?? 0
        defer { isFirst = false }
        return (isFirst ? "\n      " : ",\n      ")
            + "{\"ruleId\": \(Escaping.json(result.rule)), \"ruleIndex\": \(index), \"level\": \"\(result.level.rawValue)\", "
            + "\"message\": {\"text\": \(Escaping.json(result.message))}, \"locations\": [\(location ?? "")], "
            + "\"partialFingerprints\": {\"finding/v1\": \"\(base)/\(seen[base] ?? 1)\"}}"
    }

    /// The text after the results.
    package var end: String { (isFirst ? "" : "\n    ") + "]\n  }]\n}\n" }

    /// A path as a URI reference of RFC 3986, which SARIF requires.
    private static func uri(_ path: String) -> String {
        var path = path
        while path.hasPrefix("./") { path.removeFirst(2) }
        return (path.hasPrefix("/") ? "file://" : "") + Escaping.address(path)
    }
}
