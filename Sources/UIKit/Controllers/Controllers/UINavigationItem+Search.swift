import Foundation

/// The search controller of a navigation item.
extension UINavigationItem {
    /// The search controller whose search bar appears below the title.
    public var searchController: UISearchController? {
        get { storedSearchController as? UISearchController }
        set { storedSearchController = newValue }
    }
}
