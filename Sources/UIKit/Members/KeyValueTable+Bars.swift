// Data table, written by `make members` from Sources/UIKit/Members/Lists/Bars.members; do not edit.
// swift-format-ignore-file

import Foundation

extension KeyValueTable {
    /// The classes and their lists.
    static var bars: [(AnyClass, @MainActor () -> [KeyValueProperty])] {
        [
            (UINavigationBar.self, { navigationBar }),
            (UINavigationItem.self, { navigationItem }),
            (UIToolbar.self, { toolbar }),
            (UITabBar.self, { tabBar }),
            (UIBarItem.self, { barItem }),
            (UIBarButtonItem.self, { barButtonItem }),
            (UITabBarItem.self, { tabBarItem }),
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
            KeyValueProperty("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode) { $0.backButtonDisplayMode = $1 },
            KeyValueProperty("backButtonTitle", \UINavigationItem.backButtonTitle) { $0.backButtonTitle = $1 },
            KeyValueProperty("hidesBackButton", \UINavigationItem.hidesBackButton) { $0.hidesBackButton = $1 },
            KeyValueProperty("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling) { $0.hidesSearchBarWhenScrolling = $1 },
            KeyValueProperty("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode) { $0.largeTitleDisplayMode = $1 },
            KeyValueProperty("leftBarButtonItem", \UINavigationItem.leftBarButtonItem) { $0.leftBarButtonItem = $1 },
            KeyValueProperty("leftBarButtonItems", \UINavigationItem.leftBarButtonItems) { $0.leftBarButtonItems = $1 },
            KeyValueProperty("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton) { $0.leftItemsSupplementBackButton = $1 },
            KeyValueProperty("prompt", \UINavigationItem.prompt) { $0.prompt = $1 },
            KeyValueProperty("rightBarButtonItem", \UINavigationItem.rightBarButtonItem) { $0.rightBarButtonItem = $1 },
            KeyValueProperty("rightBarButtonItems", \UINavigationItem.rightBarButtonItems) { $0.rightBarButtonItems = $1 },
            KeyValueProperty("title", \UINavigationItem.title) { $0.title = $1 },
            KeyValueProperty("titleView", \UINavigationItem.titleView) { $0.titleView = $1 },
        ]
    }

    private static var toolbar: [KeyValueProperty] {
        [
            KeyValueProperty("barStyle", \UIToolbar.barStyle) { $0.barStyle = $1 },
            KeyValueProperty("barTintColor", \UIToolbar.barTintColor) { $0.barTintColor = $1 },
            KeyValueProperty("delegate", \UIToolbar.delegate) { $0.delegate = $1 },
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
            KeyValueProperty("unselectedItemTintColor", \UITabBar.unselectedItemTintColor) { $0.unselectedItemTintColor = $1 },
        ]
    }

    private static var barItem: [KeyValueProperty] {
        [
            KeyValueProperty("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier) { $0.accessibilityIdentifier = $1 },
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
            KeyValueProperty("hidesSharedBackground", \UIBarButtonItem.hidesSharedBackground) { $0.hidesSharedBackground = $1 },
            KeyValueProperty("menu", \UIBarButtonItem.menu) { $0.menu = $1 },
            KeyValueProperty("primaryAction", \UIBarButtonItem.primaryAction) { $0.primaryAction = $1 },
            KeyValueProperty("sharesBackground", \UIBarButtonItem.sharesBackground) { $0.sharesBackground = $1 },
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
            KeyValueProperty("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment) { $0.titlePositionAdjustment = $1 },
        ]
    }
}
