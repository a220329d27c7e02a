// Data table, written by `make members` from Sources/UIKit/Members/Lists/*.members; do not edit.
// swift-format-ignore-file

import Foundation
import UIKitViews

extension AppearanceProperty {
    static let all: [AppearanceProperty] = [
        AppearanceProperty(\UIView.ownTintColor),
        AppearanceProperty(unlessSet: \UINavigationBar.barAppearances.compact),
        AppearanceProperty(unlessSet: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(unlessSet: \UINavigationBar.barAppearances.scrollEdge),
        AppearanceProperty(unlessSet: \UINavigationBar.barAppearances.standard),
        AppearanceProperty(unlessSet: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(unlessSet: \UIToolbar.barAppearances.scrollEdge),
        AppearanceProperty(unlessSet: \UIToolbar.barAppearances.standard),
        AppearanceProperty(unlessSet: \UITabBar.barAppearances.scrollEdge),
        AppearanceProperty(unlessSet: \UITabBar.barAppearances.standard),
    ]
}
