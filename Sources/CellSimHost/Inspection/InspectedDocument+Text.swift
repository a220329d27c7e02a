import CellSimEscaping
import Foundation

/// The part of `InspectedDocument` that formats text.
extension InspectedDocument {
    /// A readable tree of the views with their classes, identifiers, frames and document attributes.
    public var text: String {
        var lines = [file]
        for object in objects { object.describe(into: &lines, indent: "  ") }
        if objects.isEmpty { lines.append("  no objects") }
        return lines.map { Escaping.line($0) + "\n" }.joined()
    }
}

/// The part of `InspectedView` that formats text.
extension InspectedView {
    fileprivate func describe(into lines: inout [String], indent: String) {
        var line = "\(indent)\(className) \(id)"
        if let userLabel { line += " (\(userLabel))" }
        line += frame.map { "  \(Self.numbers($0))" } ?? "  not installed"
        if let reuseIdentifier { line += "  reuse identifier '\(reuseIdentifier)'" }
        if let text, !text.isEmpty { line += "  \(Self.quoted(text))" }
        lines.append(line)
        for outlet in outlets {
            lines.append("\(indent)  outlet \(outlet.name) → \(outlet.destinations.joined(separator: ", "))")
        }
        for constraint in constraints { lines.append("\(indent)  constraint \(constraint)") }
        for child in children { child.describe(into: &lines, indent: indent + "  ") }
    }

    /// Returns text such as `(x, y) width × height`, in points.
    private static func numbers(_ frame: CGRect) -> String {
        "(\(number(frame.minX)), \(number(frame.minY))) \(number(frame.width)) × \(number(frame.height))"
    }

    /// Formats a number with at most three decimal places.
    static func number(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 1000).rounded() / 1000
        guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(value)" }
        return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }

    /// Returns the beginning of a text on a single line, in quotation marks.
    private static func quoted(_ text: String) -> String {
        let flat = String(text.map { $0.isNewline ? " " : $0 })
        return "“" + (flat.count > 60 ? flat.prefix(59) + "…" : flat) + "”"
    }
}
