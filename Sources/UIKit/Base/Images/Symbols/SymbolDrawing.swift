import CellSimGraphics
import Foundation

/// The drawing of a symbol file: figures in a box for adjacent text of 17 points. `Symbols/README.md` describes the
/// notation.
struct SymbolDrawing: Sendable {
    /// The role of a figure, which determines how it is drawn.
    enum Kind: String, CaseIterable, Sendable {
        /// Closed outlines: drawn as lines; filled in the `fill` variant.
        case outline
        /// Lines inside the outlines: cut out in the `fill` variant.
        case detail
        /// Small figures inside the outlines: filled; holes in the `fill` variant.
        case dots
        /// Lines that are lines in every variant.
        case line
        /// Figures that are filled in every variant.
        case solid
    }

    struct Part: Sendable {
        var kind: Kind
        /// The level from 1 to 3, which selects a palette colour or a hierarchical opacity.
        var level: Int
        var path: Path
    }

    /// A group of figures that are drawn together, in front of the earlier sections.
    struct Section: Sendable {
        /// Closed figures that are cut out of everything behind them.
        var gap = Path()
        var parts: [Part] = []

        func path(_ kinds: Kind..., level: Int? = nil) -> Path {
            var path = Path()
            for kind in kinds {
                for part in parts where part.kind == kind && (level == nil || part.level == level) {
                    path.append(part.path)
                }
            }
            return path
        }
    }

    var box = CGSize.zero
    /// The area for another symbol inside this one, if this one can enclose others.
    var innerArea: CGRect?
    /// The outline as an enclosing shape, if it differs from the outline of the symbol alone.
    var enclosingOutline: Path?
    var sections = [Section()]
    /// The lines that could not be parsed.
    var unknownLines: [String] = []

    /// Whether the drawing has outlines that can be filled.
    var hasOutline: Bool { sections.contains { section in section.parts.contains { $0.kind == .outline } } }

    /// Returns the figures of these kinds in all sections, one kind after the other.
    func path(_ kinds: Kind...) -> Path {
        var path = Path()
        for kind in kinds { for section in sections { path.append(section.path(kind)) } }
        return path
    }

    /// Returns the transform from this box to the centre of another drawing's available area.
    func fittingTransform(in available: CGRect) -> CGAffineTransform {
        let factor = min(available.width / box.width, available.height / box.height, 0.8)
        return CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: available.midX - box.width / 2 * factor,
            ty: available.midY - box.height / 2 * factor)
    }

    /// Adds another drawing's figures.
    /// - Parameters:
    ///   - other: The other drawing.
    ///   - transform: The transform from the other drawing's box to this one's.
    ///   - level: The level of all added figures; nil keeps their own levels.
    ///   - isInside: Whether the figures are inside another symbol, which changes their kinds.
    mutating func add(_ other: SymbolDrawing, _ transform: CGAffineTransform, level: Int?, isInside: Bool) {
        for (index, section) in other.sections.enumerated() {
            if index > 0 { sections.append(Section(gap: section.gap.applying(transform))) }
            for part in section.parts {
                var part = part
                part.path = part.path.applying(transform)
                part.level = level ?? part.level
                if isInside { part.kind = part.kind == .dots || part.kind == .solid ? .dots : .detail }
                sections[sections.count - 1].parts.append(part)
            }
        }
    }
}

extension SymbolDrawing {
    /// Parses the text of a symbol file. Each line starts with a key, except continued lines.
    /// - Parameters:
    ///   - text: The text of the file.
    ///   - other: A closure that returns the drawing with a name.
    init(_ text: String, other: (String) -> SymbolDrawing?) {
        for line in Self.lines(text) {
            var arguments = line.split(separator: " ")[...]
            guard var key = arguments.popFirst() else { continue }
            var level = 1
            var hasLevel = false
            if let last = key.last, let digit = last.wholeNumberValue {
                (level, hasLevel) = (min(max(digit, 1), 3), true)
                key.removeLast()
            }
            if let kind = Kind(rawValue: String(key)) {
                let part = Part(kind: kind, level: level, path: SymbolPathParser.path(arguments))
                sections[sections.count - 1].parts.append(part)
            } else if !readLine(String(key), Array(arguments), level: hasLevel ? level : nil, other: other) {
                unknownLines.append(line)
            }
        }
    }

    /// Returns the lines without comments, with continued lines joined.
    static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix(" "), let last = lines.indices.last {
                lines[last] += " " + line.trimmingCharacters(in: .whitespaces)
            } else {
                lines.append(line.trimmingCharacters(in: .whitespaces))
            }
        }
        return lines
    }

    private mutating func readLine(
        _ key: String, _ arguments: [Substring], level: Int?, other: (String) -> SymbolDrawing?
    ) -> Bool {
        let numbers = arguments.compactMap { Double($0).map { CGFloat($0) } }
        switch (key, numbers.count) {
        case ("size", 2): box = CGSize(width: numbers[0], height: numbers[1])
        case ("room", 4): innerArea = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case ("frame", _): enclosingOutline = SymbolPathParser.path(arguments)
        case ("gap", _): sections.append(Section(gap: SymbolPathParser.path(arguments)))
        case ("with", 3...4), ("inside", 3...4):
            guard let name = arguments.first, let drawing = other(String(name)) else { return false }
            let transform = Self.placementTransform(drawing.box, numbers)
            add(drawing, transform, level: level, isInside: key == "inside")
        case ("over", 3...4):
            guard let name = arguments.first, let drawing = other(String(name)) else { return false }
            let outline = drawing.hasOutline ? drawing.path(.outline) : drawing.path(.solid)
            sections.append(
                Section(gap: outline.applying(Self.placementTransform(drawing.box, numbers, grownBy: Self.gapWidth))))
            add(drawing, Self.placementTransform(drawing.box, numbers), level: level, isInside: false)
        // Only the symbol table uses these alternative names.
        case ("also", _): return !arguments.isEmpty
        default: return false
        }
        return true
    }

    /// The width of the gap around a figure on each side, in points.
    private static let gapWidth: CGFloat = 2

    /// Returns the transform from another drawing's box to its position, from its corner, its scale factor (negative
    /// for mirrored) and its rotation in degrees.
    private static func placementTransform(_ box: CGSize, _ numbers: [CGFloat], grownBy margin: CGFloat = 0)
        -> CGAffineTransform
    {
        let (x, y, factor) = (numbers[0], numbers[1], numbers[2])
        let (width, height) = (box.width * abs(factor), box.height * abs(factor))
        let growthFactors = CGSize(width: 1 + 2 * margin / width, height: 1 + 2 * margin / height)
        var transform = CGAffineTransform(translationX: -box.width / 2, y: -box.height / 2)
            .concatenating(
                CGAffineTransform(scaleX: factor * growthFactors.width, y: abs(factor) * growthFactors.height))
        if numbers.count > 3 {
            transform = transform.concatenating(CGAffineTransform(rotationAngle: numbers[3] * .pi / 180))
        }
        return transform.concatenating(CGAffineTransform(translationX: x + width / 2, y: y + height / 2))
    }
}
