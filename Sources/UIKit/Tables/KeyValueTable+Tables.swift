import Foundation

/// The properties of tables and cells that have setters of their own.
extension KeyValueTable {
    /// The classes and their lists.
    static var tables: [(AnyClass, [KeyValueProperty])] {
        [(UITableView.self, tableView), (UITableViewCell.self, tableViewCell), (UICollectionView.self, collectionView)]
    }

    private static var tableView: [KeyValueProperty] {
        [
            KeyValueProperty("allowsMultipleSelection", \UITableView.allowsMultipleSelection),
            KeyValueProperty("backgroundView", \UITableView.backgroundView),
            KeyValueProperty("dataSource", \UITableView.dataSource),
            KeyValueProperty("delegate", \UITableView.delegate),
            KeyValueProperty("estimatedRowHeight", \UITableView.estimatedRowHeight),
            KeyValueProperty("prefetchDataSource", \UITableView.prefetchDataSource),
            KeyValueProperty("rowHeight", \UITableView.rowHeight),
            KeyValueProperty("sectionFooterHeight", \UITableView.sectionFooterHeight),
            KeyValueProperty("sectionHeaderHeight", \UITableView.sectionHeaderHeight),
            KeyValueProperty("separatorInset", \UITableView.separatorInset),
            KeyValueProperty("tableFooterView", \UITableView.tableFooterView),
            KeyValueProperty("tableHeaderView", \UITableView.tableHeaderView),
        ]
    }

    private static var collectionView: [KeyValueProperty] {
        [
            KeyValueProperty("backgroundView", \UICollectionView.backgroundView),
            KeyValueProperty("collectionViewLayout", \UICollectionView.collectionViewLayout),
            KeyValueProperty("dataSource", \UICollectionView.dataSource),
            KeyValueProperty("delegate", \UICollectionView.delegate),
            KeyValueProperty("prefetchDataSource", \UICollectionView.prefetchDataSource),
        ]
    }

    private static var tableViewCell: [KeyValueProperty] {
        [
            KeyValueProperty("accessoryView", \UITableViewCell.accessoryView),
            KeyValueProperty("backgroundView", \UITableViewCell.backgroundView),
            KeyValueProperty(readOnly: "contentView", \UITableViewCell.contentView),
            KeyValueProperty(readOnly: "detailTextLabel", \UITableViewCell.detailTextLabel),
            KeyValueProperty("editing", \UITableViewCell.isEditing),
            KeyValueProperty("highlighted", \UITableViewCell.isHighlighted),
            KeyValueProperty(readOnly: "imageView", \UITableViewCell.imageView),
            KeyValueProperty("selected", \UITableViewCell.isSelected),
            KeyValueProperty("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
            KeyValueProperty("separatorInset", \UITableViewCell.separatorInset),
            KeyValueProperty(readOnly: "textLabel", \UITableViewCell.textLabel),
        ]
    }
}
