import Foundation

extension UINavigationItem {
    /// The controller whose search bar is below the title.
    public var searchController: UISearchController? {
        get { storedSearchController as? UISearchController }
        set { storedSearchController = newValue }
    }
}
