import CellSimGraphics
import Foundation

/// The drawing of a symbol, parsed from its file: figures in a box for adjacent text in a 17-point font. `Symbols/README.md` describes
/// the format.
struct SymbolDrawing: Sendable {
    /// The kind of a figure, which determines how it is drawn.
    enum Kind: String, CaseIterable, Sendable {
        /// A closed outline. It is stroked, and also filled in the `fill` variant.
        case outline
        /// A line inside an outline. It is stroked, but cut out in the `fill` variant.
        case detail
        /// A small figure inside an outline. It is filled, but cut out in the `fill` variant.
        case dots
        /// A line that is stroked in all variants.
        case line
        /// A figure that is filled in all variants.
        case solid
    }

    struct Part: Sendable {
        var kind: Kind
        /// The level from 1 to 3, which determines the palette colour or the hierarchical opacity.
        var level: Int
        var path: Path
    }

    /// A group of figures that are drawn together, in front of the previous sections.
    struct Section: Sendable {
        /// Closed figures that are cut out of all previous sections.
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
    /// The area for another symbol inside this symbol, or `nil` if this symbol can't enclose others.
    var innerArea: CGRect?
    /// The outline of the symbol if it encloses another symbol, or `nil` if it is the usual outline.
    var enclosingOutline: Path?
    var sections = [Section()]
    /// The lines of the file that could not be parsed.
    var unknownLines: [String] = []

    /// Whether the drawing has outlines, which can be filled.
    var hasOutline: Bool { sections.contains { section in section.parts.contains { $0.kind == .outline } } }

    /// Returns the figures of the specified kinds in all sections, ordered by kind.
    func path(_ kinds: Kind...) -> Path {
        var path = Path()
        for kind in kinds { for section in sections { path.append(section.path(kind)) } }
        return path
    }

    /// Returns the transform that fits this drawing's box into an area and centres it.
    func fittingTransform(in available: CGRect) -> CGAffineTransform {
        let factor = min(available.width / box.width, available.height / box.height, 0.8)
        return CGAffineTransform(
            a: factor, b: 0, c: 0, d: factor, tx: available.midX - box.width / 2 * factor,
            ty: available.midY - box.height / 2 * factor)
    }

    /// Adds the figures of another drawing.
    /// - Parameters:
    ///   - other: The other drawing.
    ///   - transform: The transform from the other drawing's box to this drawing's box.
    ///   - level: The level of all added figures, or `nil` to keep their levels.
    ///   - isInside: Whether the figures are added inside this symbol, which changes their kinds.
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
    /// Parses the text of a symbol file. Each line starts with a key, except continuation lines.
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

    /// Returns the lines without comments. Continuation lines are joined with the previous line.
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

    /// Reads a line that doesn't contain figures of a kind. Returns false if the line is invalid.
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
        // Alternative names are used only by the symbol table.
        case ("also", _): return !arguments.isEmpty
        default: return false
        }
        return true
    }

    /// The width of the gap on each side of a figure, in points.
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
