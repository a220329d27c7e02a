import CellSimAutoLayout
import Foundation
@_spi(UIKitModules) import UIKitViews

/// The content view of a table cell, header or footer. Its margins depend on the table's width, as in iOS 17.
@preconcurrency @MainActor public final class UITableViewCellContentView: UIView {
    /// Creates a content view with a frame in the cell's coordinates (points).
    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        (coder as? NibCoder)?.ignore("tableViewCell")
        guard !nodeState.translatesAutoresizingMask else { return }
        // The cell determines its content view's frame, so the document's setting for autoresizing constraints is ignored.
        (nodeState.translatesAutoresizingMask, hasDesignFrame) = (true, false)
    }

    /// Whether the view can keep the document's frame (`LayoutAdjustments.keepsAssignedFrames`). False if constraints determine the
    /// frame.
    private(set) var hasDesignFrame = true

    @_spi(UIKitModules) public override var isCellContentView: Bool { true }
    @_spi(UIKitModules) public override func subviewContentDidChange(_ subview: UIView) {
        switch superview {
        case let cell as UITableViewCell where cell.styleContent?.contains(subview) ?? false: cell.styleLabelDidChange()
        case let header as UITableViewHeaderFooterView where header.titleContent?.textLabel === subview:
            header.setNeedsLayout()
        default: break
        }
    }

    @_spi(UIKitModules) public override var defaultLayoutMargins: UIEdgeInsets {
        (superview as? UITableViewCell)?.contentViewMargins
            ?? CellMetrics.margins(forWidth: superview?.bounds.width ?? bounds.width)
    }
    /// Always zero: the safe area doesn't extend into cells.
    public override var safeAreaInsets: UIEdgeInsets { .zero }
}

/// The metrics of cells and tables, in points. The constants are those of iOS 17; other values depend on the simulated iOS version.
enum CellMetrics {
    /// Returns the margins of cells without custom margins.
    static func margins(forWidth width: CGFloat) -> UIEdgeInsets {
        let side = sideMargin(forWidth: width)
        let end = SystemMargins.contentVerticalInset.current
        return UIEdgeInsets(top: end, left: side, bottom: end, right: side)
    }

    /// The trailing margin of cells outside tables: the default margin of a view. Cells in a table use the table's margins. The leading
    /// margin is always the left inset of the separators.
    static let marginOutsideOfTables: CGFloat = 8

    /// Returns the side margin: 16 on narrow screens, 20 for widths of 393 points or more.
    ///
    /// Tables 390 points wide on screens 393 points wide have 20, too: snapshots with the size of an iPhone 13 are often recorded on the
    /// simulator of a newer device (4 of 4 tables, github.com/Decathlon/vitamin-ios, iOS 17).
    static func sideMargin(
        forWidth width: CGFloat, screenWidth: CGFloat = SimulatedScreen.main.size.width
    ) -> CGFloat {
        width >= 393 || width >= 390 && screenWidth >= 393 ? wideMargin : narrowMargin
    }
    static let wideMargin: CGFloat = 20
    static let narrowMargin: CGFloat = 16

    /// Returns the side inset of sections in inset grouped tables and lists.
    static func groupInset(forWidth width: CGFloat) -> CGFloat { width >= 393 ? SystemMargins.insetGroup.current : 16 }

    /// The default height of rows.
    static var rowHeight: CGFloat { SystemMargins.rowHeight.current }
    /// The width of the chevron, without the margin.
    static let chevronWidth: CGFloat = 10.5
    static let checkmarkWidth: CGFloat = 18.5
    static let detailButtonWidth: CGFloat = 16.5
    static let detailDisclosureButtonWidth: CGFloat = 41
    /// The distance by which an editing control shifts the content.
    static let editingControlWidth: CGFloat = 38
    static let reorderControlWidth: CGFloat = 44
    /// The distance between the content and the accessory.
    static let accessoryGap: CGFloat = 8
}
