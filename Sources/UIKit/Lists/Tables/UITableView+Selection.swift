import Foundation

/// Selects, highlights and edits rows.
extension UITableView {
    private var isSelectionAllowed: Bool {
        storedIsEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
    private var isMultipleSelectionAllowed: Bool {
        storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects a row without calling the delegate, as in UIKit.
    func select(_ path: IndexPath?, scrollPosition: ScrollPosition) {
        guard let path else {
            for position in selection { cell(at: position)?.isSelected = false }
            selection = []
            return
        }
        guard let position = validRowPosition(path) else { return }
        if !isMultipleSelectionAllowed { for other in selection where other != position { deselect(other) } }
        if !selection.contains(position) { selection.append(position) }
        cell(at: position)?.isSelected = true
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: false) }
    }

    func deselect(_ position: RowPosition) {
        selection.removeAll { $0 == position }
        cell(at: position)?.isSelected = false
    }

    func reduceToSingleSelection() {
        for position in selection.dropFirst() { deselect(position) }
    }

    private func cell(at location: RowPosition) -> UITableViewCell? {
        visibleRows.first { $0.position == location }?.cell
    }

    // MARK: Touches

    /// Highlights a row at the start of a touch.
    func highlightRow(_ location: RowPosition) {
        guard isSelectionAllowed, delegate?.tableView(self, shouldHighlightRowAt: location.indexPath) ?? true else {
            return
        }
        pressedPosition = location
        cell(at: location)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: location.indexPath)
    }

    /// Removes the highlight of the pressed row without selecting it.
    func releasePressedRow() {
        guard let position = pressedPosition else { return }
        pressedPosition = nil
        cell(at: position)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: position.indexPath)
    }

    /// Selects or deselects the pressed row at the end of a touch.
    func selectPressedRow() {
        guard let location = pressedPosition else { return }
        releasePressedRow()
        if isMultipleSelectionAllowed, selection.contains(location) {
            handleUserDeselection(location)
        } else {
            handleUserSelection(location)
        }
    }

    private func handleUserSelection(_ location: RowPosition) {
        var target = location
        if let delegate {
            guard let path = delegate.tableView(self, willSelectRowAt: location.indexPath),
                let targetPosition = self.validRowPosition(path)
            else { return }
            target = targetPosition
        }
        if !isMultipleSelectionAllowed { for other in selection where other != target { handleUserDeselection(other) } }
        if !selection.contains(target) { selection.append(target) }
        let selectedCell = cell(at: target)
        selectedCell?.setSelected(true, animated: false)
        // UIKit performs the segue of a storyboard's cell before it notifies the delegate.
        if !storedIsEditing {
            performSegueIfConnected(from: selectedCell?.nibIdentity?.objectID, trigger: nil, sender: selectedCell)
        }
        delegate?.tableView(self, didSelectRowAt: target.indexPath)
    }

    private func handleUserDeselection(_ location: RowPosition) {
        var target = location
        if let delegate {
            guard let path = delegate.tableView(self, willDeselectRowAt: location.indexPath) else { return }
            target = RowPosition(path)
        }
        deselect(target)
        delegate?.tableView(self, didDeselectRowAt: target.indexPath)
    }

    // MARK: Editing

    func updateEditing(_ editing: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        if !(editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
            select(nil, scrollPosition: .none)
        }
        for row in visibleRows { row.cell.setEditing(editing && canEditRow(row.position), animated: false) }
        setNeedsLayout()
    }

    func canEditRow(_ location: RowPosition) -> Bool {
        dataSource?.tableView(self, canEditRowAt: location.indexPath) ?? true
    }

    func editingStyle(at position: RowPosition) -> UITableViewCell.EditingStyle {
        guard canEditRow(position) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: position.indexPath) ?? .delete
    }

    func canMoveRow(_ location: RowPosition) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: location.indexPath) ?? false
    }

    func shouldIndent(at position: RowPosition) -> Bool {
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: position.indexPath) ?? true
    }
}
