import CellSimGraphics
import Foundation

/// Figures written as text.
///
/// Letters: M move, L lines, Q quad, C cubic, Z close, O circle (centre, radius), R rounded rectangle (x, y, width,
/// height, radius); after each as many numbers as wanted.
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
        case ("O", 3):
            path.append(.ellipse(in: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: n[2] * 2, height: n[2] * 2)))
        case ("R", 5):
            path.append(.roundedRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), radii: CornerRadii(n[4])))
        default: return false
        }
        return true
    }
}
