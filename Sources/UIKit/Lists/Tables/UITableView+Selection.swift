import Foundation

extension UITableView {
    private var maySelect: Bool {
        editingFlag
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
    private var maySelectMany: Bool { editingFlag ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Selects without telling the delegate, as UIKit does for calls from code.
    func select(_ path: IndexPath?, scrollPosition: ScrollPosition) {
        guard let path else {
            for place in selection { cell(at: place)?.isSelected = false }
            selection = []
            return
        }
        guard let place = place(path) else { return }
        if !maySelectMany { for other in selection where other != place { deselect(other) } }
        if !selection.contains(place) { selection.append(place) }
        cell(at: place)?.isSelected = true
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: false) }
    }

    func deselect(_ place: RowPosition) {
        selection.removeAll { $0 == place }
        cell(at: place)?.isSelected = false
    }

    func keepOneSelection() {
        for place in selection.dropFirst() { deselect(place) }
    }

    private func cell(at place: RowPosition) -> UITableViewCell? { visible.first { $0.place == place }?.cell }

    // MARK: By touch

    /// What a finger's coming down on a row does.
    func press(_ place: RowPosition) {
        guard maySelect, delegate?.tableView(self, shouldHighlightRowAt: place.indexPath) ?? true else { return }
        pressed = place
        cell(at: place)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: place.indexPath)
    }

    /// Lets go of a pressed row without selecting it.
    func unpress() {
        guard let place = pressed else { return }
        pressed = nil
        cell(at: place)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: place.indexPath)
    }

    /// What a finger's going up on the pressed row does.
    func tapPressed() {
        guard let place = pressed else { return }
        unpress()
        if maySelectMany, selection.contains(place) {
            userDeselect(place)
        } else {
            userSelect(place)
        }
    }

    private func userSelect(_ place: RowPosition) {
        var target = place
        if let delegate {
            guard let path = delegate.tableView(self, willSelectRowAt: place.indexPath), let chosen = self.place(path)
            else { return }
            target = chosen
        }
        if !maySelectMany { for other in selection where other != target { userDeselect(other) } }
        if !selection.contains(target) { selection.append(target) }
        let chosen = cell(at: target)
        chosen?.setSelected(true, animated: false)
        // A storyboard's segue from the cell comes before the delegate hears of it.
        if !editingFlag { followSegue(from: chosen?.nibIdentity?.objectID, trigger: nil, sender: chosen) }
        delegate?.tableView(self, didSelectRowAt: target.indexPath)
    }

    private func userDeselect(_ place: RowPosition) {
        var target = place
        if let delegate {
            guard let path = delegate.tableView(self, willDeselectRowAt: place.indexPath) else { return }
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
        for row in visible { row.cell.setEditing(editing && mayEdit(row.place), animated: false) }
        setNeedsLayout()
    }

    func mayEdit(_ place: RowPosition) -> Bool {
        dataSource?.tableView(self, canEditRowAt: place.indexPath) ?? true
    }

    func editingStyle(at place: RowPosition) -> UITableViewCell.EditingStyle {
        guard mayEdit(place) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: place.indexPath) ?? .delete
    }

    func mayMove(_ place: RowPosition) -> Bool {
        dataSource?.tableView(self, canMoveRowAt: place.indexPath) ?? false
    }

    func shouldIndent(at place: RowPosition) -> Bool {
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: place.indexPath) ?? true
    }
}
