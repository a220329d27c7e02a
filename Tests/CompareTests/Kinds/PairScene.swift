import CellSimGraphics
import CellSimHost
import UIKit

/// The content of a cell in labelled pairs: texts and shapes at fixed positions, in points.
struct PairScene {
    struct Text {
        var text: String
        var frame: CGRect
        var font: String
        var size: CGFloat
        var weight = UIFont.Weight.regular
        var color: UInt32
    }

    struct Shape {
        var frame: CGRect
        var color: UInt32
        var radius: CGFloat = 0
    }

    var size: CGSize
    var background: UInt32
    var shapes: [Shape]
    var texts: [Text]
    /// The number of pixels per point.
    var scale: CGFloat

    /// Draws the scene in a view.
    @MainActor func draw() -> Bitmap {
        let cell = UIView(frame: CGRect(origin: .zero, size: size))
        cell.backgroundColor = PairScene.color(background)
        for shape in shapes {
            let view = UIView(frame: shape.frame)
            view.backgroundColor = PairScene.color(shape.color)
            view.layer.cornerRadius = shape.radius
            cell.addSubview(view)
        }
        for text in texts {
            let label = UILabel(frame: text.frame)
            label.text = text.text
            label.font = PairScene.font(text)
            label.textColor = PairScene.color(text.color)
            cell.addSubview(label)
        }
        return HostWindow.draw(cell, scale: scale) ?? Bitmap(width: 0, height: 0)
    }

    private static func font(_ text: Text) -> UIFont {
        if text.font == "system" { return .systemFont(ofSize: text.size, weight: text.weight) }
        let isBold = text.weight.rawValue >= UIFont.Weight.semibold.rawValue
        guard let font = UIFont(name: text.font + (isBold ? "-Bold" : ""), size: text.size) else {
            preconditionFailure("no font \(text.font)")
        }
        return font
    }

    private static func color(_ value: UInt32) -> UIColor {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: 1)
    }
}

/// The cells for labelled pairs: one set for tuning the classifier's thresholds, and one for the final test.
enum PairCells {
    case tuning, heldOut

    /// Returns a random cell with texts, fonts and colours of its set.
    func scene(_ random: inout SeededGenerator) -> PairScene {
        switch self {
        case .tuning: random.integer(2) == 0 ? Self.product(&random) : Self.contact(&random)
        case .heldOut: random.integer(2) == 0 ? Self.message(&random) : Self.banner(&random)
        }
    }

    /// Returns a cell with a picture, a title, a subtitle, a price and a badge.
    private static func product(_ random: inout SeededGenerator) -> PairScene {
        let font = random.randomElement(of: ["system", "system", "Helvetica"])
        let textColor = random.randomElement(of: [0x000000, 0x222B45, 0x6A3D1C] as [UInt32])
        return PairScene(
            size: CGSize(width: 300, height: 64), background: random.randomElement(of: [0xFFFFFF, 0xF2F2F7, 0x1C1C1E]),
            shapes: [
                .init(frame: CGRect(x: 16, y: 12, width: 40, height: 40), color: 0xC7C7CC, radius: 6),
                .init(
                    frame: CGRect(x: 236, y: 34, width: 48, height: 18), color: 0xFF3B30,
                    radius: random.randomElement(of: [0, 9])),
            ],
            texts: [
                .init(
                    text: random.randomElement(of: [
                        "Lemonade", "Hot chocolate", "Name of it", "Orange juice", "Black coffee",
                    ]),
                    frame: CGRect(x: 68, y: 8, width: 150, height: 24), font: font,
                    size: random.randomElement(of: [15, 17, 20]),
                    weight: random.randomElement(of: [.regular, .semibold]),
                    color: textColor == 0 ? 0x8E8E93 : textColor),
                .init(
                    text: random.randomElement(of: ["Details of the drink", "with mint and ice", "best served cold"]),
                    frame: CGRect(x: 68, y: 34, width: 160, height: 18), font: font,
                    size: random.randomElement(of: [11, 12, 13, 14]), color: 0x8A8A8E),
                .init(
                    text: random.randomElement(of: ["$4.80", "3,20 kr", "£12.50"]),
                    frame: CGRect(x: 228, y: 8, width: 64, height: 22), font: font, size: 16, color: 0x8B5A2B),
            ], scale: random.randomElement(of: [1, 2, 3]))
    }

    /// Returns a cell with a round picture, a name and a number.
    private static func contact(_ random: inout SeededGenerator) -> PairScene {
        let isDark = random.integer(2) == 0
        return PairScene(
            size: CGSize(width: 260, height: 56), background: isDark ? 0x000000 : 0xFFFFFF,
            shapes: [
                .init(frame: CGRect(x: 12, y: 8, width: 40, height: 40), color: 0x34C759, radius: 20),
                .init(frame: CGRect(x: 62, y: 54, width: 190, height: 1), color: isDark ? 0x38383A : 0xC6C6C8),
            ],
            texts: [
                .init(
                    text: random.randomElement(of: ["Anna Morel", "Ivo Lindgren", "Chloe Dumas", "Peter Holm"]),
                    frame: CGRect(x: 64, y: 6, width: 180, height: 24),
                    font: random.randomElement(of: ["system", "Helvetica"]),
                    size: random.randomElement(of: [16, 17, 18]),
                    weight: random.randomElement(of: [.regular, .medium]),
                    color: isDark ? 0xFFFFFF : 0x000000),
                .init(
                    text: random.randomElement(of: ["mobile 555 0147", "work 555 0199", "seen an hour ago"]),
                    frame: CGRect(x: 64, y: 31, width: 180, height: 18), font: "system",
                    size: random.randomElement(of: [12, 13]), color: 0x007AFF),
            ], scale: random.randomElement(of: [1, 2, 3]))
    }

    /// Returns a cell with a message bubble of two lines.
    private static func message(_ random: inout SeededGenerator) -> PairScene {
        let font = random.randomElement(of: ["Times New Roman", "Courier New", "DejaVu Sans"])
        let size: CGFloat = random.randomElement(of: [13, 15, 16])
        return PairScene(
            size: CGSize(width: 280, height: 72), background: random.randomElement(of: [0xFAF7F0, 0xE5DDD5]),
            shapes: [.init(frame: CGRect(x: 10, y: 8, width: 250, height: 56), color: 0x0B7A75, radius: 14)],
            texts: [
                .init(
                    text: random.randomElement(of: ["See you at seven", "Bring the tickets", "Where is the hall?"]),
                    frame: CGRect(x: 22, y: 12, width: 230, height: 24), font: font, size: size, color: 0xFFFFFF),
                .init(
                    text: random.randomElement(of: ["by the north gate", "or call me back", "row four, seat nine"]),
                    frame: CGRect(x: 22, y: 36, width: 230, height: 22), font: font, size: size - 1, color: 0xD7F3EE),
            ], scale: random.randomElement(of: [1, 2, 3]))
    }

    /// Returns a coloured banner with a heading, a line of text and a button.
    private static func banner(_ random: inout SeededGenerator) -> PairScene {
        let font = random.randomElement(of: ["Times New Roman", "Courier New", "DejaVu Sans"])
        return PairScene(
            size: CGSize(width: 320, height: 80), background: random.randomElement(of: [0x2D1E5F, 0xFFE9B8, 0xFFFFFF]),
            shapes: [.init(frame: CGRect(x: 226, y: 24, width: 80, height: 32), color: 0xB3261E, radius: 8)],
            texts: [
                .init(
                    text: random.randomElement(of: ["Summer sale", "Members only", "Last chance"]),
                    frame: CGRect(x: 16, y: 12, width: 200, height: 30), font: font,
                    size: random.randomElement(of: [20, 22]), color: 0x7C6FA8),
                .init(
                    text: random.randomElement(of: ["until end of June", "for the whole family", "in all our shops"]),
                    frame: CGRect(x: 16, y: 46, width: 200, height: 20), font: font,
                    size: random.randomElement(of: [12, 14]), color: 0x8C7A4F),
                .init(
                    text: random.randomElement(of: ["Open", "Shop", "More"]),
                    frame: CGRect(x: 240, y: 30, width: 60, height: 20),
                    font: font, size: 15, color: 0xFFFFFF),
            ], scale: random.randomElement(of: [1, 2, 3]))
    }
}
