import Foundation

/// Text attributes from XIB elements.
@MainActor extension NibCoder {
    /// Returns the attributes of a `<textAttributes key="…">` element of a bar: a font and a colour.
    package func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let nib = coder(forKeyed: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = nib.font("fontDescription") { attributes[.font] = font }
        if let color = nib.color("textColor") { attributes[.foregroundColor] = color }
        nib.ignore("textShadowColor", "textShadowOffset")
        return attributes
    }
}
