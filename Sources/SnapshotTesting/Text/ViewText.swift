import Foundation
import UIKit

/// Describes views and controllers as text, in the format of UIKit's own descriptions but without addresses.
@MainActor enum ViewText {
    /// Returns a view and its subviews, one per line.
    static func tree(_ view: UIView, depth: Int = 0) -> String {
        var text = String(repeating: "   | ", count: depth) + line(view)
        for subview in view.subviews { text += "\n" + tree(subview, depth: depth + 1) }
        return text
    }

    /// Returns a controller and its children, one per line, such as `<UIViewController>, state: appeared, view:
    /// <UIView>`.
    static func hierarchy(_ controller: UIViewController, depth: Int = 0) -> String {
        let state =
            switch controller.appearancePhase {
            case .appearing: "appearing"
            case .appeared: "appeared"
            case .disappearing: "disappearing"
            case .disappeared: "disappeared"
            }
        var view = "(view not loaded)"
        if let loaded = controller.viewIfLoaded {
            view = "<\(viewClass(of: controller, loaded))>" + (loaded.window == nil ? " not in the window" : "")
        }
        var text = depth == 0 ? "" : "   " + String(repeating: "|    ", count: depth - 1) + "| "
        text += "<\(type(of: controller))>, state: \(state), view: \(view)"
        for child in controller.children { text += "\n" + hierarchy(child, depth: depth + 1) }
        return text
    }

    /// Returns the name of a view's class. For the views of containers, it is the name of UIKit's private class.
    private static func viewClass(of controller: UIViewController, _ view: UIView) -> String {
        guard type(of: view) == UIView.self else { return "\(type(of: view))" }
        switch controller {
        case is UINavigationController, is UITabBarController: return "UILayoutContainerView"
        case is UISplitViewController: return "UILayoutContainerView"
        case is UIPageViewController: return "_UIPageViewControllerContentView"
        default: return "UIView"
        }
    }

    /// Returns the description of a view, such as `<UILabel; frame = (8 8; 42 20.5); text = 'Iron';
    /// userInteractionEnabled = NO; layer = <_UILabelLayer>>`.
    private static func line(_ view: UIView) -> String {
        var parts = ["<\(type(of: view))", "frame = \(rect(view.frame))"]
        if !view.transform.isIdentity {
            let t = view.transform
            parts.append("transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map(number).joined(separator: ", "))]")
        }
        if let text = (view as? UILabel)?.text { parts.append("text = '\(text)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isOpaque { parts.append("opaque = NO") }
        let mask = autoresizing(view.autoresizingMask)
        if !mask.isEmpty { parts.append("autoresize = \(mask)") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if view.gestureRecognizers?.isEmpty == false { parts.append("gestureRecognizers = <NSArray>") }
        parts.append("layer = <\(view is UILabel ? "_UILabelLayer" : "\(type(of: view.layer))")>>")
        return parts.joined(separator: "; ")
    }

    private static func autoresizing(_ mask: UIView.AutoresizingMask) -> String {
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { mask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    static func rect(_ rect: CGRect) -> String {
        "(\(number(rect.minX)) \(number(rect.minY)); \(number(rect.width)) \(number(rect.height)))"
    }

    /// Formats a number with six significant digits, like C's `%g`.
    static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}
