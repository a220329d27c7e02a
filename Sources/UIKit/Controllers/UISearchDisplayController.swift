import Foundation

/// Joins a search bar with a table of what it found, in documents older than `UISearchController`. Its outlets are kept;
/// it shows no results.
@preconcurrency @MainActor open class UISearchDisplayController: NSObject, @preconcurrency NSCoding {
    /// Kept and never told. Not retained.
    open weak var delegate: AnyObject? {
        didSet { noteKept("UISearchDisplayController", true) }
    }
    /// The controller whose content is searched. Kept; nothing reads it. Not retained.
    open weak var searchContentsController: UIViewController?
    /// The data source of the results' table. Kept and never asked. Not retained.
    open weak var searchResultsDataSource: AnyObject? {
        didSet { noteKept("UISearchDisplayController", true) }
    }
    /// The delegate of the results' table. Kept and never told. Not retained.
    open weak var searchResultsDelegate: AnyObject? {
        didSet { noteKept("UISearchDisplayController", true) }
    }
    /// The bar to search with, which stands where its document has it.
    open var searchBar: UISearchBar?

    /// Joins a search bar with the controller whose content is searched.
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        (self.searchBar, searchContentsController) = (searchBar, viewController)
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
}
