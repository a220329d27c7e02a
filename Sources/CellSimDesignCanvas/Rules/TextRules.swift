import CellSimText
import UIKit

/// How the system font was set.
@MainActor enum TextRules {
    static let rules: [CanvasRule<UIView, LayoutAdjustments>] = [
        CanvasRule(
            "old-letter-spacing", .before(17000),
            "the system font had other letter spacing before its variable form came", when: { _, _ in true },
            change: { adjustments, _, _ in adjustments.tracking = .legacy })
    ]
}
