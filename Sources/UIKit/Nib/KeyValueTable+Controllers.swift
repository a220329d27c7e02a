import Foundation

/// Controllers, bars and what stands in bars.
extension KeyValueTable {
    /// The classes and their lists.
    static var controllers: [(AnyClass, @MainActor () -> [KeyValueProperty])] {
        [
            (UIViewController.self, { viewController }), (UITableViewController.self, { tableViewController }),
            (UICollectionViewController.self, { collectionViewController }),
            (UINavigationController.self, { navigationController }),
            (UITabBarController.self, { tabBarController }),
            (UISplitViewController.self, { splitViewController }),
            (UIPageViewController.self, { pageViewController }), (UINavigationBar.self, { navigationBar }),
            (UINavigationItem.self, { navigationItem }), (UIToolbar.self, { toolbar }),
            (UITabBar.self, { tabBar }), (UIBarItem.self, { barItem }),
            (UIBarButtonItem.self, { barButtonItem }), (UITabBarItem.self, { tabBarItem }),
            (UIWindow.self, { window }),
        ]
    }

    private static var viewController: [KeyValueProperty] {
        [
            KeyValueProperty("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets) {
                $0.additionalSafeAreaInsets = $1
            },
            KeyValueProperty("definesPresentationContext", \UIViewController.definesPresentationContext) {
                $0.definesPresentationContext = $1
            },
            KeyValueProperty("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout) {
                $0.edgesForExtendedLayout = $1
            },
            KeyValueProperty("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars) {
                $0.extendedLayoutIncludesOpaqueBars = $1
            },
            KeyValueProperty("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed) {
                $0.hidesBottomBarWhenPushed = $1
            },
            KeyValueProperty("isEditing", \UIViewController.isEditing) { $0.isEditing = $1 },
            KeyValueProperty("modalPresentationStyle", \UIViewController.modalPresentationStyle) {
                $0.modalPresentationStyle = $1
            },
            KeyValueProperty("modalTransitionStyle", \UIViewController.modalTransitionStyle) {
                $0.modalTransitionStyle = $1
            },
            KeyValueProperty(readOnly: "navigationController", \UIViewController.navigationController),
            KeyValueProperty(readOnly: "navigationItem", \UIViewController.navigationItem),
            KeyValueProperty("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle) {
                $0.overrideUserInterfaceStyle = $1
            },
            KeyValueProperty("preferredContentSize", \UIViewController.preferredContentSize) {
                $0.preferredContentSize = $1
            },
            KeyValueProperty(
                "providesPresentationContextTransitionStyle",
                \UIViewController.providesPresentationContextTransitionStyle
            ) { $0.providesPresentationContextTransitionStyle = $1 },
            KeyValueProperty("restorationIdentifier", \UIViewController.restorationIdentifier) {
                $0.restorationIdentifier = $1
            },
            KeyValueProperty(readOnly: "splitViewController", \UIViewController.splitViewController),
            KeyValueProperty(readOnly: "tabBarController", \UIViewController.tabBarController),
            KeyValueProperty("tabBarItem", \UIViewController.tabBarItem) { $0.tabBarItem = $1 },
            KeyValueProperty("title", \UIViewController.title) { $0.title = $1 },
            KeyValueProperty("toolbarItems", \UIViewController.toolbarItems) { $0.toolbarItems = $1 },
            KeyValueProperty("view", \UIViewController.view) { $0.view = $1 },
            KeyValueProperty(
                "viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins
            ) { $0.viewRespectsSystemMinimumLayoutMargins = $1 },
        ]
    }

    private static var tableViewController: [KeyValueProperty] {
        [
            KeyValueProperty(
                "clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear
            ) { $0.clearsSelectionOnViewWillAppear = $1 },
            KeyValueProperty("refreshControl", \UITableViewController.refreshControl) { $0.refreshControl = $1 },
            KeyValueProperty("tableView", \UITableViewController.tableView) { $0.tableView = $1 },
        ]
    }

    private static var collectionViewController: [KeyValueProperty] {
        [
            KeyValueProperty("collectionView", \UICollectionViewController.collectionView) { $0.collectionView = $1 }
        ]
    }

    private static var navigationController: [KeyValueProperty] {
        [
            KeyValueProperty("delegate", \UINavigationController.delegate) { $0.delegate = $1 },
            KeyValueProperty("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe) { $0.hidesBarsOnSwipe = $1 },
            KeyValueProperty("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap) { $0.hidesBarsOnTap = $1 },
            KeyValueProperty("isNavigationBarHidden", \UINavigationController.isNavigationBarHidden) {
                $0.isNavigationBarHidden = $1
            },
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
            KeyValueProperty("selectedViewController", \UITabBarController.selectedViewController) {
                $0.selectedViewController = $1
            },
            KeyValueProperty(readOnly: "tabBar", \UITabBarController.tabBar),
            KeyValueProperty("viewControllers", \UITabBarController.viewControllers) { $0.viewControllers = $1 },
        ]
    }

    private static var splitViewController: [KeyValueProperty] {
        [
            KeyValueProperty("delegate", \UISplitViewController.delegate) { $0.delegate = $1 },
            KeyValueProperty("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth) {
                $0.maximumPrimaryColumnWidth = $1
            },
            KeyValueProperty("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth) {
                $0.minimumPrimaryColumnWidth = $1
            },
            KeyValueProperty(
                "preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction
            ) { $0.preferredPrimaryColumnWidthFraction = $1 },
            KeyValueProperty("presentsWithGesture", \UISplitViewController.presentsWithGesture) {
                $0.presentsWithGesture = $1
            },
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

    private static var navigationBar: [KeyValueProperty] {
        [
            KeyValueProperty("backIndicatorImage", \UINavigationBar.backIndicatorImage) { $0.backIndicatorImage = $1 },
            KeyValueProperty("barStyle", \UINavigationBar.barStyle) { $0.barStyle = $1 },
            KeyValueProperty("barTintColor", \UINavigationBar.barTintColor) { $0.barTintColor = $1 },
            KeyValueProperty("delegate", \UINavigationBar.delegate) { $0.delegate = $1 },
            KeyValueProperty("isTranslucent", \UINavigationBar.isTranslucent) { $0.isTranslucent = $1 },
            KeyValueProperty("items", \UINavigationBar.items) { $0.items = $1 },
            KeyValueProperty("prefersLargeTitles", \UINavigationBar.prefersLargeTitles) { $0.prefersLargeTitles = $1 },
            KeyValueProperty("shadowImage", \UINavigationBar.shadowImage) { $0.shadowImage = $1 },
        ]
    }

    private static var navigationItem: [KeyValueProperty] {
        [
            KeyValueProperty("backBarButtonItem", \UINavigationItem.backBarButtonItem) { $0.backBarButtonItem = $1 },
            KeyValueProperty("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode) {
                $0.backButtonDisplayMode = $1
            },
            KeyValueProperty("backButtonTitle", \UINavigationItem.backButtonTitle) { $0.backButtonTitle = $1 },
            KeyValueProperty("hidesBackButton", \UINavigationItem.hidesBackButton) { $0.hidesBackButton = $1 },
            KeyValueProperty("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling) {
                $0.hidesSearchBarWhenScrolling = $1
            },
            KeyValueProperty("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode) {
                $0.largeTitleDisplayMode = $1
            },
            KeyValueProperty("leftBarButtonItem", \UINavigationItem.leftBarButtonItem) { $0.leftBarButtonItem = $1 },
            KeyValueProperty("leftBarButtonItems", \UINavigationItem.leftBarButtonItems) { $0.leftBarButtonItems = $1 },
            KeyValueProperty("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton) {
                $0.leftItemsSupplementBackButton = $1
            },
            KeyValueProperty("prompt", \UINavigationItem.prompt) { $0.prompt = $1 },
            KeyValueProperty("rightBarButtonItem", \UINavigationItem.rightBarButtonItem) { $0.rightBarButtonItem = $1 },
            KeyValueProperty("rightBarButtonItems", \UINavigationItem.rightBarButtonItems) {
                $0.rightBarButtonItems = $1
            },
            KeyValueProperty("title", \UINavigationItem.title) { $0.title = $1 },
            KeyValueProperty("titleView", \UINavigationItem.titleView) { $0.titleView = $1 },
        ]
    }

    private static var toolbar: [KeyValueProperty] {
        [
            KeyValueProperty("barStyle", \UIToolbar.barStyle) { $0.barStyle = $1 },
            KeyValueProperty("barTintColor", \UIToolbar.barTintColor) { $0.barTintColor = $1 },
            KeyValueProperty("isTranslucent", \UIToolbar.isTranslucent) { $0.isTranslucent = $1 },
            KeyValueProperty("items", \UIToolbar.items) { $0.items = $1 },
        ]
    }

    private static var tabBar: [KeyValueProperty] {
        [
            KeyValueProperty("barStyle", \UITabBar.barStyle) { $0.barStyle = $1 },
            KeyValueProperty("barTintColor", \UITabBar.barTintColor) { $0.barTintColor = $1 },
            KeyValueProperty("delegate", \UITabBar.delegate) { $0.delegate = $1 },
            KeyValueProperty("isTranslucent", \UITabBar.isTranslucent) { $0.isTranslucent = $1 },
            KeyValueProperty("items", \UITabBar.items) { $0.items = $1 },
            KeyValueProperty("selectedItem", \UITabBar.selectedItem) { $0.selectedItem = $1 },
            KeyValueProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor) {
                $0.unselectedItemTintColor = $1
            },
        ]
    }

    private static var barItem: [KeyValueProperty] {
        [
            KeyValueProperty("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier) {
                $0.accessibilityIdentifier = $1
            },
            KeyValueProperty("accessibilityLabel", \UIBarItem.accessibilityLabel) { $0.accessibilityLabel = $1 },
            KeyValueProperty("image", \UIBarItem.image) { $0.image = $1 },
            KeyValueProperty("imageInsets", \UIBarItem.imageInsets) { $0.imageInsets = $1 },
            KeyValueProperty("isEnabled", \UIBarItem.isEnabled) { $0.isEnabled = $1 },
            KeyValueProperty("landscapeImagePhone", \UIBarItem.landscapeImagePhone) { $0.landscapeImagePhone = $1 },
            KeyValueProperty("tag", \UIBarItem.tag) { $0.tag = $1 },
            KeyValueProperty("title", \UIBarItem.title) { $0.title = $1 },
        ]
    }

    private static var barButtonItem: [KeyValueProperty] {
        [
            KeyValueProperty("action", \UIBarButtonItem.action) { $0.action = $1 },
            KeyValueProperty("customView", \UIBarButtonItem.customView) { $0.customView = $1 },
            KeyValueProperty("menu", \UIBarButtonItem.menu) { $0.menu = $1 },
            KeyValueProperty("primaryAction", \UIBarButtonItem.primaryAction) { $0.primaryAction = $1 },
            KeyValueProperty("style", \UIBarButtonItem.style) { $0.style = $1 },
            KeyValueProperty("target", \UIBarButtonItem.target) { $0.target = $1 },
            KeyValueProperty("tintColor", \UIBarButtonItem.tintColor) { $0.tintColor = $1 },
            KeyValueProperty("width", \UIBarButtonItem.width) { $0.width = $1 },
        ]
    }

    private static var tabBarItem: [KeyValueProperty] {
        [
            KeyValueProperty("badgeColor", \UITabBarItem.badgeColor) { $0.badgeColor = $1 },
            KeyValueProperty("badgeValue", \UITabBarItem.badgeValue) { $0.badgeValue = $1 },
            KeyValueProperty("selectedImage", \UITabBarItem.selectedImage) { $0.selectedImage = $1 },
            KeyValueProperty("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment) {
                $0.titlePositionAdjustment = $1
            },
        ]
    }

    private static var window: [KeyValueProperty] {
        [
            KeyValueProperty("rootViewController", \UIWindow.rootViewController) { $0.rootViewController = $1 },
            KeyValueProperty("windowLevel", \UIWindow.windowLevel) { $0.windowLevel = $1 },
            KeyValueProperty("windowScene", \UIWindow.windowScene) { $0.windowScene = $1 },
        ]
    }
}
