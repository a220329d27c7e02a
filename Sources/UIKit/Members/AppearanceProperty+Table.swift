// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

import Foundation
import UIKitViews

extension AppearanceProperty {
    static let all: [AppearanceProperty] = [
        AppearanceProperty(\UIView.ownTintColor),
        AppearanceProperty(unlessSet: \UINavigationBar.looks.compact),
        AppearanceProperty(unlessSet: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(unlessSet: \UINavigationBar.looks.scrollEdge),
        AppearanceProperty(unlessSet: \UINavigationBar.looks.standard),
        AppearanceProperty(unlessSet: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(unlessSet: \UIToolbar.looks.scrollEdge),
        AppearanceProperty(unlessSet: \UIToolbar.looks.standard),
        AppearanceProperty(unlessSet: \UITabBar.looks.scrollEdge),
        AppearanceProperty(unlessSet: \UITabBar.looks.standard),
    ]
}
