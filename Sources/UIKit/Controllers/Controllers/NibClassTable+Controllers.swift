import Foundation
import UIKitViews

/// The table entries for controllers and bars.
extension NibClassTable {
    /// The classes of this module, keyed by their element name in documents.
    package static var controllers: [String: AnyClass] {
        [
            "collectionViewController": UICollectionViewController.self,
            "navigationBar": UINavigationBar.self,
            "navigationController": UINavigationController.self,
            "pageViewController": UIPageViewController.self,
            "searchBar": UISearchBar.self,
            "searchDisplayController": UISearchDisplayController.self,
            "splitViewController": UISplitViewController.self,
            "tabBar": UITabBar.self,
            "tabBarController": UITabBarController.self,
            "tableViewController": UITableViewController.self,
            "toolbar": UIToolbar.self,
        ]
    }
}
