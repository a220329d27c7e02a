import CellSimAutoLayout
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The container for a cell's content. Its margins follow the width of the table, as on iOS 17.
@preconcurrency @MainActor public final class UITableViewCellContentView: UIView {
    /// Creates a content view with this frame (points, the cell's coordinates).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore("tableViewCell")
        guard !nodeState.translatesAutoresizingMask else { return }
        // The cell determines its content view's frame; the document's setting for constraints is ignored.
        (nodeState.translatesAutoresizingMask, hasDesignFrame) = (true, false)
    }

    /// Whether the document's frame can be kept (`LayoutAdjustments.keepsGivenFrames`); false if constraints determine it.
    private(set) var hasDesignFrame = true

    @_spi(UIKitModules) public override var isCellContentView: Bool { true }
    @_spi(UIKitModules) public override func subviewContentDidChange(_ subview: UIView) {
        switch superview {
        case let cell as UITableViewCell where cell.styleContent?.has(subview) ?? false: cell.stylePartDidChange()
        case let header as UITableViewHeaderFooterView where header.titleContent?.textLabel === subview:
            header.setNeedsLayout()
        default: break
        }
    }

    @_spi(UIKitModules) public override var defaultLayoutMargins: UIEdgeInsets {
        (superview as? UITableViewCell)?.innerMargins
            ?? CellMetrics.margins(forWidth: superview?.bounds.width ?? bounds.width)
    }
    /// Always zero, as for its cell.
    public override var safeAreaInsets: UIEdgeInsets { .zero }
}

/// Metrics of cells and tables, in points: iOS 17's, unless the tables of systems have other values.
enum CellMetrics {
    /// Margins of cells without their own.
    static func margins(forWidth width: CGFloat) -> UIEdgeInsets {
        let side = sideMargin(forWidth: width)
        let end = SystemMargins.contentEnds.now
        return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    }

    /// The trailing margin of cells outside tables. It is a plain view's margin, because the controller's margins come from the
    /// table. The leading margin is the separators' start, with or without a table.
    static let marginOutsideOfTables: CGFloat = 8

    /// 16 on narrow screens, 20 from 393 points on.
    static func sideMargin(forWidth width: CGFloat) -> CGFloat { width >= 393 ? wideMargin : narrowMargin }
    static let wideMargin: CGFloat = 20
    static let narrowMargin: CGFloat = 16

    /// The inset of groups in inset tables and lists.
    static func groupInset(forWidth width: CGFloat) -> CGFloat { width >= 393 ? SystemMargins.insetGroup.now : 16 }

    /// The default height of rows.
    static var rowHeight: CGFloat { SystemMargins.rowHeight.now }
    /// The space of a detail or disclosure symbol in addition to the margin.
    static let chevronSpace: CGFloat = 10.5
    static let checkmarkSpace: CGFloat = 18.5
    static let detailSpace: CGFloat = 16.5
    static let detailDisclosureSpace: CGFloat = 41
    /// The distance by which editing moves the content.
    static let editingControlWidth: CGFloat = 38
    static let reorderControlWidth: CGFloat = 44
    /// The margin that content keeps from an accessory.
    static let accessoryGap: CGFloat = 8
}
