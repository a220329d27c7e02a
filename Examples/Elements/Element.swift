import Foundation
import UIKit

/// A record of `elements.json`.
struct Element: Decodable {
    var number: Int
    var symbol: String
    var name: String
    var discovery: String
    /// As in `#247657`.
    var color: String

    private enum CodingKeys: String, CodingKey {
        case number = "numberLabel"
        case symbol = "symbolLabel"
        case name = "nameLabel"
        case discovery = "discoveryLabel"
        case color = "swatch.backgroundColor"
    }

    /// All elements, by their numbers.
    static func all() throws -> [Element] {
        let file = Bundle.module.bundleURL.appendingPathComponent("elements.json")
        return try JSONDecoder().decode([Element].self, from: Data(contentsOf: file))
    }

    @MainActor var uiColor: UIColor {
        let value = Int(color.dropFirst(), radix: 16) ?? 0
        func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
