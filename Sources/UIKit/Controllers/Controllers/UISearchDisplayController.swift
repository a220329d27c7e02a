import Foundation

/// The predecessor of `UISearchController`, which shows results in a table. CellSim stores its outlets, but shows no results.
@preconcurrency @MainActor open class UISearchDisplayController: NSObject, @preconcurrency NSCoding {
    /// The delegate. Never called; not retained.
    open weak var delegate: AnyObject? {
        didSet { reportNoOp("UISearchDisplayController", true) }
    }
    /// The controller whose content is searched; not retained. Stored without effect.
    open weak var searchContentsController: UIViewController?
    /// The data source of the results table; not retained. Never called.
    open weak var searchResultsDataSource: AnyObject? {
        didSet { reportNoOp("UISearchDisplayController", true) }
    }
    /// The delegate of the results table; not retained. Never called.
    open weak var searchResultsDelegate: AnyObject? {
        didSet { reportNoOp("UISearchDisplayController", true) }
    }
    /// The search bar. It keeps its position from the document.
    open var searchBar: UISearchBar?

    /// Creates a controller for a search bar and the controller whose content is searched.
    public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
        (self.searchBar, searchContentsController) = (searchBar, viewController)
        super.init()
    }

    public required init?(coder: NSCoder) { super.init() }
    open func encode(with coder: NSCoder) {}
}
