import Foundation

/// Determines which characters are shown in colour (UTS 51), and their width.
enum Emoji {
    /// Returns whether a character, given by its scalars, is shown in colour.
    ///
    /// A variation selector takes precedence. Otherwise, characters are shown in colour if they are emoji by default, if
    /// they have a skin tone, keycap or joiner, or if the system has no other glyph for them (all emoji above U+1F000).
    static func isShownInColor(_ scalars: some Collection<Unicode.Scalar>) -> Bool {
        guard let first = scalars.first, first.value >= 0x203C || scalars.count > 1 else { return false }
        let properties = first.properties
        guard properties.isEmoji else { return false }
        var isEmojiSequence = false
        for scalar in scalars.dropFirst() {
            switch scalar.value {
            case 0xFE0E: return false
            case 0xFE0F: isEmojiSequence = isEmojiSequence || first.value > 0x39
            case 0x20E3, 0x1F3FB...0x1F3FF: isEmojiSequence = true
            case 0x200D: isEmojiSequence = isEmojiSequence || first.value >= 0x203C
            default: break
            }
        }
        return isEmojiSequence || properties.isEmojiPresentation || first.value >= 0x1F000
    }

    /// Returns the width of an emoji of the system font, in points.
    ///
    /// Fitted to frames of labels in design tool files: 16 points at size 11, 24 at 18, 45 at 40, 63 at 58.
    static func width(pointSize: CGFloat) -> CGFloat {
        pointSize < 20 ? min(pointSize * 1.08 + 4.08, 25) : pointSize + 5
    }
}
