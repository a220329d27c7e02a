import Foundation
import UIKitViews

extension PrivateKeys {
    /// The keys of this module's classes.
    package static var lists: [(AnyClass, [KeyValueProperty])] {
        [
            (UITableView.self, ignored(UITableView.self, "tableHeaderBackgroundColor", "swipeActionController")),
            (
                UICollectionViewFlowLayout.self,
                ignored(UICollectionViewFlowLayout.self, "rowAlignmentOptions", "rowAlignmentsOptionsDictionary")
            ),
        ]
    }
}
