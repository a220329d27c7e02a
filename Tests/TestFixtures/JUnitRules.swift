import Foundation
import FoundationXML

/// Checks JUnit XML against the rules of Jenkins' xUnit plug-in: the elements, their children and their attributes.
public enum JUnitRules {
    private struct Rule {
        /// The permitted child elements.
        var children: Set<String> = []
        var required: Set<String> = []
        var optional: Set<String> = []
    }

    private static let outcome = Rule(optional: ["type", "message"])
    private static let rules: [String: Rule] = [
        "testsuites": Rule(children: ["testsuite"], optional: ["name", "time", "tests", "failures", "errors"]),
        "testsuite": Rule(
            children: ["testsuite", "properties", "testcase", "system-out", "system-err"],
            required: ["name", "tests", "failures", "errors"],
            optional: [
                "group", "time", "skipped", "timestamp", "hostname", "id", "package", "file", "log", "url",
            ]),
        "testcase": Rule(
            children: ["skipped", "error", "failure", "system-out", "system-err"], required: ["name"],
            optional: ["time", "classname", "group"]),
        "failure": outcome, "error": outcome, "skipped": outcome, "system-out": Rule(), "system-err": Rule(),
        "properties": Rule(children: ["property"]), "property": Rule(required: ["name", "value"]),
    ]

    /// Returns the violations in a file, one per line; empty if the plug-in accepts the file.
    public static func problems(in text: String) -> [String] {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        if !parser.parse() { reader.problems.append("not XML: \(String(describing: parser.parserError))") }
        return reader.problems
    }

    /// Returns the attributes of all elements with a name, in document order.
    public static func attributes(of name: String, in text: String) -> [[String: String]] {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        return parser.parse() ? reader.found.filter { $0.name == name }.map(\.attributes) : []
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var problems: [String] = []
        var found: [(name: String, attributes: [String: String])] = []
        private var open: [(name: String, cases: Int, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            found.append((name, attributes))
            if let around = open.last {
                if rules[around.name]?.children.contains(name) != true {
                    problems.append("<\(name)> in <\(around.name)>")
                }
            } else if name != "testsuites", name != "testsuite" {
                problems.append("<\(name)> is the root")
            }
            let rule = rules[name] ?? Rule()
            for key in rule.required where attributes[key] == nil { problems.append("<\(name)> without '\(key)'") }
            for key in attributes.keys.sorted() where !rule.required.union(rule.optional).contains(key) {
                problems.append("<\(name)> with '\(key)'")
            }
            if let time = attributes["time"], time.wholeMatch(of: /[0-9]+(\.[0-9]+)?/) == nil {
                problems.append("<\(name)> has '\(time)' for a time")
            }
            if name == "testcase", let last = open.indices.last { open[last].cases += 1 }
            open.append((name, 0, attributes))
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            guard let ended = open.popLast(), name == "testsuite" else { return }
            if ended.attributes["tests"] != "\(ended.cases)" {
                problems.append(
                    "<testsuite> of \(ended.cases) cases has '\(ended.attributes["tests"] ?? "")' for tests")
            }
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            let holdsText: Set<String> = ["failure", "error", "skipped", "system-out", "system-err"]
            if let around = open.last, !holdsText.contains(around.name),
                !text.allSatisfy({ $0.isWhitespace })
            {
                problems.append("text in <\(around.name)>")
            }
        }
    }
}
