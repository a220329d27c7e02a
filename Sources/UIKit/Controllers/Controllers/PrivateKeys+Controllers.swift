import Foundation
import UIKitViews

/// The private keys of controllers and bars.
extension PrivateKeys {
    /// The private keys that documents and apps set with key-value coding, by class.
    package static var controllers: [(AnyClass, [KeyValueProperty])] {
        [
            (
                UISearchBar.self,
                [
                    KeyValueProperty("cancelButtonText", \UISearchBar.cancelButtonText) { $0.cancelButtonText = $1 },
                    KeyValueProperty(readOnly: "searchField", \UISearchBar.searchTextField),
                ] + ignoredProperties(UISearchBar.self, "cancelButton", "background", "scopeBar", "searchBarTextField")
            ),
            (
                UINavigationBar.self,
                [
                    KeyValueProperty("hidesShadow", of: UINavigationBar.self, { $0.shadowImage != nil }) {
                        $0.shadowImage = $1 ? $0.shadowImage ?? UIImage() : nil
                    }
                ]
                    + ignoredProperties(
                        UINavigationBar.self, "backgroundView", "barBackgroundView", "contentView", "shadowView")
            ),
            (UITabBar.self, ignoredProperties(UITabBar.self, "hidesShadow", "backgroundView", "shadowView")),
            (UIToolbar.self, ignoredProperties(UIToolbar.self, "hidesShadow", "backgroundView", "shadowView")),
            (
                UINavigationController.self,
                [
                    KeyValueProperty("navigationBar", \UINavigationController.navigationBar) {
                        $0.replaceNavigationBar(with: $1)
                    }
                ]
            ),
            (
                UITabBarController.self,
                [KeyValueProperty("tabBar", \UITabBarController.tabBar) { $0.replaceTabBar(with: $1) }]
            ),
            (
                UIAlertController.self,
                ignoredProperties(
                    UIAlertController.self, "attributedTitle", "attributedMessage", "contentViewController")
            ),
            (
                UIAlertAction.self,
                ignoredProperties(
                    UIAlertAction.self, "titleTextColor", "imageTintColor", "image", "checked", "titleTextAlignment",
                    "attributedTitle")
            ),
        ]
    }
}
