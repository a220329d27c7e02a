import Foundation
import UIKit

/// What every view has.
extension ViewPropertyList {
    static var view: ViewPropertyList {
        ViewPropertyList(
            UIView.self,
            [
                ViewProperty("isHidden", .look) { .flag($0.isHidden) },
                ViewProperty("alpha", .look) { .number($0.alpha) },
                ViewProperty("backgroundColor", .look) { .color($0.backgroundColor) },
                ViewProperty("tintColor", .look, .inherited) { .color($0.tintColor as UIColor?) },
                ViewProperty("contentMode", .look) { .choice($0.contentMode) },
                ViewProperty("clipsToBounds", .look) { .flag($0.clipsToBounds) },
                ViewProperty("transform", .look) { .transform($0.transform) },
                ViewProperty("overrideUserInterfaceStyle", .look) { .choice($0.overrideUserInterfaceStyle) },
                ViewProperty("semanticContentAttribute", .layout) { .choice($0.semanticContentAttribute) },
                ViewProperty("mask", .look) { .object($0.mask) },
                ViewProperty("isUserInteractionEnabled", .behaviour) { .flag($0.isUserInteractionEnabled) },
                ViewProperty("tag", .behaviour) { .number($0.tag) },
                ViewProperty("gestureRecognizers", .behaviour) {
                    .count($0.gestureRecognizers?.count ?? 0, "gesture recogniser")
                },
                ViewProperty("gestureRecognizers' targets", .behaviour, follows: ["gestureRecognizers"]) { view in
                    .count((view.gestureRecognizers ?? []).reduce(0) { $0 + $1.targetCount }, "target")
                },
            ] + layout)
    }

    private static var layout: [ViewProperty] {
        [
            ViewProperty("horizontal hugging priority", .layout) {
                .number($0.contentHuggingPriority(for: .horizontal).rawValue)
            },
            ViewProperty("vertical hugging priority", .layout) {
                .number($0.contentHuggingPriority(for: .vertical).rawValue)
            },
            ViewProperty("horizontal compression resistance", .layout) {
                .number($0.contentCompressionResistancePriority(for: .horizontal).rawValue)
            },
            ViewProperty("vertical compression resistance", .layout) {
                .number($0.contentCompressionResistancePriority(for: .vertical).rawValue)
            },
            ViewProperty("layoutMargins", .layout, .inherited) { .insets($0.layoutMargins) },
            ViewProperty("autoresizingMask", .layout) { .choice($0.autoresizingMask) },
            ViewProperty("translatesAutoresizingMaskIntoConstraints", .layout) {
                .flag($0.translatesAutoresizingMaskIntoConstraints)
            },
            ViewProperty(ownSize, .layout, .derived) { view in
                asksForOwnSize(view) ? .size(view.intrinsicContentSize) : .none
            },
            ViewProperty("frame", .layout, .derived) { view in
                view.layer.affineTransform().isIdentity
                    ? .rect(view.frame) : .list([.point(view.center), .size(view.bounds.size)])
            },
        ]
    }

    /// The size that a view of one's own class asks for; that of UIKit's classes follows from what they show.
    static let ownSize = "intrinsicContentSize"
    private static var asking: [ObjectIdentifier: Bool] = [:]

    private static func asksForOwnSize(_ view: UIView) -> Bool {
        let type = type(of: view)
        if let known = asking[ObjectIdentifier(type)] { return known }
        let isOwn = !String(reflecting: type).hasPrefix("UIKit.")
        let asks = isOwn && !(view is UILabel || view is UITextView || view is UIStackView || view is UIButton)
        asking[ObjectIdentifier(type)] = asks
        return asks
    }

    static var layer: ViewPropertyList {
        ViewPropertyList(
            UIView.self,
            [
                ViewProperty("layer.backgroundColor", .look, follows: ["backgroundColor"]) { view in
                    // A view's own colour looks otherwise in the dark, and is compared by itself.
                    view.backgroundColor == nil ? .color(view.layer.backgroundColor) : .none
                },
                ViewProperty("layer.mask", .look, follows: ["mask"]) { .object($0.layer.mask) },
                ViewProperty("layer.cornerRadius", .look) { .number($0.layer.cornerRadius) },
                ViewProperty("layer.maskedCorners", .look) { .choice($0.layer.maskedCorners) },
                ViewProperty("layer.borderWidth", .look) { .number($0.layer.borderWidth) },
                ViewProperty("layer.borderColor", .look) { .color($0.layer.borderColor) },
                ViewProperty("layer.shadowOpacity", .look) { .number($0.layer.shadowOpacity) },
                ViewProperty("layer.shadowColor", .look) { .color($0.layer.shadowColor) },
                ViewProperty("layer.shadowOffset", .look) { .size($0.layer.shadowOffset) },
                ViewProperty("layer.shadowRadius", .look) { .number($0.layer.shadowRadius) },
                ViewProperty("layer.zPosition", .look) { .number($0.layer.zPosition) },
                ViewProperty("layer.contents", .look) { view in
                    (view.layer.contents as? CGImage).map { .image(UIImage(cgImage: $0)) } ?? .none
                },
                ViewProperty("layer.sublayers", .look) { .list(AddedLayers.values(of: $0)) },
            ])
    }

    static var accessibility: ViewPropertyList {
        ViewPropertyList(
            UIView.self,
            [
                ViewProperty("accessibilityLabel", .accessibility) { .text($0.accessibilityLabel) },
                ViewProperty("accessibilityValue", .accessibility) { .text($0.accessibilityValue) },
                ViewProperty("accessibilityHint", .accessibility) { .text($0.accessibilityHint) },
                ViewProperty("accessibilityTraits", .accessibility) { .traits($0.accessibilityTraits) },
                ViewProperty("accessibilityIdentifier", .accessibility) { .text($0.accessibilityIdentifier) },
                ViewProperty("isAccessibilityElement", .accessibility) { .flag($0.isAccessibilityElement) },
                ViewProperty("accessibilityElementsHidden", .accessibility) { .flag($0.accessibilityElementsHidden) },
                ViewProperty("accessibilityElements", .accessibility) { view in
                    .list((view.accessibilityElements ?? []).map { .object($0 as AnyObject) })
                },
                ViewProperty("accessibilityCustomActions", .accessibility) { view in
                    .list((view.accessibilityCustomActions ?? []).map { .text($0.name) })
                },
            ])
    }

    static var stackView: ViewPropertyList {
        ViewPropertyList(
            UIStackView.self,
            [
                ViewProperty("axis", .layout) { (stack: UIStackView) in .choice(stack.axis) },
                ViewProperty("distribution", .layout) { (stack: UIStackView) in .choice(stack.distribution) },
                ViewProperty("alignment", .layout) { (stack: UIStackView) in .choice(stack.alignment) },
                ViewProperty("spacing", .layout) { (stack: UIStackView) in .number(stack.spacing) },
                ViewProperty("arrangedSubviews", .layout) { (stack: UIStackView) in
                    .list(stack.arrangedSubviews.map { .object($0) })
                },
                ViewProperty("custom spacings", .layout, follows: ["arrangedSubviews"]) { (stack: UIStackView) in
                    .list(
                        stack.arrangedSubviews.map { view in
                            let spacing = stack.customSpacing(after: view)
                            return spacing < 1e9 ? .number(spacing) : .none
                        })
                },
            ])
    }

    static var scrollView: ViewPropertyList {
        ViewPropertyList(
            UIScrollView.self,
            [
                ViewProperty("contentOffset", .look) { (view: UIScrollView) in .point(view.contentOffset) },
                ViewProperty("contentInset", .layout) { (view: UIScrollView) in .insets(view.contentInset) },
                ViewProperty("contentSize", .layout, .derived) { (view: UIScrollView) in .size(view.contentSize) },
                ViewProperty("isScrollEnabled", .behaviour) { (view: UIScrollView) in .flag(view.isScrollEnabled) },
            ])
    }

    static var visualEffectView: ViewPropertyList {
        ViewPropertyList(
            UIVisualEffectView.self,
            [ViewProperty("effect", .look) { (view: UIVisualEffectView) in .object(view.effect) }])
    }
}

/// The layers that code put into a view's own, beside those of its subviews.
@MainActor enum AddedLayers {
    static func values(of view: UIView) -> [PropertyValue] {
        guard view.layer.sublayers?.count ?? 0 > view.subviews.count else { return [] }
        let owned = Set(view.subviews.map { ObjectIdentifier($0.layer) })
        return (view.layer.sublayers ?? []).filter { !owned.contains(ObjectIdentifier($0)) }.map(value)
    }

    private static func value(of layer: CALayer) -> PropertyValue {
        var parts: [PropertyValue] = [
            .object(layer), .rect(layer.frame), .flag(layer.isHidden), .number(layer.opacity),
        ]
        parts += [
            .color(layer.backgroundColor), .number(layer.cornerRadius), .number(layer.borderWidth),
            .color(layer.borderColor),
        ]
        if let gradient = layer as? CAGradientLayer {
            parts += (gradient.colors ?? []).map { .color($0 as? CGColor) }
        }
        if let shape = layer as? CAShapeLayer {
            parts += [.color(shape.fillColor), .color(shape.strokeColor), .number(shape.lineWidth)]
        }
        return .list(parts)
    }
}
