import Foundation
import UIKitViews

/// The private keys of tables and collection views.
extension PrivateKeys {
    /// The private properties of this module's classes, which documents can set with key-value coding.
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
