import CellSimCompare
import CellSimGraphics

/// An artificial screen at two pixels per point: cards with lines of text, separators and an image. All numbers are points.
struct Screen {
    /// A line of text at a position.
    struct Text {
        var x, y, height: Double
        var letters: Int
        var color: UInt32
    }

    /// A rectangle of one colour.
    struct Card {
        var x, y, width, height: Double
        var color: UInt32
    }

    /// The change in the second picture, whose glyph shapes differ as well.
    enum Change: String, CaseIterable {
        case nothing, letters, halfAPoint
        case textMoved, cardMoved, separatorMoved, textHigher
        case textMissing, textExtra, cardMissing, separatorMissing
        case cardRecolored, textRecolored, imageReplaced

        /// The expected class of the pair.
        var expected: SimulatorComparison.Class {
            switch self {
            case .nothing, .letters, .halfAPoint: .same
            case .textMoved, .cardMoved, .separatorMoved, .textHigher: .moved
            case .textMissing, .textExtra, .cardMissing, .separatorMissing: .missingOrExtra
            case .cardRecolored, .textRecolored, .imageReplaced: .unlike
            }
        }
    }

    static let width = 320.0, height = 240.0
    var texts: [Text] = []
    var cards: [Card] = []
    var separators: [Double] = []
    var image = Card(x: 250, y: 150, width: 50, height: 50, color: 0xFF20_60A0)

    init(seed: Int) {
        var random = Random(seed: seed)
        for row in 0..<4 {
            let top = 12 + Double(row) * 56
            let height = Double([9, 11, 13, 16][random.next(4)])
            texts.append(
                Text(x: 16, y: top, height: height, letters: 6 + random.next(12), color: 0xFF00_0000))
            texts.append(
                Text(
                    x: 16 + Double(random.next(8)), y: top + 26, height: 9, letters: 4 + random.next(14),
                    color: 0xFF80_8080))
            separators.append(top + 44)
        }
        let gray = UInt32(random.next(120) + 60)
        cards = [
            Card(x: 220, y: 20, width: 80, height: 30, color: 0xFF00_0000 | gray << 16 | 0x90 << 8 | gray),
            Card(x: 230, y: 74, width: 60, height: 28, color: 0xFFE0_4030),
        ]
    }

    /// Returns the screen with a change.
    func applying(_ change: Change, seed: Int) -> Screen {
        var screen = self
        var random = Random(seed: seed + 77)
        let text = random.next(texts.count), distance = Double(2 + random.next(7))
        switch change {
        case .nothing, .letters: break
        case .halfAPoint:
            for index in screen.texts.indices { screen.texts[index].x += Double(random.next(2)) / 2 }
        case .textMoved:
            if random.next(2) == 0 { screen.texts[text].x += distance } else { screen.texts[text].y += distance }
        case .cardMoved: screen.cards[random.next(2)].x += distance
        case .separatorMoved: screen.separators[random.next(4)] += 3
        case .textHigher: screen.texts[text].height += 3
        case .textMissing: screen.texts.remove(at: text)
        case .textExtra:
            screen.texts.append(Text(x: 236, y: 120, height: 10, letters: 6, color: 0xFF00_0000))
        case .cardMissing: screen.cards.remove(at: random.next(2))
        case .separatorMissing: screen.separators.remove(at: random.next(4))
        case .cardRecolored: screen.cards[random.next(2)].color ^= UInt32(4 + random.next(40)) << 8 | 0x20
        case .textRecolored:
            let isBlack = screen.texts[text].color == 0xFF00_0000
            screen.texts[text].color = isBlack ? 0xFFE0_2020 : 0xFF00_0000
        case .imageReplaced: screen.image.color = 0xFFE0_D060
        }
        return screen
    }

    /// Draws the screen with glyph shapes that depend on a number.
    func rendered(letters shape: Int) -> Bitmap {
        var bitmap = Bitmap(width: Int(Screen.width * 2), height: Int(Screen.height * 2))
        let width = bitmap.width, height = bitmap.height
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: width * height)
        func fill(_ x: Double, _ y: Double, _ fillWidth: Double, _ fillHeight: Double, _ color: UInt32) {
            let right = min(Int(((x + fillWidth) * 2).rounded()), width)
            let left = Int((x * 2).rounded())
            for row in Int((y * 2).rounded())..<min(Int(((y + fillHeight) * 2).rounded()), height) where left < right {
                unsafe pixels.withUnsafeMutableBufferPointer { pixels in
                    unsafe pixels[row * width + left..<row * width + right].update(repeating: color)
                }
            }
        }
        for card in cards { fill(card.x, card.y, card.width, card.height, card.color) }
        for separator in separators { fill(16, separator, 190, 0.5, 0xFFC0_C0C8) }
        var random = Random(seed: 1)
        for row in 0..<25 {
            for column in 0..<25 {
                let level = UInt32(random.next(60)) << 8
                fill(image.x + Double(column) * 2, image.y + Double(row) * 2, 2, 2, image.color &+ level)
            }
        }
        for (index, text) in texts.enumerated() { draw(text, Random(seed: shape * 1000 + index), fill) }
        unsafe bitmap.withUnsafeMutableBytes { target in
            unsafe pixels.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
        }
        return bitmap
    }

    /// Draws a text. Each letter consists of strokes that fill its bounding box; a word has four letters.
    private func draw(
        _ text: Text, _ initialRandom: Random, _ fill: (Double, Double, Double, Double, UInt32) -> Void
    ) {
        var random = initialRandom
        let advance = (text.height * 0.7).rounded(), stroke = 1.0
        var x = text.x
        for letter in 0..<text.letters {
            fill(x, text.y, stroke, text.height, text.color)
            fill(x + advance - 2, text.y, stroke, text.height, text.color)
            let bar = Double(random.next(Int(text.height) - 1))
            fill(x, text.y + bar, advance - 1, stroke, text.color)
            if random.next(2) == 0 { fill(x + advance / 2 - 1, text.y, stroke, text.height / 2, text.color) }
            x += letter % 4 == 3 ? advance + text.height * 0.3 : advance
        }
    }
}

/// A random source with the same numbers in each run.
struct Random {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    /// Returns a number from 0 up to, but not including, a bound.
    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state >> 33) % max(bound, 1)
    }
}
