import Foundation

/// Handles touches on rows, accessories and editing controls.
extension UITableView {
    private func row(under touch: UITouch?) -> VisibleRow? {
        guard let touch else { return nil }
        let point = touch.location(in: self)
        return visibleRows.first { $0.cell.frame.contains(point) }
    }

    func rowTouchBegan(_ touch: UITouch?) {
        guard let row = row(under: touch), let touch, !isOnDetailButton(touch, row), !isOnEditingControl(touch, row)
        else {
            return
        }
        highlightRow(row.position)
    }

    func rowTouchMoved(_ touch: UITouch?) {
        if let pressedPosition, row(under: touch)?.position != pressedPosition { releasePressedRow() }
    }

    func rowTouchEnded(_ touch: UITouch?) {
        if pressedPosition != nil {
            selectPressedRow()
        } else if let row = row(under: touch), let touch {
            if isOnDetailButton(touch, row) {
                performSegueIfConnected(
                    from: row.cell.nibIdentity?.objectID, trigger: "accessoryAction", sender: row.cell)
                delegate?.tableView(self, accessoryButtonTappedForRowWith: row.position.indexPath)
            } else if isOnEditingControl(touch, row) {
                // UIKit asks the user to confirm a deletion. In CellSim, the first tap deletes the row.
                dataSource?.tableView(self, commit: editingStyle(at: row.position), forRowAt: row.position.indexPath)
            }
        }
    }

    private func isOnEditingControl(_ touch: UITouch, _ row: VisibleRow) -> Bool {
        guard let control = row.cell.editingControl, control.kind != .reorder else { return false }
        return control.bounds.insetBy(dx: -11, dy: -11).contains(touch.location(in: control))
    }

    private func isOnDetailButton(_ touch: UITouch, _ row: VisibleRow) -> Bool {
        guard let accessoryView = row.cell.builtInAccessory else { return false }
        return accessoryView.isOnDetailButton(touch.location(in: accessoryView))
    }
}
