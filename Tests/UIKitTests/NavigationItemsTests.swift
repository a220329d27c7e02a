import UIKit
import XCTest

/// Tests when a navigation bar's items are updated from the controllers in its stack.
@preconcurrency @MainActor final class NavigationItemsTests: XCTestCase {
    private final class Root: UIViewController {
        var topItem: UINavigationItem?

        override func viewDidLoad() {
            super.viewDidLoad()
            topItem = navigationController?.navigationBar.topItem
        }
    }

    /// github.com/SKemenov/iOS-Tracker configures the bar in `viewDidLoad`, with effect in its pictures of iOS 17.
    func testTopItemIsSetInViewDidLoad() {
        let root = Root()
        let navigation = UINavigationController(rootViewController: root)
        navigation.loadViewIfNeeded()
        navigation.view.layoutIfNeeded()
        root.loadViewIfNeeded()
        XCTAssertIdentical(root.topItem, root.navigationItem)
    }

    /// In pictures of iOS 17 by github.com/TimurkaevMalik/Tracker, a prominent search bar in a navigation bar has no
    /// background or lines.
    func testSearchBarInNavigationBarHasNoBackground() {
        func dump(_ style: UISearchBar.Style) -> String {
            let root = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.searchBarStyle = style
            root.navigationItem.searchController = search
            root.navigationItem.hidesSearchBarWhenScrolling = false
            let navigation = UINavigationController(rootViewController: root)
            navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            navigation.view.layoutIfNeeded()
            XCTAssertTrue(search.searchBar.superview is UINavigationBar)
            return search.searchBar.displayList().dump()
        }
        XCTAssertEqual(dump(.prominent), dump(.minimal))
    }

    func testEarlyCreatedBarGetsItems() {
        let navigation = UINavigationController()
        navigation.navigationBar.prefersLargeTitles = true
        let root = Root()
        navigation.viewControllers = [root]
        XCTAssertIdentical(navigation.navigationBar.topItem, root.navigationItem)
    }
}
