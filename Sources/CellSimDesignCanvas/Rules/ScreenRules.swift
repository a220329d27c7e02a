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

    /// The rules for the text size, with the versions whose recorded frames match. The frames of earlier and later versions
    /// don't match. The first version without the rule is unknown, because no recorded document has a version between 20037
    /// and 21701. Version 21000 (Xcode 14) is assumed.
    static let textSizes = [
        TextSize(
            id: "extra-small-text", versions: 18000..<21000,
            summary: "in Xcode 12.5 to 13.4 text styles have the extra-small size, which the document does not record",
            category: .extraSmall)
    ]
}
