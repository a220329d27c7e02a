import CellSimGraphics
import UIKit

/// Rules for the intrinsic sizes of views in old versions, in points.
@MainActor enum ContentSizeRules {
    typealias Rule = CanvasRule<UIView, CGSize>

    static let rules: [Rule] = controlRules + barRules + textRules

    /// Creates a rule for views of a class.
    private static func rule<View: UIView>(
        _ type: View.Type, _ id: String, _ versions: Range<Int>, _ summary: String,
        when condition: @escaping @MainActor (View, DesignContext) -> Bool = { _, _ in true },
        change: @escaping @MainActor (inout CGSize, View) -> Void
    ) -> Rule {
        Rule(
            id, versions, summary, when: { view, context in (view as? View).map { condition($0, context) } ?? false },
            change: { size, view, _ in if let view = view as? View { change(&size, view) } })
    }

    private static let controlRules: [Rule] = [
        rule(UISwitch.self, "wide-switch", .since(24000), "switches are 63 × 28 points instead of 51 × 31") { size, _ in
            let (old, new) = (SystemControls.switchSize.value(.iOS17), SystemControls.switchSize.value(.iOS26))
            size = CGSize(width: size.width + new.width - old.width, height: new.height)
        },
        rule(UISlider.self, "old-slider", .before(24000), "sliders are 30 points high, plus 1 point below") { size, _ in
            size.height = 30
        },
        rule(UISlider.self, "high-slider", .since(24000), "sliders are 34 points high") { size, _ in
            size.height = SystemControls.sliderHeight.value(.iOS26)
        },
        rule(UIProgressView.self, "old-progress", .before(16000), "progress views are 2 points high") { size, _ in
            size.height = 2
        },
        rule(UISegmentedControl.self, "old-segments", .before(15000), "segmented controls are 28 points high") {
            size, _ in
            size.height = 28
        },
        rule(UIStepper.self, "old-stepper", .before(15000), "steppers are 29 points high") { size, _ in
            size.height = 29
        },
        rule(
            UIPageControl.self, "old-pages", .before(17000),
            "page controls are 37 points high; their width is 16 points per page, minus 9"
        ) { size, pages in
            size = CGSize(width: max(16 * CGFloat(pages.numberOfPages) - 9, 0), height: 37)
        },
        rule(
            UITextField.self, "old-rounded-field", .before(14800), "rounded text fields are 30 points high",
            when: { field, _ in field.borderStyle == .roundedRect }
        ) { size, _ in size.height = 30 },
        rule(
            UIButton.self, "whole-configured-button", .always,
            "at 3x scale, outside stacks, a button with a configuration has a height in whole points",
            when: isConfiguredOutsideOfStacks
        ) { size, _ in size.height = PixelGrid.wholePoints.roundedUp(size.height) },
    ]

    private static func isConfiguredOutsideOfStacks(_ button: UIButton, _ context: DesignContext) -> Bool {
        button.configuration != nil && context.scale == 3 && !(button.superview is UIStackView)
    }

    private static let barRules: [Rule] = [
        rule(
            UINavigationBar.self, "sheet-bar", .since(15000),
            "navigation bars in a sheet are 56 points high: 6 more above and below",
            when: { bar, context in context.isSheet(bar.rootView) }
        ) { size, _ in size.height = 56 },
        rule(
            UIToolbar.self, "high-toolbar", .since(24000), "toolbars are 48 points high",
            when: { _, context in !context.hasNotch }
        ) { size, _ in size.height = SystemBars.toolbarHeight.value(.iOS26) },
        rule(
            UIToolbar.self, "toolbar-with-notch", .since(17000),
            "on screens with a notch, toolbars above the home indicator and not above another view are 49 points high",
            when: { bar, context in
                context.hasNotch && bar.rootView.safeAreaInsets.bottom > 0 && !bar.isPinnedAboveSibling
            }
        ) { size, _ in size.height = 49 },
    ]

    private static let textRules: [Rule] = [
        rule(
            UILabel.self, "whole-label", .since(17000),
            "at 3x scale, outside stacks, a one-line label with its intrinsic width has a height in whole points",
            when: { label, context in
                isSingleLineAt3x(label, context) && label.font.isSystemFont
                    && context.freeWidths.hasFreeWidth(label)
            }
        ) { size, _ in size.height = PixelGrid.wholePoints.roundedUp(size.height) },
        rule(
            UILabel.self, "whole-centred-label", .since(17000),
            "at 3x scale, a one-line label with a centre constraint has a height in whole points",
            when: { label, context in
                isSingleLineAt3x(label, context) && label.font.isSystemFont
                    && context.freeWidths.isVerticallyCentred(label)
            }
        ) { size, _ in size.height = PixelGrid.wholePoints.roundedUp(size.height) },
    ]

    private static func isSingleLineAt3x(_ label: UILabel, _ context: DesignContext) -> Bool {
        context.scale == 3 && label.numberOfLines == 1
    }
}

/// Tests toolbars for the rules.
extension UIToolbar {
    /// A Boolean value that indicates whether the bottom of the toolbar is constrained to a sibling view.
    fileprivate var isPinnedAboveSibling: Bool {
        guard let parent = superview else { return false }
        return parent.constraints.contains { constraint in
            let other: AnyObject?
            if constraint.firstItem === self, constraint.firstAttribute == .bottom {
                other = constraint.secondItem
            } else if constraint.secondItem === self, constraint.secondAttribute == .bottom {
                other = constraint.firstItem
            } else {
                return false
            }
            return (other as? UIView)?.superview === parent
        }
    }
}
