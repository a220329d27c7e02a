import CellSimEscaping
import Foundation

/// The part of `InspectedDocument` that formats JSON.
extension InspectedDocument {
    /// The document as a JSON object with `file`, `objects` and `diagnostics` (strings). Each object has `id`, `class`, `frame`
    /// (`[x, y, width, height]` in points, in the parent's coordinates, or null) and `children`. The order of keys is
    /// fixed.
    public var json: String {
        var text = "{\"file\": \(JSONText.string(file)), \"objects\": ["
        text += objects.map(\.json).joined(separator: ", ")
        let findings = diagnostics.map { JSONText.string($0.description) }
        return text + "], \"diagnostics\": [\(findings.joined(separator: ", "))]}\n"
    }
}

/// The part of `InspectedView` that formats JSON.
extension InspectedView {
    fileprivate var json: String {
        var parts = ["\"id\": \(JSONText.string(id))", "\"class\": \(JSONText.string(className))"]
        parts.append("\"frame\": \(frame.map(JSONText.frame) ?? "null")")
        if let userLabel { parts.append("\"userLabel\": \(JSONText.string(userLabel))") }
        if let reuseIdentifier { parts.append("\"reuseIdentifier\": \(JSONText.string(reuseIdentifier))") }
        if let text { parts.append("\"text\": \(JSONText.string(text))") }
        if !outlets.isEmpty {
            let list = outlets.map { outlet in
                let ids = outlet.destinations.map(JSONText.string).joined(separator: ", ")
                return "{\"name\": \(JSONText.string(outlet.name)), \"destinations\": [\(ids)]}"
            }
            parts.append("\"outlets\": [\(list.joined(separator: ", "))]")
        }
        if !constraints.isEmpty {
            parts.append("\"constraints\": [\(constraints.map(JSONText.string).joined(separator: ", "))]")
        }
        parts.append("\"children\": [\(children.map(\.json).joined(separator: ", "))]")
        return "{\(parts.joined(separator: ", "))}"
    }
}

/// Formats values as JSON.
package enum JSONText {
    package static func string(_ text: String) -> String { Escaping.json(text) }

    static func frame(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        guard numbers.allSatisfy(\.isFinite) else { return "null" }
        return "[\(numbers.map(InspectedView.number).joined(separator: ", "))]"
    }
}
