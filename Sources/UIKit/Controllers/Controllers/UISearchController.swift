import Foundation

/// An object that updates search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// Called when `isActive` changes and when the user changes the text.
    func updateSearchResults(for searchController: UISearchController)
}

/// The delegate of a search controller for the start and end of a search. All methods are optional.
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
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A view controller that manages a search with a search bar. CellSim shows the bar, but does not present results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The controller that shows results. Stored, but not presented.
    public let searchResultsController: UIViewController?
    /// The search bar. The app or a navigation item adds it to a view.
    public let searchBar: UISearchBar
    /// The object that updates the results when `isActive` or the text changes; not retained.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// The delegate, which is called when `isActive` changes; not retained.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// A Boolean value that indicates whether the searched content is dimmed during a search. Stored without effect.
    open var obscuresBackgroundDuringPresentation = true {
        didSet {
            reportNoOp("UISearchController.obscuresBackgroundDuringPresentation", !obscuresBackgroundDuringPresentation)
        }
    }
    /// A Boolean value that indicates whether the navigation bar is hidden during a search. Stored without effect.
    open var hidesNavigationBarDuringPresentation = true {
        didSet {
            reportNoOp("UISearchController.hidesNavigationBarDuringPresentation", !hidesNavigationBarDuringPresentation)
        }
    }
    /// A Boolean value that indicates whether the bar shows its cancel button during a search. Stored without effect.
    open var automaticallyShowsCancelButton = true {
        didSet { reportNoOp("UISearchController.automaticallyShowsCancelButton", !automaticallyShowsCancelButton) }
    }
    /// A Boolean value that indicates whether the bar shows its scope buttons during a search. Stored without effect.
    open var automaticallyShowsScopeBar = true {
        didSet { reportNoOp("UISearchController.automaticallyShowsScopeBar", !automaticallyShowsScopeBar) }
    }
    /// A Boolean value that indicates whether the results are visible before a search. Stored without effect.
    open var showsSearchResultsController = false {
        didSet { reportNoOp("UISearchController.showsSearchResultsController", showsSearchResultsController) }
    }
    /// A Boolean value that indicates whether a search is active, from the start of editing until the user cancels.
    /// Setting it calls the delegate and the updater.
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

    /// Creates a controller with a search bar in the style `minimal`. The results controller is stored, but not presented;
    /// nil means that the searched controller shows the results.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        searchBar = UISearchBar()
        super.init(nibName: nil, bundle: nil)
        searchBar.searchBarStyle = .minimal
        searchBar.controller = self
    }

    public convenience init() { self.init(searchResultsController: nil) }

    /// Decodes a controller from a document. It has a new search bar and no results controller.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        searchBar = UISearchBar()
        super.init(coder: coder)
        searchBar.controller = self
    }
    /// The former name of `obscuresBackgroundDuringPresentation`. Stored without effect: search results are not
    /// presented.
    open var dimsBackgroundDuringPresentation: Bool {
        get { noOpValue(true) }
        set { setNoOpValue(newValue, as: "UISearchController.dimsBackgroundDuringPresentation") }
    }
}
