import CellSimText
import Foundation

/// Drawing of secure text fields.
extension UITextField {
    /// The bullets of a secure field, one per character. They are larger than bullets in other text.
    enum Bullets {
        static let character = "\u{2022}"

        /// The distance between the bullets' centres as a fraction of the font size: 9.7 points for a 16-point font.
        private static let pitch: CGFloat = 9.7 / 16
        /// The scale of a bullet relative to other text: 7 points instead of 5 for a 16-point font.
        private static let scale: CGFloat = 7 / 5
        /// Enlarges the bullets and their spacing. The baseline and the line height stay the same.
        static func enlarged(_ text: StyledText, trackingTable: TrackingTable) -> StyledText {
            var text = text
            for index in text.runs.indices {
                var run = text.runs[index]
                let pitch = Self.pitch * run.font.pointSize
                run.lineFont = run.font
                run.font.pointSize *= scale
                run.kern = 0
                var single = run
                single.text = character
                run.kern =
                    pitch
                    - TextLayout(StyledText(runs: [single]), scale: 1, trackingTable: trackingTable).lines[0].width
                text.runs[index] = run
            }
            return text
        }
    }
}
