import CellSimFoundation

extension UIFont {
    /// Returns the font with the traits that show the purposes of a text: bold for strong emphasis, italic for emphasis and monospaced
    /// for code. A family without such a font keeps its font.
    func showing(_ intent: InlinePresentationIntent) -> UIFont {
        var traits = fontDescriptor.symbolicTraits
        if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
        if intent.contains(.emphasized) { traits.insert(.traitItalic) }
        if intent.contains(.code) { traits.insert(.traitMonoSpace) }
        guard traits != fontDescriptor.symbolicTraits, let descriptor = fontDescriptor.withSymbolicTraits(traits) else {
            return self
        }
        return UIFont(descriptor: descriptor, size: pointSize)
    }
}
