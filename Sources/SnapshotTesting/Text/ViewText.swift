import Foundation
import UIKit

/// Describes controllers as text, in the format of UIKit's own descriptions but without addresses.
@MainActor enum ViewText {
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
        text += "<\(UIKitModules.runtimeName(of: type(of: controller)))>, state: \(state), view: \(view)"
        for child in controller.children { text += "\n" + hierarchy(child, depth: depth + 1) }
        return text
    }

    /// Returns the name of a view's class. For the views of containers, it is the name of UIKit's private class.
    private static func viewClass(of controller: UIViewController, _ view: UIView) -> String {
        guard type(of: view) == UIView.self else { return UIKitModules.runtimeName(of: type(of: view)) }
        switch controller {
        case is UINavigationController, is UITabBarController: return "UILayoutContainerView"
        case is UISplitViewController: return "UILayoutContainerView"
        case is UIPageViewController: return "_UIPageViewControllerContentView"
        default: return "UIView"
        }
    }
}
