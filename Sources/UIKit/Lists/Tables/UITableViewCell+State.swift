import Foundation

/// The selected, highlighted and editing states of a cell, and its backgrounds.
extension UITableViewCell {
    /// Whether the cell appears highlighted or selected.
    var showsSelection: Bool { (storedIsSelected || storedIsHighlighted) && selectionStyle != .none }

    /// The view behind the content of a selected cell.
    var shownSelectedBackground: UIView? {
        if rowState.table?.allowsMultipleSelection == true, let view = multipleSelectionBackgroundView { return view }
        return selectedBackgroundView
    }

    func updateSelection(_ selected: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        updateStateAppearance()
    }

    func updateHighlight(_ highlighted: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        updateStateAppearance()
    }

    func updateEditing(_ editing: Bool) {
        guard editing != storedIsEditing else { return }
        let state: StateMask = editing ? .showingEditControl : []
        willTransition(to: state)
        storedIsEditing = editing
        accessoryDidChange()
        didTransition(to: state)
    }

    /// Updates the selected background and the highlight of the labels for the current state.
    func updateStateAppearance() {
        let isSelectionShown = showsSelection
        for view in [selectedBackgroundView, multipleSelectionBackgroundView] where view !== shownSelectedBackground {
            view?.removeFromSuperview()
        }
        if let view = shownSelectedBackground {
            if isSelectionShown {
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
                view.frame = bounds
            } else {
                view.removeFromSuperview()
            }
        }
        let isEmphasized = storedIsSelected || storedIsHighlighted
        Self.highlight(currentContentView, isEmphasized && selectionStyle != .none)
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
    }

    private static func highlight(_ view: UIView, _ isEmphasized: Bool) {
        (view as? any CellHighlightable)?.isHighlighted = isEmphasized
        for subview in view.subviews { highlight(subview, isEmphasized) }
    }

    func replaceBackground(_ old: UIView?, by new: UIView?) {
        guard old !== new else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        guard let new else { return }
        insertSubview(new, at: 0)
        new.frame = bounds
    }

    func replaceSelectedBackground(_ old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if showsSelection { updateStateAppearance() }
    }
}

/// A view whose highlight follows the cell: a label or an image view.
@MainActor protocol CellHighlightable: AnyObject {
    var isHighlighted: Bool { get set }
}
