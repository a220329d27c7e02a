import CellSimGraphics
import Foundation

/// Layout of the content view, accessories and editing controls, and the height of self-sizing cells.
extension UITableViewCell {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The size of a pixel, in points.
    var pixel: CGFloat { pixelGrid.pixel }

    /// Returns the margin at the sides of a cell (in points): 20 on tablets, otherwise depending on the width. In an
    /// inset table, the table's width determines it, so that it equals the rows' inset. Source: documents of two
    /// projects.
    func sideMargin(forWidth width: CGFloat) -> CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return CellMetrics.wideMargin }
        if let table = rowState.table, table.style == .insetGrouped {
            return CellMetrics.sideMargin(forWidth: table.bounds.width)
        }
        return CellMetrics.sideMargin(forWidth: width)
    }

    var cellMargins: UIEdgeInsets {
        var margins = CellMetrics.margins(forWidth: bounds.width)
        margins.left = sideMargin(forWidth: bounds.width)
        margins.right = margins.left
        guard !isRow else { return margins }
        if isRightToLeft {
            margins.left = CellMetrics.marginOutsideOfTables
        } else {
            margins.right = CellMetrics.marginOutsideOfTables
        }
        return margins
    }

    /// The margins of the content view: the cell's margins, but 8 points next to an accessory other than a single
    /// detail button. Source: recorded frames of iOS 13 to 26.
    var contentViewMargins: UIEdgeInsets {
        var margins = cellMargins
        guard shownAccessoryView != nil || ![.none, .detailButton].contains(shownAccessoryType) else { return margins }
        if isRightToLeft {
            margins.left = CellMetrics.accessoryGap
        } else {
            margins.right = CellMetrics.accessoryGap
        }
        return margins
    }

    /// The current accessory view, and the current accessory type.
    var shownAccessoryView: UIView? { showsEditingAccessory ? editingAccessoryView : accessoryView }
    var shownAccessoryType: AccessoryType { showsEditingAccessory ? editingAccessoryType : accessoryType }

    /// Whether the editing accessory, which may be `none`, replaces the normal accessory.
    private var showsEditingAccessory: Bool {
        storedIsEditing && (hidesAccessoryWhenEditing || editingAccessoryView != nil || editingAccessoryType != .none)
    }

    /// Whether the reorder control is visible: the cell enables it, or the row can be moved.
    private var isReorderControlVisible: Bool {
        guard storedIsEditing else { return false }
        return showsReorderControl || rowState.position.map { rowState.table?.canMoveRow($0) ?? false } ?? false
    }

    // MARK: Widths

    /// The width of the table's section index at the trailing edge, in points.
    var sectionIndexInset: CGFloat { rowState.table?.sectionIndexInset ?? 0 }

    /// Returns the width of accessories and the reorder control at the trailing edge of a cell.
    private func trailingInset(forWidth width: CGFloat) -> CGFloat {
        let margin = sideMargin(forWidth: width)
        var inset = sectionIndexInset + safeAreaSides.trailing
        if isReorderControlVisible { inset += CellMetrics.reorderControlWidth }
        if let view = shownAccessoryView { return inset + view.bounds.width + margin }
        switch shownAccessoryType {
        case .none: return inset
        case .disclosureIndicator: return inset + margin + CellMetrics.chevronWidth
        case .checkmark: return inset + margin + CellMetrics.checkmarkWidth
        case .detailButton: return inset + margin + CellMetrics.detailButtonWidth
        case .detailDisclosureButton: return inset + margin + CellMetrics.detailDisclosureButtonWidth
        }
    }

    /// The safe area at the sides, which the content avoids, in points.
    private var safeAreaSides: (leading: CGFloat, trailing: CGFloat) {
        guard let sides = rowState.table?.contentSafeAreaInsets else { return (0, 0) }
        return isRightToLeft ? (sides.right, sides.left) : sides
    }

    /// The distance by which editing controls and the safe area move the content, in points.
    var leadingInset: CGFloat {
        guard storedIsEditing, let table = rowState.table, let position = rowState.position else {
            return safeAreaSides.leading
        }
        let isIndented =
            table.editingStyle(at: position) != .none || (shouldIndentWhileEditing && table.shouldIndent(at: position))
        return safeAreaSides.leading + (isIndented ? CellMetrics.editingControlWidth : 0)
    }

    /// Returns the content view's frame in a cell with the given size (in points). The frame ends one pixel above the
    /// cell's lower edge, for the separator. Source: constraint conflicts logged by iOS 13 and later, with 116.333
    /// points at 3x for constraints that require 116.
    func contentFrame(in size: CGSize) -> CGRect {
        let (leading, trailing) = (leadingInset, trailingInset(forWidth: size.width))
        let width = max(size.width - leading - trailing, 0)
        return CGRect(
            x: isRightToLeft ? size.width - leading - width : leading, y: 0, width: width, height: max(size.height, 0))
    }

    // MARK: Layout

    /// Whether the content view keeps the frame that a host set.
    private var keepsContentFrame: Bool {
        (layoutState.adjustments?.preservesAssignedFrames ?? false)
            && (contentView as? UITableViewCellContentView)?.hasDesignFrame ?? true
    }

    func layoutParts() {
        backgroundView?.frame = bounds
        shownSelectedBackground?.frame = bounds
        let frame = keepsContentFrame ? contentView.frame : contentFrame(in: bounds.size)
        if contentView.frame != frame { contentView.frame = frame }
        layoutAccessory()
        layoutEditingControls()
        styleContent?.layout(in: self)
    }

    private func layoutAccessory() {
        let margin = sideMargin(forWidth: bounds.width)
        let trailingInset =
            (isReorderControlVisible ? CellMetrics.reorderControlWidth : 0) + sectionIndexInset + safeAreaSides.trailing
        if let view = shownAccessoryView {
            setFrame(view, size: view.bounds.size, trailing: margin + trailingInset)
        } else if shownAccessoryType != .none {
            let view = loadBuiltInAccessory()
            setFrame(view, size: view.symbolSize, trailing: margin + trailingInset)
        }
    }

    private func setFrame(_ view: UIView, size: CGSize, trailing: CGFloat) {
        let x = isRightToLeft ? trailing : bounds.width - trailing - size.width
        let y = pixelGrid.rounded((bounds.height - size.height) / 2)
        view.frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    private func layoutEditingControls() {
        let style =
            storedIsEditing ? rowState.position.flatMap { rowState.table?.editingStyle(at: $0) } ?? .none : .none
        updateEditingControl(editingControl, style == .none ? nil : style == .delete ? .delete : .insert) {
            self.editingControl = $0
        }
        updateEditingControl(reorderControl, isReorderControlVisible ? .reorder : nil) { self.reorderControl = $0 }
        let margin = sideMargin(forWidth: bounds.width)
        if let view = editingControl {
            setFrame(
                view, size: view.symbolSize,
                trailing: bounds.width - safeAreaSides.leading - margin - view.symbolSize.width)
        }
        if let view = reorderControl {
            setFrame(view, size: view.symbolSize, trailing: margin + sectionIndexInset + safeAreaSides.trailing)
        }
    }

    private func updateEditingControl(
        _ old: CellEditingControl?, _ kind: CellEditingControl.Kind?, store: (CellEditingControl?) -> Void
    ) {
        guard let kind else {
            old?.removeFromSuperview()
            return store(nil)
        }
        let view = old ?? CellEditingControl(frame: .zero)
        view.kind = kind
        if view.superview !== self { addSubview(view) }
        store(view)
    }

    private func loadBuiltInAccessory() -> CellAccessoryView {
        if let view = builtInAccessory { return view }
        let view = CellAccessoryView(frame: .zero)
        builtInAccessory = view
        view.type = shownAccessoryType
        addAccessory(view)
        return view
    }

    /// Adds an accessory below the editing controls, regardless of the order in which they were added.
    private func addAccessory(_ view: UIView) {
        if let control = subviews.first(where: { $0 is CellEditingControl }) {
            insertSubview(view, belowSubview: control)
        } else {
            addSubview(view)
        }
    }

    /// Removes the accessories that are not current, and adds the current accessory view.
    func accessoryDidChange() {
        for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView {
            if view?.superview === self { view?.removeFromSuperview() }
        }
        if let view = shownAccessoryView, view.superview !== self { addAccessory(view) }
        if shownAccessoryType == .none || shownAccessoryView != nil {
            builtInAccessory?.removeFromSuperview()
            builtInAccessory = nil
        }
        builtInAccessory?.type = shownAccessoryType
        if !currentContentView.hasExplicitMargins { currentContentView.marginsDidChange() }
        setNeedsLayout()
    }

    func replaceAccessory(_ old: UIView?, by new: UIView?) {
        if old !== new, old?.superview === self { old?.removeFromSuperview() }
        accessoryDidChange()
    }

    // MARK: Sizing

    func fittingSizeOfParts(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        guard horizontal == .required else {
            let content = contentView.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
            return CGSize(width: content.width, height: content.height + (rowState.hasSeparatorSpace ? pixel : 0))
        }
        return CGSize(
            width: target.width,
            height: selfSizedHeight(forWidth: target.width, vertical: vertical, height: target.height))
    }

    /// Returns the height that the content needs at a width, with the separator's pixel (in points, rounded to whole
    /// pixels).
    func selfSizedHeight(
        forWidth width: CGFloat, vertical: UILayoutPriority = .fittingSizeLevel, height: CGFloat = 0
    ) -> CGFloat {
        if bounds.width != width { bounds.size.width = width }
        var frame = contentFrame(in: CGSize(width: width, height: bounds.height))
        frame.size.height = contentView.frame.height
        if contentView.frame != frame { contentView.frame = frame }
        updateConfigurationNow()
        let content: CGFloat
        if let height = cellContent.height(width: frame.width) {
            content = height
        } else if let styleContent, styleContent.hasContent {
            content = styleContent.height(in: self)
        } else {
            content =
                contentView.systemLayoutSizeFitting(
                    CGSize(width: frame.width, height: height), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: vertical
                ).height
        }
        let innerHeight = content > 0 ? content + (rowState.hasSeparatorSpace ? pixel : 0) : 0
        let total = max(innerHeight, heightFromOwnConstraints(forWidth: width, vertical: vertical, height: height))
        return total > 0 ? pixelGrid.roundedUp(total) : rowState.nibRowHeight ?? CellMetrics.rowHeight
    }

    /// Returns the height from the cell's own constraints, to subviews outside the content view, in points; 0 without
    /// such constraints.
    private func heightFromOwnConstraints(forWidth width: CGFloat, vertical: UILayoutPriority, height: CGFloat)
        -> CGFloat
    {
        guard hasConstraintsInside else { return 0 }
        return fittingSize(CGSize(width: width, height: height), horizontal: .required, vertical: vertical).height
    }
}
