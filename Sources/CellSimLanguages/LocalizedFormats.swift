import Foundation
import Synchronization

/// Stores formats whose words depend on numbers. The table passes such a format to the code that inserts the values as a plain string.
///
/// This string is the format's text with an identifying number in its first variable, such as `%#@12:apples@`. On Apple
/// platforms, an `NSString` subclass stores the format, which is impossible for Swift strings.
public enum LocalizedFormats {
    private static let registry = Mutex<(list: [LocalizedFormat], numbers: [LocalizedFormat: Int])>(([], [:]))

    /// Returns the text of a format with its identifying number.
    static func tagged(_ format: LocalizedFormat, _ pseudo: InterfaceLanguage.Pseudo?) -> String {
        var format = format
        if let pseudo {
            format.text = PseudoLanguage.pseudolocalized(format.text, pseudo)
            for (name, variable) in format.variables {
                format.variables[name]?.forms = variable.forms.mapValues { PseudoLanguage.pseudolocalized($0, pseudo) }
            }
        }
        let number = registry.withLock { entries in
            if let number = entries.numbers[format] { return number }
            entries.list.append(format)
            entries.numbers[format] = entries.list.count - 1
            return entries.list.count - 1
        }
        guard let tagRange = format.text.range(of: "#@") else { return format.text }
        return format.text.replacingCharacters(in: tagRange, with: "#@\(number):")
    }

    /// Returns a format from a table with its words selected by the values, and the values that are still inserted. Other
    /// values are removed, because Foundation can't locate a value behind one whose type the format doesn't specify.
    /// Returns nil for a format that doesn't depend on its values.
    public static func expanded(
        _ text: String, _ arguments: [any CVarArg]
    ) -> (format: String, arguments: [any CVarArg])? {
        guard
            let expandedFormat = expanded(text, number: { arguments.indices.contains($0) ? value(arguments[$0]) : nil })
        else {
            return nil
        }
        let parts = Array(FormatParts(expandedFormat))
        let usedIndices = Set(parts.compactMap { if case .specifier(let location, _) = $0 { location } else { nil } })
            .filter(arguments.indices.contains).sorted()
        let format = parts.map { part in
            guard case .specifier(let location?, let rest) = part else {
                if case .text(let words) = part { return words }
                return ""
            }
            return usedIndices.firstIndex(of: location).map { "%\($0 + 1)$\(rest)" } ?? ""
        }
        return (format.joined(), usedIndices.map { arguments[$0] })
    }

    /// Returns a format from a table with its words selected by the numbers. It contains only standard specifiers, each
    /// with the position of its value. Returns nil for a format that doesn't depend on its values.
    /// - Parameter number: returns the number at a position, from 0; nil if the value isn't a number.
    public static func expanded(_ text: String, number: (Int) -> Double?) -> String? {
        guard let tagRange = text.range(of: "#@"), let colon = text[tagRange.upperBound...].firstIndex(of: ":"),
            let formatIndex = Int(text[tagRange.upperBound..<colon])
        else { return nil }
        let formats = registry.withLock { $0.list }
        guard formats.indices.contains(formatIndex) else { return nil }
        var format = formats[formatIndex]
        // Keeps text that an app inserted before or after the format.
        format.text = text.replacingCharacters(in: tagRange.upperBound..<text.index(after: colon), with: "")
        return format.expanded(number: number)
    }

    private static func value(_ argument: any CVarArg) -> Double? {
        switch argument {
        case let number as any BinaryInteger: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
