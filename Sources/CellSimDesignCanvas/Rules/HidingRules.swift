import UIKit

/// Rules for views that a running app hides but that occupy space on the canvas.
@MainActor enum HidingRules {
    static let rules: [CanvasRule<UIView, Bool>] = [
        CanvasRule(
            "hidden-indicator-in-stack", .always,
            "in a stack, a stopped activity indicator keeps its space although it hides when stopped",
            when: { view, _ in
                (view as? UIActivityIndicatorView)?.hidesWhenStopped ?? false && view.arrangingStack != nil
            }, change: { isHidden, _, _ in isHidden = false })
    ]
}
