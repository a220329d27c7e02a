import Foundation
import UIKitViews

/// The table and collection view classes that XIBs and storyboards can contain.
extension NibClassTable {
    /// The classes of this module, by element name in documents.
    package static var lists: [String: AnyClass] {
        [
            "collectionReusableView": UICollectionReusableView.self,
            "collectionView": UICollectionView.self,
            "collectionViewCell": UICollectionViewCell.self,
            "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
            "collectionViewLayout": UICollectionViewLayout.self,
            "tableView": UITableView.self,
            "tableViewCell": UITableViewCell.self,
            "tableViewCellContentView": UITableViewCellContentView.self,
        ]
    }
}
