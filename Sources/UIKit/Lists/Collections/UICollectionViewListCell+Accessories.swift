import Foundation

/// Lays out the accessories of a list cell.
extension UICollectionViewListCell {
    private static let gap: CGFloat = 8
    /// The spacing before built-in symbols, as in tables.
    private static let contentGap: CGFloat = 2.5

    private var isInEditing: Bool { owningCollectionView?.isEditing ?? false }
    private var sideMargin: CGFloat { CellMetrics.sideMargin(forWidth: bounds.width) }

    func rebuildAccessories() {
        for view in accessoryViews { view.removeFromSuperview() }
        accessoryViews = accessories.map { ListAccessoryView($0) }
        for view in accessoryViews { addSubview(view) }
        setNeedsLayout()
    }

    private func visibleAccessoryViews(leading: Bool) -> [ListAccessoryView] {
        accessoryViews.filter { $0.accessory.isLeading == leading && $0.accessory.isVisible(editing: isInEditing) }
    }

    private func layoutWidth(_ view: ListAccessoryView) -> CGFloat {
        view.accessory.options.reservedLayoutWidth ?? view.contentSize.width
    }

    /// The frame of the content in the cell's coordinates, between the accessories and after the indentation.
    var listContentFrame: CGRect {
        var (leading, trailing): (CGFloat, CGFloat) = (CGFloat(indentationLevel) * indentationWidth, 0)
        for view in visibleAccessoryViews(leading: true) { leading += layoutWidth(view) + 2 * Self.gap }
        let trailingViews = visibleAccessoryViews(leading: false)
        if !trailingViews.isEmpty {
            trailing =
                sideMargin + trailingViews.reduce(0) { $0 + layoutWidth($1) } + CGFloat(trailingViews.count - 1)
                * Self.gap + Self.contentGap
        }
        let width = max(bounds.width - leading - trailing, 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? bounds.width - leading - width : leading, y: 0, width: width, height: bounds.height)
    }

    func layoutAccessories() {
        let isEditing = isInEditing
        for view in accessoryViews { view.isHidden = !view.accessory.isVisible(editing: isEditing) }
        var x = sideMargin + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
        for view in visibleAccessoryViews(leading: true) {
            setFrame(view, leading: x)
            x += layoutWidth(view) + 2 * Self.gap
        }
        x = bounds.width - sideMargin
        for view in visibleAccessoryViews(leading: false).reversed() {
            x -= layoutWidth(view)
            setFrame(view, leading: x)
            x -= Self.gap
        }
    }

    private func setFrame(_ view: ListAccessoryView, leading: CGFloat) {
        let width = layoutWidth(view)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - leading - width : leading, y: 0, width: width, height: bounds.height)
    }
}
