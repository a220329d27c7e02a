import Foundation

/// The lists themselves: one entry a property. Stored properties without observers need none.
extension KeyValueTable {
    static var all: [(AnyClass, [KeyValueProperty])] {
        [
            (UIView.self, view), (CALayer.self, layer), (NSLayoutConstraint.self, constraint),
            (UIScrollView.self, scrollView),
            (UIStackView.self, stackView), (UIViewController.self, viewController),
        ] + controls + texts + tables + others
    }

    private static var view: [KeyValueProperty] {
        viewGeometry + [
            KeyValueProperty(
                "accessibilityLabel", of: UIView.self, { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 }),
            KeyValueProperty("alpha", of: UIView.self, { $0.alpha }, { $0.alpha = $1 }),
            KeyValueProperty("backgroundColor", of: UIView.self, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
            KeyValueProperty("clipsToBounds", of: UIView.self, { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
            KeyValueProperty("contentMode", of: UIView.self, { $0.contentMode }, { $0.contentMode = $1 }),
            KeyValueProperty(
                "gestureRecognizers", of: UIView.self, { $0.gestureRecognizers }, { $0.gestureRecognizers = $1 }),
            KeyValueProperty("hidden", of: UIView.self, { $0.isHidden }, { $0.isHidden = $1 }),
            KeyValueProperty(
                "isAccessibilityElement", of: UIView.self, { $0.isAccessibilityElement },
                { $0.isAccessibilityElement = $1 }),
            KeyValueProperty("isHidden", of: UIView.self, { $0.isHidden }, { $0.isHidden = $1 }),
            KeyValueProperty("isOpaque", of: UIView.self, { $0.isOpaque }, { $0.isOpaque = $1 }),
            KeyValueProperty(readOnly: "layer", \UIView.layer),
            KeyValueProperty("layoutMargins", of: UIView.self, { $0.layoutMargins }, { $0.layoutMargins = $1 }),
            KeyValueProperty("opaque", of: UIView.self, { $0.isOpaque }, { $0.isOpaque = $1 }),
            KeyValueProperty(
                "overrideUserInterfaceStyle", of: UIView.self, { $0.overrideUserInterfaceStyle },
                { $0.overrideUserInterfaceStyle = $1 }),
            KeyValueProperty(
                "preservesSuperviewLayoutMargins", of: UIView.self, { $0.preservesSuperviewLayoutMargins },
                { $0.preservesSuperviewLayoutMargins = $1 }),
            KeyValueProperty(
                "semanticContentAttribute", of: UIView.self, { $0.semanticContentAttribute },
                { $0.semanticContentAttribute = $1 }),
            KeyValueProperty(readOnly: "subviews", \UIView.subviews),
            KeyValueProperty(readOnly: "superview", \UIView.superview),
            KeyValueProperty("tintColor", of: UIView.self, { $0.tintColor }, { $0.tintColor = $1 }),
        ]
    }

    private static var viewGeometry: [KeyValueProperty] {
        [
            KeyValueProperty("bounds", of: UIView.self, { $0.bounds }, { $0.bounds = $1 }),
            KeyValueProperty("center", of: UIView.self, { $0.center }, { $0.center = $1 }),
            KeyValueProperty("frame", of: UIView.self, { $0.frame }, { $0.frame = $1 }),
            KeyValueProperty("transform", of: UIView.self, { $0.transform }, { $0.transform = $1 }),
            KeyValueProperty(
                "translatesAutoresizingMaskIntoConstraints", of: UIView.self,
                { $0.translatesAutoresizingMaskIntoConstraints }, { $0.translatesAutoresizingMaskIntoConstraints = $1 }),
        ]
    }

    private static var layer: [KeyValueProperty] {
        [
            KeyValueProperty("backgroundColor", of: CALayer.self, { $0.backgroundColor }, { $0.backgroundColor = $1 }),
            KeyValueProperty("borderColor", of: CALayer.self, { $0.borderColor }, { $0.borderColor = $1 }),
            KeyValueProperty("frame", of: CALayer.self, { $0.frame }, { $0.frame = $1 }),
            KeyValueProperty("hidden", of: CALayer.self, { $0.isHidden }, { $0.isHidden = $1 }),
            KeyValueProperty("opaque", of: CALayer.self, { $0.isOpaque }, { $0.isOpaque = $1 }),
            KeyValueProperty("shadowColor", of: CALayer.self, { $0.shadowColor }, { $0.shadowColor = $1 }),
        ]
    }

    private static var constraint: [KeyValueProperty] {
        [
            KeyValueProperty("active", of: NSLayoutConstraint.self, { $0.isActive }, { $0.isActive = $1 }),
            KeyValueProperty("constant", of: NSLayoutConstraint.self, { $0.constant }, { $0.constant = $1 }),
            KeyValueProperty("isActive", of: NSLayoutConstraint.self, { $0.isActive }, { $0.isActive = $1 }),
            KeyValueProperty("priority", of: NSLayoutConstraint.self, { $0.priority }, { $0.priority = $1 }),
        ]
    }

    private static var viewController: [KeyValueProperty] {
        [
            KeyValueProperty("title", of: UIViewController.self, { $0.title }, { $0.title = $1 }),
            KeyValueProperty("view", of: UIViewController.self, { $0.view }, { $0.view = $1 }),
        ]
    }

    private static var scrollView: [KeyValueProperty] {
        [KeyValueProperty("contentOffset", of: UIScrollView.self, { $0.contentOffset }, { $0.contentOffset = $1 })]
    }

    private static var stackView: [KeyValueProperty] {
        [
            KeyValueProperty("alignment", of: UIStackView.self, { $0.alignment }, { $0.alignment = $1 }),
            KeyValueProperty("axis", of: UIStackView.self, { $0.axis }, { $0.axis = $1 }),
            KeyValueProperty("distribution", of: UIStackView.self, { $0.distribution }, { $0.distribution = $1 }),
            KeyValueProperty(
                "isLayoutMarginsRelativeArrangement", of: UIStackView.self, { $0.isLayoutMarginsRelativeArrangement },
                { $0.isLayoutMarginsRelativeArrangement = $1 }),
            KeyValueProperty("spacing", of: UIStackView.self, { $0.spacing }, { $0.spacing = $1 }),
        ]
    }
}
