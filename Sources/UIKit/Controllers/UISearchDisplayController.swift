import Foundation

/// Joins a search bar with a table of what it found, in documents older than `UISearchController`. Its outlets are kept;
/// it shows no results.
@preconcurrency @MainActor open class UISearchDisplayController: NSObject, @preconcurrency NSCoding {
    open weak var delegate: AnyObject?
    open weak var searchContentsController: UIViewController?
    open weak var searchResultsDataSource: AnyObject?
    open weak var searchResultsDelegate: AnyObject?
    open var searchBar: UISearchBar?

    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        (self.searchBar, searchContentsController) = (searchBar, viewController)
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
}
