import Foundation

/// The rules of an SVG document's `<style>` elements. Selectors can contain types, classes, ids and `*`, and
/// descendant combinators.
struct SVGStyleSheet {
    /// A compound selector, a part of a selector that contains no combinator.
    private struct Compound {
        var type: String?
        var id: String?
        var classes: [String] = []

        func matches(_ element: SVGElement) -> Bool {
            if let type, element.name != type { return false }
            if let id, element.attributes["id"] != id { return false }
            guard !classes.isEmpty else { return true }
            let elementClasses = (element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(
                String.init)
            return classes.allSatisfy(elementClasses.contains)
        }
    }

    private struct Rule {
        var selector: [Compound]
        var specificity: Int
        var declarations: [(name: String, value: String)]
    }

    private var rules: [Rule] = []

    init(_ text: String) {
        var rest = Self.withoutComments(text)[...]
        while let open = rest.firstIndex(of: "{"), rules.count < 10_000 {
            let selectors = rest[..<open]
            let body = rest[rest.index(after: open)...]
            guard let close = body.firstIndex(of: "}") else { break }
            rest = body[body.index(after: close)...]
            let trimmed = selectors.trimmingCharacters(in: .whitespacesAndNewlines)
            // At-rules for media, fonts and pages don't affect a picture.
            if trimmed.hasPrefix("@") { continue }
            let declarations = Self.declarations(String(body[..<close]))
            for selector in trimmed.split(separator: ",") {
                let parts = selector.split(whereSeparator: { $0.isWhitespace || $0 == ">" }).compactMap(Self.compound)
                guard !parts.isEmpty else { continue }
                let specificity = parts.reduce(0) {
                    $0 + ($1.id == nil ? 0 : 10_000) + $1.classes.count * 100 + ($1.type == nil ? 0 : 1)
                }
                rules.append(Rule(selector: parts, specificity: specificity, declarations: declarations))
            }
        }
        // Sort by specificity, and keep the order of rules that have the same specificity.
        rules = rules.enumerated().sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
            .map(\.element)
    }

    /// Returns the declarations for an element, in order of increasing specificity.
    func declarations(for element: SVGElement) -> [(name: String, value: String)] {
        rules.filter { Self.matches($0.selector[...], element) }.flatMap(\.declarations)
    }

    private static func matches(_ selector: ArraySlice<Compound>, _ element: SVGElement) -> Bool {
        guard let last = selector.last, last.matches(element) else { return false }
        let rest = selector.dropLast()
        guard !rest.isEmpty else { return true }
        var ancestor = element.parent
        while let current = ancestor {
            if matches(rest, current) { return true }
            ancestor = current.parent
        }
        return false
    }

    private static func compound(_ text: Substring) -> Compound? {
        var compound = Compound()
        var kind: Character = " "
        var word = ""
        func finishPart() {
            guard !word.isEmpty else { return }
            switch kind {
            case ".": compound.classes.append(word)
            case "#": compound.id = word
            default: if word != "*" { compound.type = word }
            }
            word = ""
        }
        for character in text {
            if character == "." || character == "#" {
                finishPart()
                kind = character
            } else if character == ":" || character == "[" {
                // Pseudo-classes and attribute selectors are unsupported, so such a rule matches nothing.
                return nil
            } else {
                word.append(character)
            }
        }
        finishPart()
        return compound
    }

    /// Parses `name: value` pairs separated by semicolons.
    static func declarations(_ text: String) -> [(name: String, value: String)] {
        text.split(separator: ";").compactMap { part in
            guard let colon = part.firstIndex(of: ":") else { return nil }
            let name = part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            let value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            let valueWithoutPriority = value.hasSuffix("!important") ? String(value.dropLast(10)) : value
            return (name, valueWithoutPriority.trimmingCharacters(in: .whitespaces))
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.range(of: "/*") {
            result += rest[..<open.lowerBound]
            guard let close = rest[open.upperBound...].range(of: "*/") else { return result }
            rest = rest[close.upperBound...]
        }
        return result + rest
    }
}
