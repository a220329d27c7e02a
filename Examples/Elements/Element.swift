import UIKit

/// A chemical element in `elements.json`. The keys are the names of the cell's outlets.
struct Element: Decodable {
    var number: Int
    var symbol: String
    var name: String
    var discovery: String
    private var colorCode: String

    private enum CodingKeys: String, CodingKey {
        case number = "numberLabel"
        case symbol = "symbolLabel"
        case name = "nameLabel"
        case discovery = "discoveryLabel"
        case colorCode = "swatch.backgroundColor"
    }

    /// Returns all elements in the order of their atomic numbers.
    static func all() throws -> [Element] {
        guard let file = Bundle.module.url(forResource: "elements", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        return try JSONDecoder().decode([Element].self, from: Data(contentsOf: file))
    }

    /// The colour of the element's family.
    var color: UIColor {
        let rgb = UInt32(colorCode.dropFirst(), radix: 16) ?? 0
        func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    var isNobleGas: Bool { [2, 10, 18, 36, 54, 86, 118].contains(number) }
}
