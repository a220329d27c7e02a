import Foundation

/// Layout of the accessories of a list cell.
extension UICollectionViewListCell {
    private static let gap: CGFloat = 8
    /// The space before built-in symbols, as in tables.
    private static let contentGap: CGFloat = 2.5

    private var isInEditing: Bool { collection?.isEditing ?? false }
    private var side: CGFloat { CellMetrics.sideMargin(forWidth: bounds.width) }

    func rebuildAccessories() {
        for view in accessoryViews { view.removeFromSuperview() }
        accessoryViews = accessories.map { ListAccessoryView($0) }
        for view in accessoryViews { addSubview(view) }
        setNeedsLayout()
    }

    private func shown(leading: Bool) -> [ListAccessoryView] {
        accessoryViews.filter { $0.accessory.isLeading == leading && $0.accessory.isShown(editing: isInEditing) }
    }

    private func available(_ view: ListAccessoryView) -> CGFloat {
        view.accessory.options.reservedLayoutWidth ?? view.contentSize.width
    }

    /// The frame of the content between the accessories and after the indentation, in the cell's coordinates.
    var listContentFrame: CGRect {
        var (leading, trailing): (CGFloat, CGFloat) = (CGFloat(indentationLevel) * indentationWidth, 0)
        for view in shown(leading: true) { leading += available(view) + 2 * Self.gap }
        let last = shown(leading: false)
        if !last.isEmpty {
            trailing =
                side + last.reduce(0) { $0 + available($1) } + CGFloat(last.count - 1) * Self.gap + Self.contentGap
        }
        let width = max(bounds.width - leading - trailing, 0)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
            x: isRightToLeft ? bounds.width - leading - width : leading, y: 0, width: width, height: bounds.height)
    }

    func layoutAccessories() {
        let isEditing = isInEditing
        for view in accessoryViews { view.isHidden = !view.accessory.isShown(editing: isEditing) }
        var x = side + (indentsAccessories ? CGFloat(indentationLevel) * indentationWidth : 0)
        for view in shown(leading: true) {
            place(view, leading: x)
            x += available(view) + 2 * Self.gap
        }
        x = bounds.width - side
        for view in shown(leading: false).reversed() {
            x -= available(view)
            place(view, leading: x)
            x -= Self.gap
        }
    }

    private func place(_ view: ListAccessoryView, leading: CGFloat) {
        let width = available(view)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: isRightToLeft ? bounds.width - leading - width : leading, y: 0, width: width, height: bounds.height)
    }
}
