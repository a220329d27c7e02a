import CellSimGraphics
import Foundation

/// Our own drawings of common symbols, in boxes beside text of 17 points.
enum SymbolDrawings {
    /// Nil for names without a drawing.
    static func glyph(_ name: String) -> SymbolGlyph? {
        guard let drawing = drawings[name] else { return nil }
        return SymbolGlyph(
            name: name, box: CGSize(width: drawing.width, height: drawing.height), strokes: PathText.path(drawing.strokes),
            fills: PathText.path(drawing.fills))
    }

    struct Drawing {
        var width, height: CGFloat
        var strokes = ""
        var fills = ""
    }

    private static let circle = "O 10 10 8.2"

    /// Letters: M move, L lines, Q quad, C cubic, Z close, O circle (centre, radius), R rounded rectangle
    /// (x, y, width, height, radius).
    private static let drawings: [String: Drawing] = [
        "chevron.right": Drawing(width: 12, height: 17, strokes: "M 3.2 2.4 L 9.2 8.5 3.2 14.6"),
        "chevron.left": Drawing(width: 12, height: 17, strokes: "M 8.8 2.4 L 2.8 8.5 8.8 14.6"),
        "chevron.down": Drawing(width: 19, height: 11, strokes: "M 2.4 2.6 L 9.5 8.8 16.6 2.6"),
        "chevron.up": Drawing(width: 19, height: 11, strokes: "M 2.4 8.6 L 9.5 2.4 16.6 8.6"),
        "chevron.forward": Drawing(width: 12, height: 17, strokes: "M 3.2 2.4 L 9.2 8.5 3.2 14.6"),
        "chevron.backward": Drawing(width: 12, height: 17, strokes: "M 8.8 2.4 L 2.8 8.5 8.8 14.6"),
        "xmark": Drawing(width: 17.5, height: 16, strokes: "M 2.8 2 L 14.7 14 M 14.7 2 L 2.8 14"),
        "xmark.circle": Drawing(width: 20, height: 20, strokes: "\(circle) M 7 7 L 13 13 M 13 7 L 7 13"),
        "xmark.circle.fill": Drawing(
            width: 20, height: 20,
            fills: "O 10 10 9 M 6.4 7.4 L 7.4 6.4 10 9 12.6 6.4 13.6 7.4 11 10 13.6 12.6 12.6 13.6 10 11 7.4 13.6 6.4 12.6 9 10 Z"),
        "checkmark": Drawing(width: 18, height: 17, strokes: "M 2.4 9.4 L 6.8 14.6 15.4 2.2"),
        "checkmark.circle": Drawing(width: 20, height: 20, strokes: "\(circle) M 6.4 10.4 L 9 13.4 13.8 6.6"),
        "checkmark.circle.fill": Drawing(
            width: 20, height: 20, fills: "O 10 10 9 M 5.8 10.6 L 6.9 9.6 8.9 12 13 5.9 14.2 6.7 9 14.4 Z"),
        "plus": Drawing(width: 18, height: 17, strokes: "M 9 1.6 L 9 15.4 M 2.1 8.5 L 15.9 8.5"),
        "minus": Drawing(width: 18, height: 4, strokes: "M 2.1 2 L 15.9 2"),
        "plus.circle": Drawing(width: 20, height: 20, strokes: "\(circle) M 10 6 L 10 14 M 6 10 L 14 10"),
        "plus.circle.fill": Drawing(
            width: 20, height: 20,
            fills: "O 10 10 9 M 9.3 5.6 L 10.7 5.6 10.7 9.3 14.4 9.3 14.4 10.7 10.7 10.7 10.7 14.4 9.3 14.4 9.3 10.7 5.6 10.7 5.6 9.3 9.3 9.3 Z"),
        "minus.circle": Drawing(width: 20, height: 20, strokes: "\(circle) M 6 10 L 14 10"),
        "list.bullet": Drawing(
            width: 21, height: 15, strokes: "M 7 2 L 19.6 2 M 7 7.5 L 19.6 7.5 M 7 13 L 19.6 13",
            fills: "O 2.4 2 1.4 O 2.4 7.5 1.4 O 2.4 13 1.4"),
        "ellipsis": Drawing(width: 20, height: 6, fills: "O 3.4 3 1.7 O 10 3 1.7 O 16.6 3 1.7"),
        "ellipsis.circle": Drawing(width: 20, height: 20, strokes: circle, fills: "O 6.4 10 1.1 O 10 10 1.1 O 13.6 10 1.1"),
        "info.circle": Drawing(
            width: 20, height: 20, strokes: "\(circle) M 8.8 9 L 10.3 9 10.3 14 M 8.4 14 L 12.2 14", fills: "O 10 6.1 1.1"),
        "exclamationmark.circle": Drawing(width: 20, height: 20, strokes: "\(circle) M 10 5.6 L 10 11", fills: "O 10 14 1.1"),
        "exclamationmark.triangle": Drawing(
            width: 21, height: 19, strokes: "M 10.5 1.6 L 19.4 17.2 1.6 17.2 Z M 10.5 7 L 10.5 11.6", fills: "O 10.5 14.3 1"),
        "questionmark.circle": Drawing(
            width: 20, height: 20, strokes: "\(circle) M 7.6 7.8 C 7.6 4.9 12.4 4.9 12.4 7.8 C 12.4 9.8 10 9.6 10 11.6",
            fills: "O 10 14.3 1"),
        "star": Drawing(
            width: 20, height: 19,
            strokes: "M 10 1.6 L 12.5 7 18.3 7.6 13.9 11.5 15.2 17.3 10 14.3 4.8 17.3 6.1 11.5 1.7 7.6 7.5 7 Z"),
        "star.fill": Drawing(
            width: 20, height: 19, fills: "M 10 0.8 L 12.7 6.5 19 7.2 14.3 11.4 15.7 17.9 10 14.6 4.3 17.9 5.7 11.4 1 7.2 7.3 6.5 Z"),
        "heart": Drawing(
            width: 20, height: 18,
            strokes: "M 10 16.4 C 5.6 13.2 1.8 9.9 1.8 6 C 1.8 1.4 7.6 0.2 10 4.6 C 12.4 0.2 18.2 1.4 18.2 6 C 18.2 9.9 14.4 13.2 10 16.4 Z"),
        "heart.fill": Drawing(
            width: 20, height: 18,
            fills: "M 10 17.2 C 5.2 13.8 1 10.2 1 6 C 1 0.6 7.4 -0.6 10 3.6 C 12.6 -0.6 19 0.6 19 6 C 19 10.2 14.8 13.8 10 17.2 Z"),
        "magnifyingglass": Drawing(width: 19, height: 19, strokes: "O 8 8 5.9 M 12.4 12.4 L 17 17"),
        "gear": Drawing(
            width: 20, height: 20,
            strokes: "O 10 10 6.6 O 10 10 2.4 M 10 1 L 10 3.2 M 10 16.8 L 10 19 M 1 10 L 3.2 10 M 16.8 10 L 19 10 M 3.6 3.6 L 5.2 5.2 M 14.8 14.8 L 16.4 16.4 M 16.4 3.6 L 14.8 5.2 M 5.2 14.8 L 3.6 16.4"),
        "person": Drawing(width: 18, height: 18, strokes: "O 9 5.4 3.7 M 2 16.8 C 2 10.4 16 10.4 16 16.8 Z"),
        "person.fill": Drawing(width: 18, height: 18, fills: "O 9 5.2 4.2 M 1.2 17.4 C 1.2 9 16.8 9 16.8 17.4 Z"),
        "person.circle": Drawing(
            width: 20, height: 20, strokes: "\(circle) O 10 8 2.7 M 4.8 16 C 5.6 11.6 14.4 11.6 15.2 16"),
        "trash": Drawing(
            width: 18, height: 20,
            strokes: "M 2 4.6 L 16 4.6 M 6.2 4.2 L 6.6 1.9 11.4 1.9 11.8 4.2 M 3.6 4.8 L 4.6 17.8 13.4 17.8 14.4 4.8 M 7 8 L 7.3 14.6 M 11 8 L 10.7 14.6"),
        "pencil": Drawing(width: 17, height: 17, strokes: "M 2 15 L 3 11.2 12.2 2 15 4.8 5.8 14 Z M 10.4 3.8 L 13.2 6.6"),
        "square.and.pencil": Drawing(
            width: 21, height: 20, strokes: "M 11 3.6 L 3 3.6 3 17.6 16.6 17.6 16.6 10 M 8 12.4 L 8.6 9.8 17 1.6 19 3.6 10.6 11.8 Z"),
        "square.and.arrow.up": Drawing(
            width: 18, height: 22, strokes: "M 5.8 8 L 2.4 8 2.4 20 15.6 20 15.6 8 12.2 8 M 9 14 L 9 2 M 5.6 5.2 L 9 1.8 12.4 5.2"),
        "square": Drawing(width: 19, height: 18, strokes: "R 1.8 1.4 15.4 15.4 2.6"),
        "checkmark.square": Drawing(
            width: 19, height: 18, strokes: "R 1.8 1.4 15.4 15.4 2.6 M 5.8 9.6 L 8.6 12.8 13.4 5.4"),
        "circle": Drawing(width: 20, height: 20, strokes: circle),
        "circle.fill": Drawing(width: 20, height: 20, fills: "O 10 10 9"),
        "arrow.right": Drawing(width: 19, height: 16, strokes: "M 2 8 L 16.6 8 M 10.8 2 L 16.8 8 10.8 14"),
        "arrow.left": Drawing(width: 19, height: 16, strokes: "M 17 8 L 2.4 8 M 8.2 2 L 2.2 8 8.2 14"),
        "arrow.up": Drawing(width: 16, height: 19, strokes: "M 8 17 L 8 2.4 M 2 8.2 L 8 2.2 14 8.2"),
        "arrow.down": Drawing(width: 16, height: 19, strokes: "M 8 2 L 8 16.6 M 2 10.8 L 8 16.8 14 10.8"),
        "arrow.clockwise": Drawing(
            width: 18, height: 20, strokes: "M 14.6 6.4 C 10.6 0.4 2 3.4 2 10.6 C 2 19 16 20 16 10.6 M 15 2 L 15 6.8 10.2 6.8"),
        "bell": Drawing(
            width: 18, height: 20,
            strokes: "M 2 14.8 L 16 14.8 C 13.4 12.4 14 10 13.8 7.6 C 13.2 1 4.8 1 4.2 7.6 C 4 10 4.6 12.4 2 14.8 Z M 7 17.6 C 7.6 18.8 10.4 18.8 11 17.6"),
        "camera": Drawing(
            width: 24, height: 18,
            strokes: "M 7.4 3.8 L 8.8 1.6 15.2 1.6 16.6 3.8 20 3.8 C 21.4 3.8 22 4.4 22 5.8 L 22 14 C 22 15.4 21.4 16 20 16 L 4 16 C 2.6 16 2 15.4 2 14 L 2 5.8 C 2 4.4 2.6 3.8 4 3.8 Z O 12 9.8 3.7"),
        "house": Drawing(
            width: 22, height: 19, strokes: "M 1.6 9.6 L 11 1.6 20.4 9.6 M 4 8 L 4 17.2 9 17.2 9 11.6 13 11.6 13 17.2 18 17.2 18 8"),
        "bag": Drawing(width: 18, height: 20, strokes: "R 2 5.6 14 12.6 2 M 5.6 8 L 5.6 5 C 5.6 0.8 12.4 0.8 12.4 5 L 12.4 8"),
        "line.3.horizontal": Drawing(width: 19, height: 14, strokes: "M 2 2 L 17 2 M 2 7 L 17 7 M 2 12 L 17 12"),
    ]
}

/// Figures written as text: see `SymbolDrawings`.
enum PathText {
    static func path(_ text: String) -> Path {
        var path = Path()
        var letter: Character = "M"
        var numbers: [CGFloat] = []
        for word in text.split(separator: " ") {
            if let first = word.first, first.isLetter {
                letter = first
                numbers = []
                if letter == "Z" { path.close() }
            } else if let number = Double(word) {
                numbers.append(CGFloat(number))
                if append(letter, numbers, to: &path) { numbers = [] }
            }
        }
        return path
    }

    /// Adds an element when all of its numbers are there.
    private static func append(_ letter: Character, _ n: [CGFloat], to path: inout Path) -> Bool {
        func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
        switch (letter, n.count) {
        case ("M", 2): path.move(to: point(0))
        case ("L", 2): path.addLine(to: point(0))
        case ("Q", 4): path.addQuad(to: point(2), control: point(0))
        case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case ("O", 3): path.append(.ellipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: n[2] * 2, height: n[2] * 2)))
        case ("R", 5):
            path.append(.roundedRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radii: CornerRadii(n[4])))
        default: return false
        }
        return true
    }
}
