import CellSimGraphics
import Foundation

/// A parser for paths in text form: commands with one letter, each followed by one or more groups of numbers.
///
/// - `M x y`: move to; `L x y`: line; `Z`: close
/// - `Q cx cy x y`: quadratic curve; `C cx cy cx cy x y`: cubic curve
/// - `O x y r`: circle; `E x y rx ry`: ellipse; `R x y width height r`: rounded rectangle
/// - `A x y r from to`: arc of a circle; angles are in degrees, clockwise from three o'clock
/// - `B x y r from to`: arc that continues the current subpath
/// - `S x y outer inner n`: star with n points; `W x y outer inner n`: star with n rounded points
enum SymbolPathParser {
    static func path(_ tokens: some Sequence<Substring>) -> Path {
        var path = Path()
        var letter: Character = "M"
        var numbers: [CGFloat] = []
        for word in tokens {
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

    /// The number of arguments of each command.
    static let argumentCounts: [Character: Int] = [
        "M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5, "B": 5, "S": 5, "W": 5,
    ]

    /// Appends the command's element if all arguments are present. Returns whether an element was appended.
    private static func append(_ letter: Character, _ arguments: [CGFloat], to path: inout Path) -> Bool {
        guard arguments.count == argumentCounts[letter] else { return false }
        func point(_ index: Int) -> CGPoint { CGPoint(x: arguments[index], y: arguments[index + 1]) }
        switch letter {
        case "M": path.move(to: point(0))
        case "L": path.addLine(to: point(0))
        case "Q": path.addQuad(to: point(2), control: point(0))
        case "C": path.addCurve(to: point(4), control1: point(0), control2: point(2))
        case "O":
            path.append(
                .ellipse(
                    in: CGRect(
                        x: arguments[0] - arguments[2], y: arguments[1] - arguments[2], width: arguments[2] * 2,
                        height: arguments[2] * 2)))
        case "E":
            path.append(
                .ellipse(
                    in: CGRect(
                        x: arguments[0] - arguments[2], y: arguments[1] - arguments[3], width: arguments[2] * 2,
                        height: arguments[3] * 2)))
        case "R":
            path.append(
                .roundedRect(
                    CGRect(x: arguments[0], y: arguments[1], width: arguments[2], height: arguments[3]),
                    radii: CornerRadii(arguments[4])))
        case "A", "B": appendArc(arguments, continues: letter == "B", to: &path)
        case "S", "W": appendStar(arguments, isSmooth: letter == "W", to: &path)
        default: return false
        }
        return true
    }

    /// Returns a point on a circle at an angle in degrees. The coordinates are rounded to thousandths, so that they are equal on all
    /// machines.
    private static func polarPoint(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ degrees: CGFloat) -> CGPoint {
        func thousandths(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        let angle = degrees * .pi / 180
        return CGPoint(x: thousandths(x + radius * cos(angle)), y: thousandths(y + radius * sin(angle)))
    }

    private static func appendArc(_ arguments: [CGFloat], continues: Bool, to path: inout Path) {
        let (x, y, radius) = (arguments[0], arguments[1], arguments[2])
        let count = max(1, Int((abs(arguments[4] - arguments[3]) / 90).rounded(.up)))
        let step = (arguments[4] - arguments[3]) / CGFloat(count)
        let handleLength = radius * 4 / 3 * tan(step * .pi / 720)
        let start = polarPoint(x, y, radius, arguments[3])
        if continues { path.addLine(to: start) } else { path.move(to: start) }
        for index in 0..<count {
            let (from, to) = (arguments[3] + step * CGFloat(index), arguments[3] + step * CGFloat(index + 1))
            let (a, b) = (polarPoint(x, y, radius, from), polarPoint(x, y, radius, to))
            path.addCurve(
                to: b, control1: polarPoint(a.x, a.y, handleLength, from + 90),
                control2: polarPoint(b.x, b.y, handleLength, to - 90))
        }
    }

    private static func appendStar(_ arguments: [CGFloat], isSmooth: Bool, to path: inout Path) {
        let count = min(max(Int(arguments[4]), 2), 64)
        let points = (0..<count * 2).map { index in
            polarPoint(
                arguments[0], arguments[1], index % 2 == 0 ? arguments[2] : arguments[3],
                -90 + CGFloat(index) * 180 / CGFloat(count))
        }
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
            if isSmooth {
                if index == 0, let last = points.last {
                    path.move(to: CGPoint(x: (last.x + point.x) / 2, y: (last.y + point.y) / 2))
                }
                path.addQuad(to: middle, control: point)
            } else if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        path.close()
    }
}
