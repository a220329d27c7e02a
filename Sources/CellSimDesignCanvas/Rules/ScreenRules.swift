import CellSimInterfaceBuilder
import UIKit

/// The pixels and the text size of the canvas.
@MainActor enum ScreenRules {
    /// A rule that is applied before a context exists.
    struct Scale: AnyCanvasRule {
        let id: String
        let versions: Range<Int>
        let summary: String
        /// At most so many pixels a point.
        let scale: CGFloat
    }

    static let scales = [
        Scale(
            id: "whole-points", versions: .before(12000),
            summary:
                "before Xcode 8.3, frames are whole points if content views end 1 point above the cell's bottom; to 8.1 also without cells",
            scale: 1)
    ]

    /// Changes the text size; asked with the document, before it is instantiated.
    struct TextSize: AnyCanvasRule {
        let id: String
        let versions: Range<Int>
        let summary: String
        let category: UIContentSizeCategory
    }

    /// Every recorded frame of these versions agrees with it, and none of versions before or after does. Where between 20037
    /// and 21701 it ended no document tells; Xcode 14 is taken for its end.
    static let textSizes = [
        TextSize(
            id: "extra-small-text", versions: 18000..<21000,
            summary: "in Xcode 12.5 to 13.4 text styles have the extra-small size, which the document does not record",
            category: .extraSmall)
    ]
}
