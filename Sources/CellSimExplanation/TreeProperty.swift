/// The properties of views in trees, with their names for explanations.
package enum TreeProperty: String, CaseIterable, Sendable {
    case text, font, color, background, tint, hidden, alpha, corner, border, image, lines, alignment, placeholder
    case mode, state, value, hugging, compression, axis, spacing, distribution, transform, shadow, accessory

    /// The name in explanations.
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

    /// The default value, which trees omit.
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

    /// Whether the property only moves views, and draws no pixels itself.
    var affectsLayout: Bool { [.hugging, .compression, .axis, .spacing, .distribution].contains(self) }

    /// The traits whose change alone changes such values.
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

    /// Returns the change from one value to another, such as `font 17 → 16`.
    func change(_ old: String?, _ new: String?) -> String {
        if self == .hidden { return new == nil ? "appears" : "is hidden" }
        var first = old ?? defaultValue, second = new ?? defaultValue
        if self == .font {
            // Fonts are sizes and names; the name is shown only if it differs.
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
