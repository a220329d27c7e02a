import CellSimInterfaceBuilder
import Foundation
import UIKit

/// A possible interpretation of a record's value.
@MainActor enum ValueInterpretation {
    case directValue(Any?)
    /// The path of a picture relative to the data file.
    case image(String)

    /// Returns the interpretations to try for a property of the type, in this order.
    static func all(_ value: RecordValue, for type: Any.Type) -> [ValueInterpretation] {
        switch value {
        case .null: [.directValue(nil)]
        case .bool(let flag): [.directValue(flag), .directValue(flag ? "true" : "false")]
        case .number(let digits): numbers(digits) + [.directValue(digits)]
        case .string(let text): strings(text, for: type)
        }
    }

    /// Returns the numeric interpretations. The original digits are used as text if the number is out of range.
    private static func numbers(_ digits: String) -> [ValueInterpretation] {
        if let integer = Int(digits) { return [.directValue(integer)] }
        guard let number = Double(digits), IBLimits.values.contains(number) else { return [] }
        return [.directValue(number)]
    }

    private static func strings(_ text: String, for type: Any.Type) -> [ValueInterpretation] {
        if isImage(type) { return [text.isEmpty ? .directValue(nil) : .image(text)] }
        var interpretations: [ValueInterpretation] = [.directValue(text)]
        if let color = color(text) { interpretations += [.directValue(color), .directValue(color.cgColor)] }
        // All values in CSV files are text.
        interpretations += numbers(text)
        if text == "true" || text == "false" { interpretations.append(.directValue(text == "true")) }
        if type == NSAttributedString?.self { interpretations.append(.directValue(NSAttributedString(string: text))) }
        // An empty field means nil for properties that aren't text, such as colours.
        if text.isEmpty { interpretations.append(.directValue(nil)) }
        return interpretations
    }

    private static func isImage(_ type: Any.Type) -> Bool { type == UIImage.self || type == UIImage?.self }

    /// Returns a hint about the expected format for an error message, or an empty string.
    static func hint(for value: RecordValue, _ type: Any.Type) -> String {
        if case .number(let digits) = value { return ": \(digits)" }
        guard case .string(let text) = value else { return "" }
        let colors: [Any.Type] = [UIColor.self, UIColor?.self, CGColor.self, CGColor?.self]
        let isColor = colors.contains { $0 == type }
        return ": '\(text)'" + (isColor ? " (write #RRGGBB)" : "")
    }

    /// Parses a colour such as `#RRGGBB` or `#RRGGBBAA` in sRGB.
    static func color(_ text: String) -> UIColor? {
        guard text.hasPrefix("#"), text.count == 7 || text.count == 9 else { return nil }
        let digits = text.dropFirst()
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
        let rgba = text.count == 7 ? value << 8 | 0xFF : value
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// Returns the value to set.
    /// - Throws: `HydrationError` for a missing picture.
    func value(_ images: RecordImages) throws -> Any? {
        switch self {
        case .directValue(let value): value
        case .image(let path): try images.image(path)
        }
    }
}
