import CellSimGraphics
import Foundation

/// Lays out the content view, accessories and editing controls, and measures self-sizing cells.
extension UITableViewCell {
    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The size of a pixel, in points.
    var pixel: CGFloat { pixelGrid.pixel }

    /// Returns the side margin of a cell in points: 20 on iPads, otherwise depending on the width. In an inset grouped table, it depends
    /// on the table's width, so that it equals the inset of the rows. Source: documents of two projects.
    func sideMargin(forWidth width: CGFloat) -> CGFloat {
        if traitCollection.userInterfaceIdiom == .pad { return CellMetrics.wideMargin }
        if let table = rowState.table, table.style == .insetGrouped {
            return CellMetrics.sideMargin(forWidth: table.bounds.width)
        }
        return CellMetrics.sideMargin(forWidth: width)
    }

    /// The margins of the cell itself, in points.
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

    /// The margins of the content view: the cell's margins, but 8 points at the edge of an accessory, unless it is only an information
    /// button. Source: recorded frames of iOS 13 to 26.
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

    /// The accessory view and the accessory type of the current mode.
    var shownAccessoryView: UIView? { showsEditingAccessory ? editingAccessoryView : accessoryView }
    var shownAccessoryType: AccessoryType { showsEditingAccessory ? editingAccessoryType : accessoryType }

    /// Whether the editing accessory replaces the normal accessory. The editing accessory can be `none`.
    private var showsEditingAccessory: Bool {
        storedIsEditing && (hidesAccessoryWhenEditing || editingAccessoryView != nil || editingAccessoryType != .none)
    }

    /// Whether the reorder control is visible because the cell or the data source enables it.
    private var isReorderControlVisible: Bool {
        guard storedIsEditing else { return false }
        return showsReorderControl || rowState.position.map { rowState.table?.canMoveRow($0) ?? false } ?? false
    }

    // MARK: Widths

    /// The width of the table's section index at the trailing edge, in points.
    var sectionIndexInset: CGFloat { rowState.table?.sectionIndexInset ?? 0 }

    /// Returns the total width of everything at the trailing edge of the content view, in points.
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

    /// The safe area that the content avoids at the sides, in points.
    private var safeAreaSides: (leading: CGFloat, trailing: CGFloat) {
        guard let sides = rowState.table?.contentSafeAreaInsets else { return (0, 0) }
        return isRightToLeft ? (sides.right, sides.left) : sides
    }

    /// The leading inset of the content view for editing controls and the safe area, in points.
    var leadingInset: CGFloat {
        guard storedIsEditing, let table = rowState.table, let position = rowState.position else {
            return safeAreaSides.leading
        }
        let isIndented =
            table.editingStyle(at: position) != .none || (shouldIndentWhileEditing && table.shouldIndent(at: position))
        return safeAreaSides.leading + (isIndented ? CellMetrics.editingControlWidth : 0)
    }

    /// Returns the content view's frame in a cell with the given size, in points. The separator takes the last pixel of the height.
    /// Source: constraint conflicts in logs of iOS 13 and later, where constraints required 116 points and the cell's height at 3x was
    /// 116.333.
    func contentFrame(in size: CGSize) -> CGRect {
        let (leading, trailing) = (leadingInset, trailingInset(forWidth: size.width))
        let width = max(size.width - leading - trailing, 0)
        return CGRect(
            x: isRightToLeft ? size.width - leading - width : leading, y: 0, width: width, height: max(size.height, 0))
    }

    // MARK: Layout

    /// Whether the content view keeps the frame that the host has set.
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

    /// Adds an accessory behind the editing controls, regardless of the order in which they were added.
    private func addAccessory(_ view: UIView) {
        if let control = subviews.first(where: { $0 is CellEditingControl }) {
            insertSubview(view, belowSubview: control)
        } else {
            addSubview(view)
        }
    }

    /// Removes the accessories of other modes, and adds the current accessory view.
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

    /// Returns the height of the content and the separator at a width, in points, rounded up to whole pixels.
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
