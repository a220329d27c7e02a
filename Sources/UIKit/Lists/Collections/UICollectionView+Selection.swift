import Foundation

extension UICollectionView {
    private var maySelect: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }
    var maySelectMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private func cell(_ place: RowPosition) -> UICollectionViewCell? {
        visible[ElementKey(kind: nil, place: place)] as? UICollectionViewCell
    }

    func select(_ path: IndexPath?, _ position: ScrollPosition) {
        guard let path else {
            for place in selection { cell(place)?.isSelected = false }
            selection = []
            return
        }
        guard maySelect, exists(path) else { return }
        let place = RowPosition(item: path)
        if !maySelectMany { for other in selection where other != place { deselect(other) } }
        if !selection.contains(place) { selection.append(place) }
        cell(place)?.isSelected = true
        if !position.isEmpty { scrollToItem(at: path, at: position, animated: false) }
    }

    func deselect(_ place: RowPosition) {
        selection.removeAll { $0 == place }
        cell(place)?.isSelected = false
    }

    func keepOneSelection() {
        for place in selection.dropFirst() { deselect(place) }
    }

    // MARK: Touches

    private func place(under touch: UITouch?) -> RowPosition? {
        guard let touch else { return nil }
        return indexPathForItem(at: touch.location(in: self)).map { RowPosition(item: $0) }
    }

    func itemTouchBegan(_ touch: UITouch?) {
        guard maySelect, let place = place(under: touch),
            delegate?.collectionView(self, shouldHighlightItemAt: place.indexPath) ?? true
        else { return }
        pressed = place
        cell(place)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: place.indexPath)
    }

    func itemTouchMoved(_ touch: UITouch?) {
        if let pressed, place(under: touch) != pressed { unpress() }
    }

    func unpress() {
        guard let place = pressed else { return }
        pressed = nil
        cell(place)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: place.indexPath)
    }

    func itemTouchEnded() {
        guard let place = pressed else { return }
        let path = place.indexPath
        let isSelected = selection.contains(place)
        if isSelected, maySelectMany {
            if delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true {
                unpress()
                deselect(place)
                delegate?.collectionView(self, didDeselectItemAt: path)
            }
        } else if delegate?.collectionView(self, shouldSelectItemAt: path) ?? true {
            unpress()
            if !maySelectMany { deselectOthers(than: place) }
            if !isSelected { selection.append(place) }
            let chosen = cell(place)
            chosen?.isSelected = true
            followSegue(from: chosen?.nibIdentity?.objectID, trigger: nil, sender: chosen)
            delegate?.collectionView(self, didSelectItemAt: path)
        }
        unpress()
    }

    private func deselectOthers(than place: RowPosition) {
        for other in selection where other != place {
            deselect(other)
            delegate?.collectionView(self, didDeselectItemAt: other.indexPath)
        }
    }
}
