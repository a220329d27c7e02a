import CellSimText
import Foundation

extension UITextField {
    /// The bullets of a secure field, one for each character; larger than a text's.
    enum Bullets {
        static let character = "\u{2022}"

        /// The distance of two bullets as a fraction of the field's font size: 9.7 points in a field of 16 points.
        private static let pitch: CGFloat = 9.7 / 16
        /// The size of a bullet as a multiple of a text's: 7 points in a field of 16 points.
        private static let scale: CGFloat = 7 / 5
        /// Enlarges the bullets and their distance, on the same baseline and with unchanged line heights.
        static func enlarged(_ text: StyledText, era: TrackingTable) -> StyledText {
            var text = text
            for index in text.runs.indices {
                var run = text.runs[index]
                let pitch = Self.pitch * run.font.pointSize
                run.lineFont = run.font
                run.font.pointSize *= scale
                run.kern = 0
                var single = run
                single.text = character
                run.kern = pitch - TextLayout(StyledText(runs: [single]), scale: 1, era: era).lines[0].width
                text.runs[index] = run
            }
            return text
        }
    }
}
