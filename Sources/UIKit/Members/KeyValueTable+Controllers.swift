// Data table, written by `make members` from Sources/UIKit/Members/Lists/Controllers.members; do not edit.
// swift-format-ignore-file

import Foundation

extension KeyValueTable {
    /// The classes and their lists.
    static var controllers: [(AnyClass, @MainActor () -> [KeyValueProperty])] {
        [
            (UIViewController.self, { viewController }),
            (UITableViewController.self, { tableViewController }),
            (UICollectionViewController.self, { collectionViewController }),
            (UINavigationController.self, { navigationController }),
            (UITabBarController.self, { tabBarController }),
            (UISplitViewController.self, { splitViewController }),
            (UIPageViewController.self, { pageViewController }),
        ]
    }

    private static var viewController: [KeyValueProperty] {
        [
            KeyValueProperty("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets) { $0.additionalSafeAreaInsets = $1 },
            KeyValueProperty("definesPresentationContext", \UIViewController.definesPresentationContext) { $0.definesPresentationContext = $1 },
            KeyValueProperty("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout) { $0.edgesForExtendedLayout = $1 },
            KeyValueProperty("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars) { $0.extendedLayoutIncludesOpaqueBars = $1 },
            KeyValueProperty("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed) { $0.hidesBottomBarWhenPushed = $1 },
            KeyValueProperty("isEditing", \UIViewController.isEditing) { $0.isEditing = $1 },
            KeyValueProperty("modalPresentationStyle", \UIViewController.modalPresentationStyle) { $0.modalPresentationStyle = $1 },
            KeyValueProperty("modalTransitionStyle", \UIViewController.modalTransitionStyle) { $0.modalTransitionStyle = $1 },
            KeyValueProperty(readOnly: "navigationController", \UIViewController.navigationController),
            KeyValueProperty(readOnly: "navigationItem", \UIViewController.navigationItem),
            KeyValueProperty("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle) { $0.overrideUserInterfaceStyle = $1 },
            KeyValueProperty("preferredContentSize", \UIViewController.preferredContentSize) { $0.preferredContentSize = $1 },
            KeyValueProperty("providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle) { $0.providesPresentationContextTransitionStyle = $1 },
            KeyValueProperty("restorationIdentifier", \UIViewController.restorationIdentifier) { $0.restorationIdentifier = $1 },
            KeyValueProperty("searchDisplayController", \UIViewController.searchDisplayController) { $0.searchDisplayController = $1 },
            KeyValueProperty(readOnly: "splitViewController", \UIViewController.splitViewController),
            KeyValueProperty(readOnly: "tabBarController", \UIViewController.tabBarController),
            KeyValueProperty("tabBarItem", \UIViewController.tabBarItem) { $0.tabBarItem = $1 },
            KeyValueProperty("title", \UIViewController.title) { $0.title = $1 },
            KeyValueProperty("toolbarItems", \UIViewController.toolbarItems) { $0.toolbarItems = $1 },
            KeyValueProperty("view", \UIViewController.view) { $0.view = $1 },
            KeyValueProperty("viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins) { $0.viewRespectsSystemMinimumLayoutMargins = $1 },
        ]
    }

    private static var tableViewController: [KeyValueProperty] {
        [
            KeyValueProperty("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear) { $0.clearsSelectionOnViewWillAppear = $1 },
            KeyValueProperty("refreshControl", \UITableViewController.refreshControl) { $0.refreshControl = $1 },
            KeyValueProperty("tableView", \UITableViewController.tableView) { $0.tableView = $1 },
        ]
    }

    private static var collectionViewController: [KeyValueProperty] {
        [
            KeyValueProperty("collectionView", \UICollectionViewController.collectionView) { $0.collectionView = $1 },
        ]
    }

    private static var navigationController: [KeyValueProperty] {
        [
            KeyValueProperty("delegate", \UINavigationController.delegate) { $0.delegate = $1 },
            KeyValueProperty("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe) { $0.hidesBarsOnSwipe = $1 },
            KeyValueProperty("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap) { $0.hidesBarsOnTap = $1 },
            KeyValueProperty("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden) { $0.isNavigationBarHidden = $1 },
            KeyValueProperty("isToolbarHidden", \UINavigationController.isToolbarHidden) { $0.isToolbarHidden = $1 },
            KeyValueProperty(readOnly: "navigationBar", \UINavigationController.navigationBar),
            KeyValueProperty(readOnly: "toolbar", \UINavigationController.toolbar),
            KeyValueProperty(readOnly: "topViewController", \UINavigationController.topViewController),
            KeyValueProperty("viewControllers", \UINavigationController.viewControllers) { $0.viewControllers = $1 },
        ]
    }

    private static var tabBarController: [KeyValueProperty] {
        [
            KeyValueProperty("delegate", \UITabBarController.delegate) { $0.delegate = $1 },
            KeyValueProperty("selectedIndex", \UITabBarController.selectedIndex) { $0.selectedIndex = $1 },
            KeyValueProperty("selectedViewController", \UITabBarController.selectedViewController) { $0.selectedViewController = $1 },
            KeyValueProperty(readOnly: "tabBar", \UITabBarController.tabBar),
            KeyValueProperty("viewControllers", \UITabBarController.viewControllers) { $0.viewControllers = $1 },
        ]
    }

    private static var splitViewController: [KeyValueProperty] {
        [
            KeyValueProperty("delegate", \UISplitViewController.delegate) { $0.delegate = $1 },
            KeyValueProperty("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth) { $0.maximumPrimaryColumnWidth = $1 },
            KeyValueProperty("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth) { $0.minimumPrimaryColumnWidth = $1 },
            KeyValueProperty("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction) { $0.preferredPrimaryColumnWidthFraction = $1 },
            KeyValueProperty("presentsWithGesture", \UISplitViewController.presentsWithGesture) { $0.presentsWithGesture = $1 },
            KeyValueProperty("viewControllers", \UISplitViewController.viewControllers) { $0.viewControllers = $1 },
        ]
    }

    private static var pageViewController: [KeyValueProperty] {
        [
            KeyValueProperty("dataSource", \UIPageViewController.dataSource) { $0.dataSource = $1 },
            KeyValueProperty("delegate", \UIPageViewController.delegate) { $0.delegate = $1 },
            KeyValueProperty("isDoubleSided", \UIPageViewController.isDoubleSided) { $0.isDoubleSided = $1 },
        ]
    }
}
