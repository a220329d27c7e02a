// Data table, written by `make members` from Sources/UIKit/Members/Lists/Tables.members; do not edit.
// swift-format-ignore-file

import Foundation
import UIKit

extension ViewPropertyList {
    static var collectionViewCell: ViewPropertyList {
        ViewPropertyList(UICollectionViewCell.self, [
            ViewProperty("isSelected", .look) { (view: UICollectionViewCell) in .flag(view.isSelected) },
            ViewProperty("isHighlighted", .look) { (view: UICollectionViewCell) in .flag(view.isHighlighted) },
            ViewProperty("backgroundView", .look) { (view: UICollectionViewCell) in .object(view.backgroundView) },
            ViewProperty("selectedBackgroundView", .look) { (view: UICollectionViewCell) in .object(view.selectedBackgroundView) },
            ViewProperty("backgroundConfiguration", .look) { (view: UICollectionViewCell) in Structure.value(of: view.backgroundConfiguration) },
            ViewProperty("contentConfiguration", .text) { (view: UICollectionViewCell) in Structure.value(of: view.contentConfiguration) },
        ])
    }

    static var scrollView: ViewPropertyList {
        ViewPropertyList(UIScrollView.self, [
            ViewProperty("contentOffset", .look) { (view: UIScrollView) in .point(view.contentOffset) },
            ViewProperty("contentInset", .layout) { (view: UIScrollView) in .insets(view.contentInset) },
            ViewProperty("contentSize", .layout, .derived) { (view: UIScrollView) in .size(view.contentSize) },
            ViewProperty("isScrollEnabled", .behaviour) { (view: UIScrollView) in .flag(view.isScrollEnabled) },
        ])
    }

    static var tableViewCell: ViewPropertyList {
        ViewPropertyList(UITableViewCell.self, [
            ViewProperty("accessoryType", .look) { (view: UITableViewCell) in .choice(view.accessoryType) },
            ViewProperty("accessoryView", .look) { (view: UITableViewCell) in .object(view.accessoryView) },
            ViewProperty("editingAccessoryType", .look) { (view: UITableViewCell) in .choice(view.editingAccessoryType) },
            ViewProperty("editingAccessoryView", .look) { (view: UITableViewCell) in .object(view.editingAccessoryView) },
            ViewProperty("selectionStyle", .look) { (view: UITableViewCell) in .choice(view.selectionStyle) },
            ViewProperty("isSelected", .look) { (view: UITableViewCell) in .flag(view.isSelected) },
            ViewProperty("isHighlighted", .look) { (view: UITableViewCell) in .flag(view.isHighlighted) },
            ViewProperty("indentationLevel", .layout) { (view: UITableViewCell) in .number(view.indentationLevel) },
            ViewProperty("indentationWidth", .layout) { (view: UITableViewCell) in .number(view.indentationWidth) },
            ViewProperty("separatorInset", .look) { (view: UITableViewCell) in .insets(view.separatorInset) },
            ViewProperty("backgroundView", .look) { (view: UITableViewCell) in .object(view.backgroundView) },
            ViewProperty("selectedBackgroundView", .look) { (view: UITableViewCell) in .object(view.selectedBackgroundView) },
            ViewProperty("showsReorderControl", .behaviour) { (view: UITableViewCell) in .flag(view.showsReorderControl) },
            ViewProperty("backgroundConfiguration", .look) { (view: UITableViewCell) in Structure.value(of: view.backgroundConfiguration) },
            ViewProperty("contentConfiguration", .text) { (view: UITableViewCell) in Structure.value(of: view.contentConfiguration) },
        ])
    }

    static var tableViewHeaderFooterView: ViewPropertyList {
        ViewPropertyList(UITableViewHeaderFooterView.self, [
            ViewProperty("backgroundView", .look) { (view: UITableViewHeaderFooterView) in .object(view.backgroundView) },
            ViewProperty("backgroundConfiguration", .look) { (view: UITableViewHeaderFooterView) in Structure.value(of: view.backgroundConfiguration) },
            ViewProperty("contentConfiguration", .text) { (view: UITableViewHeaderFooterView) in Structure.value(of: view.contentConfiguration) },
        ])
    }
}
