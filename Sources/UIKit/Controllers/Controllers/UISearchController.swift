import Foundation

/// The object that updates search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Called when `isActive` changes and when the user changes the text.
    func updateSearchResults(for searchController: UISearchController)
}

/// The delegate for the start and end of a search. Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// Called after `isActive` became true, before the updater is called.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called after `isActive` became true and the updater was called.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called after `isActive` became false, before the updater is called.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called after `isActive` became false and the updater was called.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing: the default for delegates that don't implement it.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing: the default for delegates that don't implement it.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Connects a search bar with the objects that search. The bar is visible; CellSim presents no results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The controller for results. Stored, but not shown.
    public let searchResultsController: UIViewController?
    /// The search bar; it appears where the app or a navigation item adds it.
    public let searchBar: UISearchBar
    /// The updater, called when `isActive` changes and when the user changes the text. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, called when `isActive` changes. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the searched content is dimmed during a search. Stored without effect.
    open var obscuresBackgroundDuringPresentation = true {
        didSet {
            reportNoOp("UISearchController.obscuresBackgroundDuringPresentation", !obscuresBackgroundDuringPresentation)
        }
    }
    /// Whether the navigation bar is hidden during a search. Stored without effect.
    open var hidesNavigationBarDuringPresentation = true {
        didSet {
            reportNoOp("UISearchController.hidesNavigationBarDuringPresentation", !hidesNavigationBarDuringPresentation)
        }
    }
    /// Whether the bar shows a cancel button during a search. Stored without effect.
    open var automaticallyShowsCancelButton = true {
        didSet { reportNoOp("UISearchController.automaticallyShowsCancelButton", !automaticallyShowsCancelButton) }
    }
    /// Whether the bar shows its scope buttons during a search. Stored without effect.
    open var automaticallyShowsScopeBar = true {
        didSet { reportNoOp("UISearchController.automaticallyShowsScopeBar", !automaticallyShowsScopeBar) }
    }
    /// Whether results are visible before a search. Stored without effect.
    open var showsSearchResultsController = false {
        didSet { reportNoOp("UISearchController.showsSearchResultsController", showsSearchResultsController) }
    }
    /// Whether the user searches: from the start of editing in the bar to its cancel button. Setting it calls the
    /// delegate and the updater.
    open var isActive = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive {
                delegate?.willPresentSearchController(self)
            } else {
                delegate?.willDismissSearchController(self)
            }
            searchResultsUpdater?.updateSearchResults(for: self)
            if isActive {
                delegate?.didPresentSearchController(self)
            } else {
                delegate?.didDismissSearchController(self)
            }
        }
    }

    /// Connects a search bar of the minimal style with a controller for results, which is not shown; nil shows results
    /// in the searched controller.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        searchBar = UISearchBar()
        super.init(nibName: nil, bundle: nil)
        searchBar.searchBarStyle = .minimal
        searchBar.controller = self
    }

    public convenience init() { self.init(searchResultsController: nil) }

    /// Creates an instance from a document's element. It creates a new search bar and has no controller for results.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        searchBar = UISearchBar()
        super.init(coder: coder)
        searchBar.controller = self
    }
    /// The old name of `obscuresBackgroundDuringPresentation`. Stored without effect: search results are not presented.
    open var dimsBackgroundDuringPresentation: Bool {
        get { kept(true) }
        set { keep(newValue, as: "UISearchController.dimsBackgroundDuringPresentation") }
    }
}
