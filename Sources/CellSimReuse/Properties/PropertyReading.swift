import Foundation
import UIKit

/// Reads the properties for which the value to compare differs from the property's own value. The lists of properties
/// refer to these functions.
@MainActor enum PropertyReading {
    static func gestureRecognizers(_ view: UIView) -> PropertyValue {
        .count(view.gestureRecognizers?.count ?? 0, "gesture recogniser")
    }

    static func recognizerTargets(_ view: UIView) -> PropertyValue {
        .count((view.gestureRecognizers ?? []).reduce(0) { $0 + $1.targetCount }, "target")
    }

    static func horizontalHugging(_ view: UIView) -> PropertyValue {
        .number(view.contentHuggingPriority(for: .horizontal).rawValue)
    }

    static func verticalHugging(_ view: UIView) -> PropertyValue {
        .number(view.contentHuggingPriority(for: .vertical).rawValue)
    }

    static func horizontalCompressionResistance(_ view: UIView) -> PropertyValue {
        .number(view.contentCompressionResistancePriority(for: .horizontal).rawValue)
    }

    static func verticalCompressionResistance(_ view: UIView) -> PropertyValue {
        .number(view.contentCompressionResistancePriority(for: .vertical).rawValue)
    }

    static func frame(_ view: UIView) -> PropertyValue {
        view.layer.affineTransform().isIdentity
            ? .rect(view.frame) : .list([.point(view.center), .size(view.bounds.size)])
    }

    /// The name of the property that `requestedSize` reads.
    static let requestedSizeName = "intrinsicContentSize"

    /// Returns the size that a view of a custom class requests. The intrinsic size of UIKit's own classes depends only on
    /// their content.
    static func requestedSize(_ view: UIView) -> PropertyValue {
        definesIntrinsicSize(view) ? .size(view.intrinsicContentSize) : .none
    }

    private static var requestsOwnSizeByClass: [ObjectIdentifier: Bool] = [:]

    private static func definesIntrinsicSize(_ view: UIView) -> Bool {
        let type = type(of: view)
        if let cached = requestsOwnSizeByClass[ObjectIdentifier(type)] { return cached }
        let isAppClass = !UIKitModules.isDeclared(type)
        let definesSize =
            isAppClass && !(view is UILabel || view is UITextView || view is UIStackView || view is UIButton)
        requestsOwnSizeByClass[ObjectIdentifier(type)] = definesSize
        return definesSize
    }

    // MARK: Layers

    /// Returns the background colour of a layer whose view has none. A view's background colour, which can differ in dark mode, is
    /// compared separately.
    static func layerColor(_ view: UIView) -> PropertyValue {
        view.backgroundColor == nil ? .color(view.layer.backgroundColor) : .none
    }

    static func layerContents(_ view: UIView) -> PropertyValue {
        (view.layer.contents as? CGImage).map { .image(UIImage(cgImage: $0)) } ?? .none
    }

    static func shadowPath(_ view: UIView) -> PropertyValue { .path(view.layer.shadowPath) }

    static func addedLayers(_ view: UIView) -> PropertyValue { .list(AddedLayers.values(of: view)) }

    // MARK: Accessibility

    static func accessibilityElements(_ view: UIView) -> PropertyValue {
        .list((view.accessibilityElements ?? []).map { .object($0 as AnyObject) })
    }

    static func accessibilityCustomActions(_ view: UIView) -> PropertyValue {
        .list((view.accessibilityCustomActions ?? []).map { .text($0.name) })
    }

    // MARK: Stacks and images

    static func arrangedSubviews(_ stack: UIStackView) -> PropertyValue {
        .list(stack.arrangedSubviews.map { .object($0) })
    }

    static func customSpacings(_ stack: UIStackView) -> PropertyValue {
        .list(
            stack.arrangedSubviews.map { view in
                let spacing = stack.customSpacing(after: view)
                return spacing < 1e9 ? .number(spacing) : .none
            })
    }

    static func animationImages(_ view: UIImageView) -> PropertyValue {
        .list((view.animationImages ?? []).map { .image($0) })
    }

    static func symbolConfiguration(_ view: UIImageView) -> PropertyValue {
        view.preferredSymbolConfiguration.map { .choice(AnyHashable($0)) } ?? .none
    }
}

/// Reads the properties of controls.
extension PropertyReading {
    static func targetsAndActions(_ control: UIControl) -> PropertyValue {
        var count = 0
        control.enumerateEventHandlers { _, _, _, _ in count += 1 }
        return .count(count, "action")
    }

    static func segments(_ control: UISegmentedControl) -> PropertyValue {
        .list(
            (0..<control.numberOfSegments).map { index in
                .list([
                    .text(control.titleForSegment(at: index)), .image(control.imageForSegment(at: index)),
                    .flag(control.isEnabledForSegment(at: index)),
                ])
            })
    }

    static func titleLines(_ button: UIButton) -> PropertyValue { .number(button.titleLabel?.numberOfLines ?? 0) }

    /// The properties for the content of a button in each state.
    static var buttonStates: [ViewProperty] {
        let states: [(UIControl.State, String)] = [
            (.normal, ""), (.highlighted, " (highlighted)"), (.selected, " (selected)"), (.disabled, " (disabled)"),
        ]
        return states.flatMap { state, suffix in
            [
                stateProperty("title", suffix, .text, state) { .text($0.title(for: $1)) },
                stateProperty("attributedTitle", suffix, .text, state) { .attributedText($0.attributedTitle(for: $1)) },
                stateProperty("titleColor", suffix, .look, state) { .color($0.titleColor(for: $1)) },
                stateProperty("image", suffix, .look, state) { .image($0.image(for: $1)) },
                stateProperty("backgroundImage", suffix, .look, state) { .image($0.backgroundImage(for: $1)) },
            ]
        }
    }

    /// Returns the property for a button's content in a state. Its value is nil if the content equals that of the normal state.
    private static func stateProperty(
        _ name: String, _ suffix: String, _ kind: DifferenceKind, _ state: UIControl.State,
        _ read: @escaping @MainActor (UIButton, UIControl.State) -> PropertyValue
    ) -> ViewProperty {
        // Title colours depend on the tint colour and on the current state of the button.
        let origins = name == "titleColor" ? ["tintColor", "isEnabled", "isSelected", "isHighlighted"] : []
        let follows = suffix.isEmpty ? origins : [name] + origins
        return ViewProperty(name + suffix, kind, follows: follows) { (button: UIButton) in
            let value = read(button, state)
            return state == .normal || value != read(button, .normal) ? value : .none
        }
    }
}
