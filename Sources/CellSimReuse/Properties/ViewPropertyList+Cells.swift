import UIKit

/// Cells and headers.
extension ViewPropertyList {
    static var tableCell: ViewPropertyList {
        ViewPropertyList(
            UITableViewCell.self,
            [
                ViewProperty("accessoryType", .look) { (cell: UITableViewCell) in .choice(cell.accessoryType) },
                ViewProperty("accessoryView", .look) { (cell: UITableViewCell) in .object(cell.accessoryView) },
                ViewProperty("editingAccessoryType", .look) { (cell: UITableViewCell) in
                    .choice(cell.editingAccessoryType)
                },
                ViewProperty("editingAccessoryView", .look) { (cell: UITableViewCell) in
                    .object(cell.editingAccessoryView)
                },
                ViewProperty("selectionStyle", .look) { (cell: UITableViewCell) in .choice(cell.selectionStyle) },
                ViewProperty("isSelected", .look) { (cell: UITableViewCell) in .flag(cell.isSelected) },
                ViewProperty("isHighlighted", .look) { (cell: UITableViewCell) in .flag(cell.isHighlighted) },
                ViewProperty("indentationLevel", .layout) { (cell: UITableViewCell) in .number(cell.indentationLevel) },
                ViewProperty("indentationWidth", .layout) { (cell: UITableViewCell) in .number(cell.indentationWidth) },
                ViewProperty("separatorInset", .look) { (cell: UITableViewCell) in .insets(cell.separatorInset) },
                ViewProperty("backgroundView", .look) { (cell: UITableViewCell) in .object(cell.backgroundView) },
                ViewProperty("selectedBackgroundView", .look) { (cell: UITableViewCell) in
                    .object(cell.selectedBackgroundView)
                },
                ViewProperty("showsReorderControl", .behaviour) { (cell: UITableViewCell) in
                    .flag(cell.showsReorderControl)
                },
                ViewProperty("backgroundConfiguration", .look) { (cell: UITableViewCell) in
                    Structure.value(of: cell.backgroundConfiguration)
                },
                ViewProperty("contentConfiguration", .text) { (cell: UITableViewCell) in
                    Structure.value(of: cell.contentConfiguration)
                },
            ])
    }

    static var tableHeader: ViewPropertyList {
        ViewPropertyList(
            UITableViewHeaderFooterView.self,
            [
                ViewProperty("backgroundView", .look) { (view: UITableViewHeaderFooterView) in
                    .object(view.backgroundView)
                },
                ViewProperty("backgroundConfiguration", .look) { (view: UITableViewHeaderFooterView) in
                    Structure.value(of: view.backgroundConfiguration)
                },
                ViewProperty("contentConfiguration", .text) { (view: UITableViewHeaderFooterView) in
                    Structure.value(of: view.contentConfiguration)
                },
            ])
    }

    static var collectionCell: ViewPropertyList {
        ViewPropertyList(
            UICollectionViewCell.self,
            [
                ViewProperty("isSelected", .look) { (cell: UICollectionViewCell) in .flag(cell.isSelected) },
                ViewProperty("isHighlighted", .look) { (cell: UICollectionViewCell) in .flag(cell.isHighlighted) },
                ViewProperty("backgroundView", .look) { (cell: UICollectionViewCell) in .object(cell.backgroundView) },
                ViewProperty("selectedBackgroundView", .look) { (cell: UICollectionViewCell) in
                    .object(cell.selectedBackgroundView)
                },
                ViewProperty("backgroundConfiguration", .look) { (cell: UICollectionViewCell) in
                    Structure.value(of: cell.backgroundConfiguration)
                },
                ViewProperty("contentConfiguration", .text) { (cell: UICollectionViewCell) in
                    Structure.value(of: cell.contentConfiguration)
                },
            ])
    }
}
