import Foundation
import UIKitViews

/// An extension with the classes of tables and collection views in documents.
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
