import Foundation

/// Decodes text attributes from XIBs.
@MainActor extension NibCoder {
    /// Returns the font and the colour of a bar's `<textAttributes key="…">` element.
    package func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let nib = coder(forKeyed: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = nib.font("fontDescription") { attributes[.font] = font }
        if let color = nib.color("textColor") { attributes[.foregroundColor] = color }
        nib.ignore("textShadowColor", "textShadowOffset")
        return attributes
    }
}
