import UIKit

/// Views that are hidden while the app runs and had their place on the canvas.
@MainActor enum HidingRules {
    static let rules: [CanvasRule<UIView, Bool>] = [
        CanvasRule(
            "hidden-indicator-in-stack", .always,
            "in a stack an activity indicator that is hidden while it stands still takes its room",
            when: { view, _ in
                (view as? UIActivityIndicatorView)?.hidesWhenStopped ?? false && view.arrangingStack != nil
            }, change: { isHidden, _, _ in isHidden = false })
    ]
}
