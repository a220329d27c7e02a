import CellSimInterfaceBuilder
import UIKit

/// The text size of the canvas.
@MainActor enum ScreenRules {
    /// Changes the text size; evaluated for the document, before it is instantiated.
    struct TextSize: AnyCanvasRule {
        let id: String
        let versions: Range<Int>
        let summary: String
        let category: UIContentSizeCategory
    }

    /// Every recorded frame of these versions agrees with it, and none of earlier or later versions does. No document shows where
    /// between 20037 and 21701 it ended; Xcode 14 is assumed to be its end.
    static let textSizes = [
        TextSize(
            id: "extra-small-text", versions: 18000..<21000,
            summary: "in Xcode 12.5 to 13.4 text styles have the extra-small size, which the document does not record",
            category: .extraSmall)
    ]
}
