import Foundation

/// A subview that a class of UIKit made itself, when it was first needed.
package struct BuiltInPart {
    /// The property by which the owner hands it out.
    package let role: String
    package let view: UIView
    /// Whether the owner's own properties say all there is to say about the view.
    package let isOwnersMatter: Bool
}

extension UIView {
    /// The subviews that UIKit made, whose being there says nothing about the content.
    package var builtInParts: [BuiltInPart] {
        switch self {
        case let button as UIButton: button.partViews
        case let cell as UITableViewCell: cell.partViews + configured(cell.cellContent)
        case let cell as UICollectionViewCell where cell.cellContent.view != nil: configured(cell.cellContent)
        case is UIListContentView, is UITableView, is UICollectionView:
            subviews.map { BuiltInPart(role: "", view: $0, isOwnersMatter: true) }
        default: contentParts
        }
    }

    /// What a cell or header shows in its content view at a default position.
    private var contentParts: [BuiltInPart] {
        switch superview {
        case let cell as UITableViewCell:
            let style = cell.styleContent
            return parts([
                ("textLabel", style?.textLabel), ("detailTextLabel", style?.detailLabel),
                ("imageView", style?.imageView),
            ])
        case let header as UITableViewHeaderFooterView:
            return parts([
                ("textLabel", header.titleContent?.textLabel), ("detailTextLabel", header.titleContent?.detailLabel),
            ])
        default: return []
        }
    }

    private func configured(_ content: CellContent) -> [BuiltInPart] {
        content.view.map {
            [BuiltInPart(role: "contentConfiguration", view: $0, isOwnersMatter: $0 is UIListContentView)]
        } ?? []
    }

    fileprivate func parts(_ views: [(String, UIView?)], isOwnersMatter: Bool = false) -> [BuiltInPart] {
        views.compactMap { role, view in
            view.map { BuiltInPart(role: role, view: $0, isOwnersMatter: isOwnersMatter) }
        }
    }
}

extension UIButton {
    fileprivate var partViews: [BuiltInPart] {
        parts(
            [
                ("titleLabel", titleView), ("imageView", pictureView), ("subtitleLabel", subtitleView),
                ("", backgroundView),
            ],
            isOwnersMatter: true)
    }
}

extension UITableViewCell {
    fileprivate var partViews: [BuiltInPart] {
        parts([("", builtInAccessory), ("", editingControl), ("", reorderControl)], isOwnersMatter: true)
    }
}
