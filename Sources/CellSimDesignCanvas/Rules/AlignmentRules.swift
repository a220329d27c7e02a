import UIKit

/// Rules for the alignment rectangle insets of controls in old versions, in points.
@MainActor enum AlignmentRules {
    static let rules: [CanvasRule<UIView, UIEdgeInsets>] = [
        CanvasRule(
            "slider-without-overhang", .since(24000), "since Xcode 26 a slider's frame equals its alignment rectangle",
            when: { view, _ in view is UISlider },
            change: { insets, _, _ in insets = SystemControls.sliderAlignment.value(.iOS26) })
    ]
}
