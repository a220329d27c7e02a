import CellSimInterfaceBuilder
import UIKit

/// Rules for the text size of the canvas.
@MainActor enum ScreenRules {
    /// A rule that changes the text size. It is applied before the document is instantiated.
    struct TextSize: AnyCanvasRule {
        let id: String
        let versions: Range<Int>
        let summary: String
        let category: UIContentSizeCategory
    }

    /// All recorded frames of these versions match the rule, and none of earlier or later versions do. No document shows which
    /// version between 20037 and 21701 is the first without it; Xcode 14 is assumed.
    static let textSizes = [
        TextSize(
            id: "extra-small-text", versions: 18000..<21000,
            summary: "in Xcode 12.5 to 13.4 text styles have the extra-small size, which the document does not record",
            category: .extraSmall)
    ]
}
