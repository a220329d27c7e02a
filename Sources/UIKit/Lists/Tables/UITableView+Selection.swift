import Foundation

/// Selection, highlighting and editing of rows.
extension UITableView {
    private var maySelect: Bool {
        editingFlag
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
    private var maySelectMany: Bool { editingFlag ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Selects a row without calling the delegate, as in UIKit.
    func select(_ path: IndexPath?, scrollPosition: ScrollPosition) {
        guard let path else {
            for location in selection { cell(at: location)?.isSelected = false }
            selection = []
            return
        }
        guard let location = place(path) else { return }
        if !maySelectMany { for other in selection where other != location { deselect(other) } }
        if !selection.contains(location) { selection.append(location) }
        cell(at: location)?.isSelected = true
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: false) }
    }

    func deselect(_ location: RowPosition) {
        selection.removeAll { $0 == location }
        cell(at: location)?.isSelected = false
    }

    func keepOneSelection() {
        for location in selection.dropFirst() { deselect(location) }
    }

    private func cell(at location: RowPosition) -> UITableViewCell? { visible.first { $0.location == location }?.cell }

    // MARK: Touches

    /// Highlights a row at the start of a touch.
    func press(_ location: RowPosition) {
        guard maySelect, delegate?.tableView(self, shouldHighlightRowAt: location.indexPath) ?? true else { return }
        pressed = location
        cell(at: location)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: location.indexPath)
    }

    /// Removes the highlight of the pressed row without selecting it.
    func unpress() {
        guard let location = pressed else { return }
        pressed = nil
        cell(at: location)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: location.indexPath)
    }

    /// Selects or deselects the pressed row at the end of a touch.
    func tapPressed() {
        guard let location = pressed else { return }
        unpress()
        if maySelectMany, selection.contains(location) {
            userDeselect(location)
        } else {
            userSelect(location)
        }
    }

    private func userSelect(_ location: RowPosition) {
        var target = location
        if let delegate {
            guard let path = delegate.tableView(self, willSelectRowAt: location.indexPath),
                let chosen = self.place(path)
            else { return }
            target = chosen
        }
        if !maySelectMany { for other in selection where other != target { userDeselect(other) } }
        if !selection.contains(target) { selection.append(target) }
        let chosen = cell(at: target)
        chosen?.setSelected(true, animated: false)
        // UIKit performs a storyboard's segue from the cell before it notifies the delegate.
        if !editingFlag { followSegue(from: chosen?.nibIdentity?.objectID, trigger: nil, sender: chosen) }
        delegate?.tableView(self, didSelectRowAt: target.indexPath)
    }

    private func userDeselect(_ location: RowPosition) {
        var target = location
        if let delegate {
            guard let path = delegate.tableView(self, willDeselectRowAt: location.indexPath) else { return }
            target = RowPosition(path)
        }
        deselect(target)
        delegate?.tableView(self, didDeselectRowAt: target.indexPath)
    }

    // MARK: Editing

    func changeEditing(_ editing: Bool) {
        guard editing != editingFlag else { return }
        editingFlag = editing
        if !(editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
            select(nil, scrollPosition: .none)
        }
        for row in visible { row.cell.setEditing(editing && mayEdit(row.location), animated: false) }
        setNeedsLayout()
    }

    func mayEdit(_ location: RowPosition) -> Bool {
        dataSource?.tableView(self, canEditRowAt: location.indexPath) ?? true
    }

    func editingStyle(at location: RowPosition) -> UITableViewCell.EditingStyle {
        guard mayEdit(location) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: location.indexPath) ?? .delete
    }

    func mayMove(_ location: RowPosition) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: location.indexPath) ?? false
    }

    func shouldIndent(at location: RowPosition) -> Bool {
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: location.indexPath) ?? true
    }
}
