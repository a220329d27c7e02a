import Foundation

/// The properties of tables and cells that have setters of their own.
extension KeyValueTable {
    /// The classes and their lists.
    static var tables: [(AnyClass, [KeyValueProperty])] {
        [(UITableView.self, tableView), (UITableViewCell.self, tableViewCell), (UICollectionView.self, collectionView)]
    }

    private static var tableView: [KeyValueProperty] {
        [
            KeyValueProperty(
                "allowsMultipleSelection", of: UITableView.self, { $0.allowsMultipleSelection },
                { $0.allowsMultipleSelection = $1 }),
            KeyValueProperty("backgroundView", of: UITableView.self, { $0.backgroundView }, { $0.backgroundView = $1 }),
            KeyValueProperty("dataSource", of: UITableView.self, { $0.dataSource }, { $0.dataSource = $1 }),
            KeyValueProperty("delegate", of: UITableView.self, { $0.delegate }, { $0.delegate = $1 }),
            KeyValueProperty(
                "estimatedRowHeight", of: UITableView.self, { $0.estimatedRowHeight }, { $0.estimatedRowHeight = $1 }),
            KeyValueProperty(
                "prefetchDataSource", of: UITableView.self, { $0.prefetchDataSource }, { $0.prefetchDataSource = $1 }),
            KeyValueProperty("rowHeight", of: UITableView.self, { $0.rowHeight }, { $0.rowHeight = $1 }),
            KeyValueProperty(
                "sectionFooterHeight", of: UITableView.self, { $0.sectionFooterHeight }, { $0.sectionFooterHeight = $1 }
            ),
            KeyValueProperty(
                "sectionHeaderHeight", of: UITableView.self, { $0.sectionHeaderHeight }, { $0.sectionHeaderHeight = $1 }
            ),
            KeyValueProperty("separatorInset", of: UITableView.self, { $0.separatorInset }, { $0.separatorInset = $1 }),
            KeyValueProperty(
                "tableFooterView", of: UITableView.self, { $0.tableFooterView }, { $0.tableFooterView = $1 }),
            KeyValueProperty(
                "tableHeaderView", of: UITableView.self, { $0.tableHeaderView }, { $0.tableHeaderView = $1 }),
        ]
    }

    private static var collectionView: [KeyValueProperty] {
        [
            KeyValueProperty(
                "backgroundView", of: UICollectionView.self, { $0.backgroundView }, { $0.backgroundView = $1 }),
            KeyValueProperty(
                "collectionViewLayout", of: UICollectionView.self, { $0.collectionViewLayout },
                { $0.collectionViewLayout = $1 }),
            KeyValueProperty("dataSource", of: UICollectionView.self, { $0.dataSource }, { $0.dataSource = $1 }),
            KeyValueProperty("delegate", of: UICollectionView.self, { $0.delegate }, { $0.delegate = $1 }),
            KeyValueProperty(
                "prefetchDataSource", of: UICollectionView.self, { $0.prefetchDataSource },
                { $0.prefetchDataSource = $1 }),
        ]
    }

    private static var tableViewCell: [KeyValueProperty] {
        [
            KeyValueProperty(
                "accessoryView", of: UITableViewCell.self, { $0.accessoryView }, { $0.accessoryView = $1 }),
            KeyValueProperty(
                "backgroundView", of: UITableViewCell.self, { $0.backgroundView }, { $0.backgroundView = $1 }),
            KeyValueProperty(readOnly: "contentView", \UITableViewCell.contentView),
            KeyValueProperty(readOnly: "detailTextLabel", \UITableViewCell.detailTextLabel),
            KeyValueProperty("editing", of: UITableViewCell.self, { $0.isEditing }, { $0.isEditing = $1 }),
            KeyValueProperty("highlighted", of: UITableViewCell.self, { $0.isHighlighted }, { $0.isHighlighted = $1 }),
            KeyValueProperty(readOnly: "imageView", \UITableViewCell.imageView),
            KeyValueProperty("selected", of: UITableViewCell.self, { $0.isSelected }, { $0.isSelected = $1 }),
            KeyValueProperty(
                "selectedBackgroundView", of: UITableViewCell.self, { $0.selectedBackgroundView },
                { $0.selectedBackgroundView = $1 }),
            KeyValueProperty(
                "separatorInset", of: UITableViewCell.self, { $0.separatorInset }, { $0.separatorInset = $1 }),
            KeyValueProperty(readOnly: "textLabel", \UITableViewCell.textLabel),
        ]
    }
}
