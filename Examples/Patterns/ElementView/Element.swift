import UIKit

/// A chemical element with its description.
struct Element {
    var number: Int
    var symbol: String
    var name: String
    var discovery: String
    /// The colour as `0xRRGGBB`.
    var color: Int

    @MainActor var uiColor: UIColor {
        func part(_ shift: Int) -> CGFloat { CGFloat(color >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    static let all = [
        Element(
            number: 1, symbol: "H", name: "Hydrogen", discovery: "Weighed by Henry Cavendish in 1766.", color: 0x247657),
        Element(
            number: 2, symbol: "He", name: "Helium",
            discovery:
                "Seen in 1868 as a yellow line in the light of the Sun, and met on Earth only in 1895, by William"
                + " Ramsay, in a uranium ore.", color: 0xA8327D),
        Element(
            number: 3, symbol: "Li", name: "Lithium", discovery: "Found by Johan August Arfwedson in 1817.",
            color: 0xC0392B),
        Element(
            number: 4, symbol: "Be", name: "Beryllium", discovery: "From beryl and emerald, 1798.", color: 0xB9541B),
        Element(
            number: 5, symbol: "B", name: "Boron",
            discovery: "Made in Paris and in London within days, in the summer of 1808.", color: 0x806A0A),
        Element(number: 6, symbol: "C", name: "Carbon", discovery: "As old as the first camp fire.", color: 0x37474F),
        Element(
            number: 7, symbol: "N", name: "Nitrogen",
            discovery: "Daniel Rutherford’s “noxious air” of 1772, in which neither mouse nor candle lasts.",
            color: 0x2C5AA0),
        Element(
            number: 8, symbol: "O", name: "Oxygen", discovery: "Scheele had it first, Priestley told first.",
            color: 0x1B7A8C),
        Element(
            number: 10, symbol: "Ne", name: "Neon", discovery: "Left over from air that was frozen and boiled, 1898.",
            color: 0x8E3B8E),
    ]
}
