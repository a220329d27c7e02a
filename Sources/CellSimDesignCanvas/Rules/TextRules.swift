import CellSimText
import UIKit

/// Rules for the metrics of the system font on the canvas.
@MainActor enum TextRules {
    static let rules: [CanvasRule<UIView, LayoutAdjustments>] = [
        CanvasRule(
            "old-letter-spacing", .before(17000),
            "before the variable system font, letter spacing differs", when: { _, _ in true },
            change: { adjustments, _, _ in adjustments.trackingTable = .legacy })
    ]
}
