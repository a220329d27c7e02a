import Foundation
import UIKitViews

extension NibClassTable {
    /// The classes of this module by their element name in documents.
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
