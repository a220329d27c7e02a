import Foundation
import UIKit

/// One of the ways in which a value of a record may be meant.
@MainActor enum ValueReading {
    case plain(Any?)
    /// The path of a picture beside the data.
    case image(String)

    /// The readings in the order in which they are tried.
    static func all(_ value: RecordValue) -> [ValueReading] {
        switch value {
        case .null: [.plain(nil)]
        case .bool(let flag): [.plain(flag), .plain(flag ? "true" : "false")]
        case .number(let digits): numbers(digits) + [.plain(digits)]
        case .string(let text): strings(text)
        }
    }

    /// A label takes the digits as they are written, hence texts first where a number would not fit anyway.
    private static func numbers(_ digits: String) -> [ValueReading] {
        if let whole = Int(digits) { return [.plain(whole)] }
        return Double(digits).map { [.plain($0)] } ?? []
    }

    private static func strings(_ text: String) -> [ValueReading] {
        var readings: [ValueReading] = []
        if let color = color(text) { readings += [.plain(color), .plain(color.cgColor)] }
        readings.append(.plain(text))
        // Comma-separated values are all texts.
        if let number = Double(text), number.isFinite { readings += numbers(text) }
        if text == "true" || text == "false" { readings.append(.plain(text == "true")) }
        // An empty field where no text is shown: no picture, no colour.
        readings.append(text.isEmpty ? .plain(nil) : .image(text))
        return readings
    }

    /// `#RRGGBB` or `#RRGGBBAA`, sRGB.
    static func color(_ text: String) -> UIColor? {
        guard text.hasPrefix("#"), text.count == 7 || text.count == 9 else { return nil }
        let digits = text.dropFirst()
        guard digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else { return nil }
        let rgba = text.count == 7 ? value << 8 | 0xFF : value
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
        return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
    }

    /// - Throws: `HydrationProblem` for a picture that is not there.
    func value(_ images: DataImages) throws -> Any? {
        switch self {
        case .plain(let value): value
        case .image(let path): try images.image(path)
        }
    }
}
