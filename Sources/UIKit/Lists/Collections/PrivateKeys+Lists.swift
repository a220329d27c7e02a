import Foundation
import UIKitViews

extension PrivateKeys {
    /// The private keys of this module's classes, which documents set by key-value coding.
    package static var lists: [(AnyClass, [KeyValueProperty])] {
        [
            (
                UITableView.self,
                ignoredProperties(UITableView.self, "tableHeaderBackgroundColor", "swipeActionController")
            ),
            (
                UICollectionViewFlowLayout.self,
                ignoredProperties(
                    UICollectionViewFlowLayout.self, "rowAlignmentOptions", "rowAlignmentsOptionsDictionary")
            ),
        ]
    }
}
