import Foundation

/// Selects and highlights items, and handles touches on them.
extension UICollectionView {
    private var isSelectionAllowed: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
    var isMultipleSelectionAllowed: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private func cell(_ position: RowPosition) -> UICollectionViewCell? {
        visibleViews[ElementKey(kind: nil, position: position)] as? UICollectionViewCell
    }

    func select(_ path: IndexPath?, _ position: ScrollPosition) {
        guard let path else {
            for rowPosition in selection { cell(rowPosition)?.isSelected = false }
            selection = []
            return
        }
        guard isSelectionAllowed, itemExists(path) else { return }
        let rowPosition = RowPosition(item: path)
        if !isMultipleSelectionAllowed { for other in selection where other != rowPosition { deselect(other) } }
        if !selection.contains(rowPosition) { selection.append(rowPosition) }
        cell(rowPosition)?.isSelected = true
        if !position.isEmpty { scrollToItem(at: path, at: position, animated: false) }
    }

    func deselect(_ position: RowPosition) {
        selection.removeAll { $0 == position }
        cell(position)?.isSelected = false
    }

    func reduceToSingleSelection() {
        for position in selection.dropFirst() { deselect(position) }
    }

    // MARK: Touches

    private func itemPosition(under touch: UITouch?) -> RowPosition? {
        guard let touch else { return nil }
        return indexPathForItem(at: touch.location(in: self)).map { RowPosition(item: $0) }
    }

    func itemTouchBegan(_ touch: UITouch?) {
        guard isSelectionAllowed, let location = itemPosition(under: touch),
            delegate?.collectionView(self, shouldHighlightItemAt: location.indexPath) ?? true
        else { return }
        pressedPosition = location
        cell(location)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: location.indexPath)
    }

    func itemTouchMoved(_ touch: UITouch?) {
        if let pressedPosition, itemPosition(under: touch) != pressedPosition { releasePressedItem() }
    }

    func releasePressedItem() {
        guard let location = pressedPosition else { return }
        pressedPosition = nil
        cell(location)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: location.indexPath)
    }

    func itemTouchEnded() {
        guard let location = pressedPosition else { return }
        let path = location.indexPath
        let isSelected = selection.contains(location)
        if isSelected, isMultipleSelectionAllowed {
            if delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true {
                releasePressedItem()
                deselect(location)
                delegate?.collectionView(self, didDeselectItemAt: path)
            }
        } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
            releasePressedItem()
            if !isMultipleSelectionAllowed { deselectOthers(than: location) }
            if !isSelected { selection.append(location) }
            let selectedCell = cell(location)
            selectedCell?.isSelected = true
            performSegueIfConnected(from: selectedCell?.nibIdentity?.objectID, trigger: nil, sender: selectedCell)
            delegate?.collectionView(self, didSelectItemAt: path)
        }
        releasePressedItem()
    }

    private func deselectOthers(than position: RowPosition) {
        for other in selection where other != position {
            deselect(other)
            delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
        }
    }
}
