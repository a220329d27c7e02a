import Foundation

@MainActor extension NibCoder {
    /// `<textAttributes key="…">` with a font and a colour, as bars have them.
    package func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
        guard let nib = coder(forKeyed: key) else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [:]
        if let font = nib.font("fontDescription") { attributes[.font] = font }
        if let color = nib.color("textColor") { attributes[.foregroundColor] = color }
        nib.ignore("textShadowColor", "textShadowOffset")
        return attributes
    }
}
