/// The properties that trees contain for views, with their names in explanations.
package enum TreeProperty: String, CaseIterable, Sendable {
    case text, font, color, background, tint, hidden, alpha, corner, border, image, lines, alignment, placeholder
    case mode, state, value, hugging, compression, axis, spacing, distribution, transform, shadow, accessory

    /// The name of the property in explanations.
    var displayName: String {
        switch self {
        case .color: "text colour"
        case .background: "background colour"
        case .tint: "tint colour"
        case .corner: "corner radius"
        case .lines: "number of lines"
        case .mode: "content mode"
        case .compression: "compression resistance"
        default: rawValue
        }
    }

    /// The default value, which is omitted in trees.
    private var defaultValue: String {
        switch self {
        case .alpha: "1"
        case .corner, .spacing, .lines: "0"
        case .hugging: "250 250"
        case .compression: "750 750"
        case .text: "no text"
        default: "none"
        }
    }

    /// A Boolean value that indicates whether the property only affects the layout of views, not their drawing.
    var affectsLayout: Bool { [.hugging, .compression, .axis, .spacing, .distribution].contains(self) }

    /// The traits on which the value of the property depends.
    var traits: [String] {
        switch self {
        case .color, .background, .tint, .border, .shadow: ["style", "system"]
        case .image: ["style", "system", "device"]
        case .font: ["text size", "system"]
        case .text, .placeholder: ["language"]
        case .alignment: ["direction"]
        default: []
        }
    }

    /// Returns a description of a change, such as `font 17 → 16`.
    func change(_ old: String?, _ new: String?) -> String {
        if self == .hidden { return new == nil ? "appears" : "is hidden" }
        var first = old ?? defaultValue, second = new ?? defaultValue
        if self == .font {
            // A font consists of a size and a name. The name is shown only if it changed.
            let (a, b) = (first.split(separator: " ", maxSplits: 1), second.split(separator: " ", maxSplits: 1))
            if a.count == 2, b.count == 2, a[1] == b[1] { (first, second) = (String(a[0]), String(b[0])) }
        }
        if self == .text || self == .placeholder {
            (first, second) = (old.map(Self.quoted) ?? first, new.map(Self.quoted) ?? second)
        }
        return "\(displayName) \(first) → \(second)"
    }

    static func quoted(_ text: String) -> String {
        let singleLine = String(text.map { $0.isWhitespace ? " " : $0 })
        return "“" + (singleLine.count > 40 ? singleLine.prefix(39) + "…" : singleLine) + "”"
    }
}
