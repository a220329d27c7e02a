import Foundation

extension UIViewController {
    /// The nearest navigation controller that contains this controller; nil for none.
    public var navigationController: UINavigationController? { ancestor() }
    /// The nearest tab bar controller that contains this controller; nil for none.
    public var tabBarController: UITabBarController? { ancestor() }
    /// The nearest split view controller that contains this controller; nil for none.
    public var splitViewController: UISplitViewController? { ancestor() }
}

extension UIViewController {
    /// The search display controller, in documents older than `UISearchController`.
    public package(set) var searchDisplayController: UISearchDisplayController? {
        get { storedSearchDisplay as? UISearchDisplayController }
        set { storedSearchDisplay = newValue }
    }
}
