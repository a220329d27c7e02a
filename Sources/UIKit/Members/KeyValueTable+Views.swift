// Data table, written by `make members` from Sources/UIKit/Members/Lists/Views.members; do not edit.
// swift-format-ignore-file

import Foundation

extension KeyValueTable {
    /// The classes and their lists.
    static var views: [(AnyClass, @MainActor () -> [KeyValueProperty])] {
        [
            (UIView.self, { view }),
            (CALayer.self, { layer }),
            (CAGradientLayer.self, { gradientLayer }),
            (CAShapeLayer.self, { shapeLayer }),
            (UIStackView.self, { stackView }),
            (UIVisualEffectView.self, { visualEffectView }),
            (UIWindow.self, { window }),
            (NSLayoutConstraint.self, { layoutConstraint }),
        ]
    }

    private static var view: [KeyValueProperty] {
        [
            KeyValueProperty("accessibilityElementsHidden", \UIView.accessibilityElementsHidden) { $0.accessibilityElementsHidden = $1 },
            KeyValueProperty("accessibilityHint", \UIView.accessibilityHint) { $0.accessibilityHint = $1 },
            KeyValueProperty("accessibilityIdentifier", \UIView.accessibilityIdentifier) { $0.accessibilityIdentifier = $1 },
            KeyValueProperty("accessibilityLabel", \UIView.accessibilityLabel) { $0.accessibilityLabel = $1 },
            KeyValueProperty("accessibilityTraits", \UIView.accessibilityTraits) { $0.accessibilityTraits = $1 },
            KeyValueProperty("accessibilityValue", \UIView.accessibilityValue) { $0.accessibilityValue = $1 },
            KeyValueProperty("alpha", \UIView.alpha) { $0.alpha = $1 },
            KeyValueProperty("autoresizesSubviews", \UIView.autoresizesSubviews) { $0.autoresizesSubviews = $1 },
            KeyValueProperty("autoresizingMask", \UIView.autoresizingMask) { $0.autoresizingMask = $1 },
            KeyValueProperty("backgroundColor", \UIView.backgroundColor) { $0.backgroundColor = $1 },
            KeyValueProperty("bounds", \UIView.bounds) { $0.bounds = $1 },
            KeyValueProperty("center", \UIView.center) { $0.center = $1 },
            KeyValueProperty("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing) { $0.clearsContextBeforeDrawing = $1 },
            KeyValueProperty("clipsToBounds", \UIView.clipsToBounds) { $0.clipsToBounds = $1 },
            KeyValueProperty(readOnly: "constraints", \UIView.constraints),
            KeyValueProperty("contentMode", \UIView.contentMode) { $0.contentMode = $1 },
            KeyValueProperty("directionalLayoutMargins", \UIView.directionalLayoutMargins) { $0.directionalLayoutMargins = $1 },
            KeyValueProperty("frame", \UIView.frame) { $0.frame = $1 },
            KeyValueProperty("gestureRecognizers", \UIView.gestureRecognizers) { $0.gestureRecognizers = $1 },
            KeyValueProperty("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea) { $0.insetsLayoutMarginsFromSafeArea = $1 },
            KeyValueProperty("isAccessibilityElement", \UIView.isAccessibilityElement) { $0.isAccessibilityElement = $1 },
            KeyValueProperty("isExclusiveTouch", \UIView.isExclusiveTouch) { $0.isExclusiveTouch = $1 },
            KeyValueProperty("isHidden", \UIView.isHidden) { $0.isHidden = $1 },
            KeyValueProperty("isMultipleTouchEnabled", \UIView.isMultipleTouchEnabled) { $0.isMultipleTouchEnabled = $1 },
            KeyValueProperty("isOpaque", \UIView.isOpaque) { $0.isOpaque = $1 },
            KeyValueProperty("isUserInteractionEnabled", \UIView.isUserInteractionEnabled) { $0.isUserInteractionEnabled = $1 },
            KeyValueProperty(readOnly: "layer", \UIView.layer),
            KeyValueProperty("layoutMargins", \UIView.layoutMargins) { $0.layoutMargins = $1 },
            KeyValueProperty("layoutMarginsFollowReadableWidth", \UIView.layoutMarginsFollowReadableWidth) { $0.layoutMarginsFollowReadableWidth = $1 },
            KeyValueProperty("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle) { $0.overrideUserInterfaceStyle = $1 },
            KeyValueProperty("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins) { $0.preservesSuperviewLayoutMargins = $1 },
            KeyValueProperty("restorationIdentifier", \UIView.restorationIdentifier) { $0.restorationIdentifier = $1 },
            KeyValueProperty("semanticContentAttribute", \UIView.semanticContentAttribute) { $0.semanticContentAttribute = $1 },
            KeyValueProperty(readOnly: "subviews", \UIView.subviews),
            KeyValueProperty(readOnly: "superview", \UIView.superview),
            KeyValueProperty("tag", \UIView.tag) { $0.tag = $1 },
            KeyValueProperty("tintAdjustmentMode", \UIView.tintAdjustmentMode) { $0.tintAdjustmentMode = $1 },
            KeyValueProperty("tintColor", \UIView.tintColor) { $0.tintColor = $1 },
            KeyValueProperty("transform", \UIView.transform) { $0.transform = $1 },
            KeyValueProperty("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints) { $0.translatesAutoresizingMaskIntoConstraints = $1 },
            KeyValueProperty(readOnly: "window", \UIView.window),
        ]
    }

    private static var layer: [KeyValueProperty] {
        [
            KeyValueProperty("allowsGroupOpacity", \CALayer.allowsGroupOpacity) { $0.allowsGroupOpacity = $1 },
            KeyValueProperty("anchorPoint", \CALayer.anchorPoint) { $0.anchorPoint = $1 },
            KeyValueProperty("backgroundColor", \CALayer.backgroundColor) { $0.backgroundColor = $1 },
            KeyValueProperty("borderColor", \CALayer.borderColor) { $0.borderColor = $1 },
            KeyValueProperty("borderWidth", \CALayer.borderWidth) { $0.borderWidth = $1 },
            KeyValueProperty("bounds", \CALayer.bounds) { $0.bounds = $1 },
            KeyValueProperty("contents", \CALayer.contents) { $0.contents = $1 },
            KeyValueProperty("contentsGravity", \CALayer.contentsGravity) { $0.contentsGravity = $1 },
            KeyValueProperty("contentsScale", \CALayer.contentsScale) { $0.contentsScale = $1 },
            KeyValueProperty("cornerCurve", \CALayer.cornerCurve) { $0.cornerCurve = $1 },
            KeyValueProperty("cornerRadius", \CALayer.cornerRadius) { $0.cornerRadius = $1 },
            KeyValueProperty("drawsAsynchronously", \CALayer.drawsAsynchronously) { $0.drawsAsynchronously = $1 },
            KeyValueProperty("frame", \CALayer.frame) { $0.frame = $1 },
            KeyValueProperty("isHidden", \CALayer.isHidden) { $0.isHidden = $1 },
            KeyValueProperty("isOpaque", \CALayer.isOpaque) { $0.isOpaque = $1 },
            KeyValueProperty("mask", \CALayer.mask) { $0.mask = $1 },
            KeyValueProperty("maskedCorners", \CALayer.maskedCorners) { $0.maskedCorners = $1 },
            KeyValueProperty("masksToBounds", \CALayer.masksToBounds) { $0.masksToBounds = $1 },
            KeyValueProperty("name", \CALayer.name) { $0.name = $1 },
            KeyValueProperty("opacity", \CALayer.opacity) { $0.opacity = $1 },
            KeyValueProperty("position", \CALayer.position) { $0.position = $1 },
            KeyValueProperty("rasterizationScale", \CALayer.rasterizationScale) { $0.rasterizationScale = $1 },
            KeyValueProperty("shadowColor", \CALayer.shadowColor) { $0.shadowColor = $1 },
            KeyValueProperty("shadowOffset", \CALayer.shadowOffset) { $0.shadowOffset = $1 },
            KeyValueProperty("shadowOpacity", \CALayer.shadowOpacity) { $0.shadowOpacity = $1 },
            KeyValueProperty("shadowPath", \CALayer.shadowPath) { $0.shadowPath = $1 },
            KeyValueProperty("shadowRadius", \CALayer.shadowRadius) { $0.shadowRadius = $1 },
            KeyValueProperty("shouldRasterize", \CALayer.shouldRasterize) { $0.shouldRasterize = $1 },
            KeyValueProperty("sublayers", \CALayer.sublayers) { $0.sublayers = $1 },
            KeyValueProperty("zPosition", \CALayer.zPosition) { $0.zPosition = $1 },
        ]
    }

    private static var gradientLayer: [KeyValueProperty] {
        [
            KeyValueProperty("colors", \CAGradientLayer.colors) { $0.colors = $1 },
            KeyValueProperty("endPoint", \CAGradientLayer.endPoint) { $0.endPoint = $1 },
            KeyValueProperty("locations", \CAGradientLayer.locations) { $0.locations = $1 },
            KeyValueProperty("startPoint", \CAGradientLayer.startPoint) { $0.startPoint = $1 },
            KeyValueProperty("type", \CAGradientLayer.type) { $0.type = $1 },
        ]
    }

    private static var shapeLayer: [KeyValueProperty] {
        [
            KeyValueProperty("fillColor", \CAShapeLayer.fillColor) { $0.fillColor = $1 },
            KeyValueProperty("fillRule", \CAShapeLayer.fillRule) { $0.fillRule = $1 },
            KeyValueProperty("lineCap", \CAShapeLayer.lineCap) { $0.lineCap = $1 },
            KeyValueProperty("lineDashPattern", \CAShapeLayer.lineDashPattern) { $0.lineDashPattern = $1 },
            KeyValueProperty("lineDashPhase", \CAShapeLayer.lineDashPhase) { $0.lineDashPhase = $1 },
            KeyValueProperty("lineJoin", \CAShapeLayer.lineJoin) { $0.lineJoin = $1 },
            KeyValueProperty("lineWidth", \CAShapeLayer.lineWidth) { $0.lineWidth = $1 },
            KeyValueProperty("miterLimit", \CAShapeLayer.miterLimit) { $0.miterLimit = $1 },
            KeyValueProperty("path", \CAShapeLayer.path) { $0.path = $1 },
            KeyValueProperty("strokeColor", \CAShapeLayer.strokeColor) { $0.strokeColor = $1 },
        ]
    }

    private static var stackView: [KeyValueProperty] {
        [
            KeyValueProperty("alignment", \UIStackView.alignment) { $0.alignment = $1 },
            KeyValueProperty("axis", \UIStackView.axis) { $0.axis = $1 },
            KeyValueProperty("distribution", \UIStackView.distribution) { $0.distribution = $1 },
            KeyValueProperty("isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement) { $0.isBaselineRelativeArrangement = $1 },
            KeyValueProperty("isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement) { $0.isLayoutMarginsRelativeArrangement = $1 },
            KeyValueProperty("spacing", \UIStackView.spacing) { $0.spacing = $1 },
        ]
    }

    private static var visualEffectView: [KeyValueProperty] {
        [
            KeyValueProperty("effect", \UIVisualEffectView.effect) { $0.effect = $1 },
        ]
    }

    private static var window: [KeyValueProperty] {
        [
            KeyValueProperty("rootViewController", \UIWindow.rootViewController) { $0.rootViewController = $1 },
            KeyValueProperty("windowLevel", \UIWindow.windowLevel) { $0.windowLevel = $1 },
            KeyValueProperty("windowScene", \UIWindow.windowScene) { $0.windowScene = $1 },
        ]
    }

    private static var layoutConstraint: [KeyValueProperty] {
        [
            KeyValueProperty("constant", \NSLayoutConstraint.constant) { $0.constant = $1 },
            KeyValueProperty("identifier", \NSLayoutConstraint.identifier) { $0.identifier = $1 },
            KeyValueProperty("isActive", \NSLayoutConstraint.isActive) { $0.isActive = $1 },
            KeyValueProperty("priority", \NSLayoutConstraint.priority) { $0.priority = $1 },
            KeyValueProperty("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived) { $0.shouldBeArchived = $1 },
        ]
    }
}
