import CellSimHost
import Foundation

/// Generates the Swift code of a sample value for a parameter.
struct SampleCode {
    /// The code, or nil if no sample value is known for the type.
    let text: String?
    /// A Boolean value that indicates whether the code needs `try`.
    var canThrow: Bool { text?.contains("XCTUnwrap") ?? false }

    /// Generates the code for a parameter.
    /// - Parameters:
    ///   - type: the type as written in the source.
    ///   - name: the name of the parameter, which determines sample texts.
    ///   - samples: the names of static properties with sample values, keyed by type.
    init(type: String, name: String, samples: [String: String]) {
        text = Self.code(type, name, samples)
    }

    private static func code(_ type: String, _ name: String, _ samples: [String: String]) -> String? {
        if let sample = samples[type] { return "." + sample }
        if let simple = simpleValue(type, name) { return simple }
        if type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<") {
            return code(String(type.dropLast()), name, samples) ?? "nil"
        }
        if type.hasPrefix("["), type.hasSuffix("]") {
            return collectionCode(String(type.dropFirst().dropLast()), name, samples)
        }
        return emptyClosure(type)
    }

    private static func collectionCode(_ element: String, _ name: String, _ samples: [String: String]) -> String? {
        var depth = 0
        for character in element {
            if "[(<".contains(character) { depth += 1 }
            if "])>".contains(character) { depth -= 1 }
            if character == ":", depth == 0 { return "[:]" }
            // `[A], [B]` without the outer brackets isn't an element type.
            if depth < 0 { return nil }
        }
        return code(element, name, samples).map { $0 == "nil" ? "[]" : "[\($0)]" } ?? "[]"
    }

    private static func simpleValue(_ type: String, _ name: String) -> String? {
        switch type {
        case "String", "Substring": "\"\(SampleTexts.text(for: name))\""
        case "NSAttributedString": "NSAttributedString(string: \"\(SampleTexts.text(for: name))\")"
        case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64": "42"
        case "Double", "Float", "CGFloat", "Decimal", "TimeInterval": "4.5"
        case "NSNumber": "42"
        case "Bool": "true"
        // 12 May 2026, 12:00 UTC.
        case "Date": "Date(timeIntervalSince1970: 1_778_587_200)"
        case "URL": "XCTUnwrap(URL(string: \"https://example.com\"))"
        case "UIImage": "UIImage()"
        case "UIColor": ".systemBlue"
        case "UIFont": ".preferredFont(forTextStyle: .body)"
        case "IndexPath": "IndexPath(row: 0, section: 0)"
        case "Data": "Data()"
        default: nil
        }
    }

    /// Returns an empty closure for a function type without a result, or nil for other types.
    private static func emptyClosure(_ type: String) -> String? {
        guard type.hasPrefix("("), let arrow = type.range(of: "->", options: .backwards) else { return nil }
        let result = type[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
        let arguments = type[..<arrow.lowerBound].trimmingCharacters(in: .whitespaces)
        guard ["Void", "()"].contains(result), arguments.hasSuffix(")"), !arguments.contains("->") else { return nil }
        let parameters = arguments.dropFirst().dropLast().trimmingCharacters(in: .whitespaces)
        if parameters.isEmpty || parameters == "Void" { return "{}" }
        guard !parameters.contains(where: { "([<".contains($0) }) else { return nil }
        let count = parameters.split(separator: ",").count
        return "{ " + Array(repeating: "_", count: count).joined(separator: ", ") + " in }"
    }
}
