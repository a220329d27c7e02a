import Foundation

/// Hears that what is searched for may have changed.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Called when `isActive` changes and when the user changes the text.
    func updateSearchResults(for searchController: UISearchController)
}

/// Hears that searching begins and ends. Optional methods have empty defaults.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// Called when `isActive` became true, before the updater is asked.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Called when `isActive` became true, after the updater was asked.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Called when `isActive` became false, before the updater is asked.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Called when `isActive` became false, after the updater was asked.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing, for delegates that leave it out.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing, for delegates that leave it out.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing, for delegates that leave it out.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing, for delegates that leave it out.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Joins a search bar with those who search. The bar shows; results are not presented here.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// Kept, and not shown.
    public let searchResultsController: UIViewController?
    /// The bar to search with; it shows where the app or a navigation item puts it.
    public let searchBar: UISearchBar
    /// Asked for results when `isActive` changes and when the user changes the text. Not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Told when `isActive` changes. Not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether what is searched is dimmed meanwhile. Kept; nothing reads it.
    open var obscuresBackgroundDuringPresentation = true {
        didSet {
            noteKept("UISearchController.obscuresBackgroundDuringPresentation", !obscuresBackgroundDuringPresentation)
        }
    }
    /// Whether the navigation bar goes meanwhile. Kept; nothing reads it.
    open var hidesNavigationBarDuringPresentation = true {
        didSet {
            noteKept("UISearchController.hidesNavigationBarDuringPresentation", !hidesNavigationBarDuringPresentation)
        }
    }
    /// Whether the bar gets a button to cancel meanwhile. Kept; nothing reads it.
    open var automaticallyShowsCancelButton = true {
        didSet { noteKept("UISearchController.automaticallyShowsCancelButton", !automaticallyShowsCancelButton) }
    }
    /// Whether the bar gets its scope buttons meanwhile. Kept; nothing reads it.
    open var automaticallyShowsScopeBar = true {
        didSet { noteKept("UISearchController.automaticallyShowsScopeBar", !automaticallyShowsScopeBar) }
    }
    /// Whether results show before anything is searched for. Kept; nothing reads it.
    open var showsSearchResultsController = false {
        didSet { noteKept("UISearchController.showsSearchResultsController", showsSearchResultsController) }
    }
    /// Whether the user searches: from editing of the bar to its cancel button. Setting it tells the delegate and the
    /// updater.
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

    /// Joins a search bar of the minimal style with a controller of results, which is not shown; nil for results in the
    /// controller that is searched.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        searchBar = UISearchBar()
        super.init(nibName: nil, bundle: nil)
        searchBar.searchBarStyle = .minimal
        searchBar.controller = self
    }

    public convenience init() { self.init(searchResultsController: nil) }

    /// Reads the element of a document. The search bar is a new one, and there is no controller of results.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        searchBar = UISearchBar()
        super.init(coder: coder)
        searchBar.controller = self
    }
}
