import Foundation

/// The lists themselves: one line a property. Stored properties without observers need none.
extension KeyValueTable {
    static var all: [(AnyClass, [KeyValueProperty])] {
        [(UIView.self, view), (CALayer.self, layer), (NSLayoutConstraint.self, constraint), (UIScrollView.self, scrollView),
         (UIStackView.self, stackView), (UIViewController.self, viewController)] + controls + tables
    }

    private static var view: [KeyValueProperty] {
        viewGeometry + [
            KeyValueProperty("accessibilityLabel", \UIView.accessibilityLabel),
            KeyValueProperty("alpha", \UIView.alpha),
            KeyValueProperty("backgroundColor", \UIView.backgroundColor),
            KeyValueProperty("clipsToBounds", \UIView.clipsToBounds),
            KeyValueProperty("contentMode", \UIView.contentMode),
            KeyValueProperty("gestureRecognizers", \UIView.gestureRecognizers),
            KeyValueProperty("hidden", \UIView.isHidden),
            KeyValueProperty("isAccessibilityElement", \UIView.isAccessibilityElement),
            KeyValueProperty("isHidden", \UIView.isHidden),
            KeyValueProperty("isOpaque", \UIView.isOpaque),
            KeyValueProperty(readOnly: "layer", \UIView.layer),
            KeyValueProperty("layoutMargins", \UIView.layoutMargins),
            KeyValueProperty("opaque", \UIView.isOpaque),
            KeyValueProperty("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
            KeyValueProperty("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins),
            KeyValueProperty("semanticContentAttribute", \UIView.semanticContentAttribute),
            KeyValueProperty(readOnly: "subviews", \UIView.subviews),
            KeyValueProperty(readOnly: "superview", \UIView.superview),
            KeyValueProperty("tintColor", \UIView.tintColor),
        ]
    }

    private static var viewGeometry: [KeyValueProperty] {
        [
            KeyValueProperty("bounds", \UIView.bounds),
            KeyValueProperty("center", \UIView.center),
            KeyValueProperty("frame", \UIView.frame),
            KeyValueProperty("transform", \UIView.transform),
            KeyValueProperty(
                "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
        ]
    }

    private static var layer: [KeyValueProperty] {
        [
            KeyValueProperty("backgroundColor", \CALayer.backgroundColor),
            KeyValueProperty("borderColor", \CALayer.borderColor),
            KeyValueProperty("frame", \CALayer.frame),
            KeyValueProperty("hidden", \CALayer.isHidden),
            KeyValueProperty("opaque", \CALayer.isOpaque),
            KeyValueProperty("shadowColor", \CALayer.shadowColor),
        ]
    }

    private static var constraint: [KeyValueProperty] {
        [
            KeyValueProperty("active", \NSLayoutConstraint.isActive),
            KeyValueProperty("constant", \NSLayoutConstraint.constant),
            KeyValueProperty("isActive", \NSLayoutConstraint.isActive),
            KeyValueProperty("priority", \NSLayoutConstraint.priority),
        ]
    }

    private static var viewController: [KeyValueProperty] {
        [
            KeyValueProperty("title", \UIViewController.title),
            // Never through a key path: writing through one reads first, and reading a controller's view loads it.
            KeyValueProperty("view", get: { (controller: UIViewController) in controller.view }, set: { $0.view = $1 }),
        ]
    }

    private static var scrollView: [KeyValueProperty] {
        [KeyValueProperty("contentOffset", \UIScrollView.contentOffset)]
    }

    private static var stackView: [KeyValueProperty] {
        [
            KeyValueProperty("alignment", \UIStackView.alignment),
            KeyValueProperty("axis", \UIStackView.axis),
            KeyValueProperty("distribution", \UIStackView.distribution),
            KeyValueProperty(
                "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
            KeyValueProperty("spacing", \UIStackView.spacing),
        ]
    }
}
