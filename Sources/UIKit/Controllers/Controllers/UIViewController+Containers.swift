import Foundation

/// The containers of a view controller.
extension UIViewController {
    /// The nearest navigation controller that contains this controller; nil if there is none.
    public var navigationController: UINavigationController? { ancestor() }
    /// The nearest tab bar controller that contains this controller; nil if there is none.
    public var tabBarController: UITabBarController? { ancestor() }
    /// The nearest split view controller that contains this controller; nil if there is none.
    public var splitViewController: UISplitViewController? { ancestor() }
}

/// The search display controller of a view controller.
extension UIViewController {
    /// The search display controller of older documents; nil if there is none.
    public package(set) var searchDisplayController: UISearchDisplayController? {
        get { storedSearchDisplay as? UISearchDisplayController }
        set { storedSearchDisplay = newValue }
    }
}
