import CellSimSolver
import Foundation

/// Records the changes that views report to the engine. The next solve applies them.
extension LayoutEngine {
    var hasChanges: Bool { !changedItems.isEmpty || !removedRows.isEmpty || !removedItems.isEmpty }

    /// Returns the index of a view's item; 0 for the root.
    func index(of node: LayoutNodeState) -> Int? {
        if node === root { return items.isEmpty ? nil : 0 }
        if node.memberEngine === self {
            let index = Int(node.memberIndex)
            if items.indices.contains(index), items[index].belongsTo(node) { return index }
        }
        return itemIndex[ObjectIdentifier(node)].map(Int.init)
    }

    /// Records a change of a view. If the view isn't in the engine yet, records that its nearest ancestor in the engine has
    /// new members.
    package func record(_ changes: LayoutChanges, of node: LayoutNodeState) {
        if isStructureDirty { return }
        guard isEditable else { return recordWithoutEditing(changes, of: node) }
        if let index = index(of: node) { return record(changes, ofItem: index) }
        var current = node.parent
        while let ancestor = current {
            if let index = index(of: ancestor) { return record(.members, ofItem: index) }
            current = ancestor === root ? nil : ancestor.parent
        }
        isStructureDirty = true
    }

    private func record(_ changes: LayoutChanges, ofItem index: Int) {
        if items[index].changes.isEmpty { changedItems.append(Int32(index)) }
        items[index].changes.formUnion(changes)
    }

    /// Records a changed content size. Any other change causes a rebuild.
    private func recordWithoutEditing(_ changes: LayoutChanges, of node: LayoutNodeState) {
        if changes != .content {
            isStructureDirty = true
        } else if let index = index(of: node) {
            record(changes, ofItem: index)
        }
    }

    /// Records that the constant of one of the view's constraints changed.
    package func recordConstantChange(of node: LayoutNodeState) {
        if isEditable { record(.constraints, of: node) } else { areConstantsDirty = true }
    }

    /// Removes a view and all its descendants from the engine.
    package func remove(_ node: LayoutNodeState) {
        if isStructureDirty { return }
        guard isEditable, !isSolving else { return isStructureDirty = true }
        removeItems(below: node)
    }

    private func removeItems(below node: LayoutNodeState) {
        guard let index = index(of: node) else { return }
        removedRows += ownRows(ofItem: index)
        removedRows += items[index].contentRows
        vacate(index)
        itemIndex[ObjectIdentifier(node)] = nil
        if node.memberEngine === self { node.memberEngine = nil }
        node.view.forEachFreeGuide { guide in
            if let guideIndex = itemIndex.removeValue(forKey: ObjectIdentifier(guide)) { vacate(Int(guideIndex)) }
            if guide.memberEngine === self { guide.memberEngine = nil }
        }
        node.view.forEachChild { removeItems(below: $0) }
    }

    /// Returns the rows of the constraints that an item's view owns.
    func ownRows(ofItem index: Int) -> [Int32] {
        editedRows[index] ?? Array(items[index].firstRow..<items[index].firstRow + items[index].rowCount)
    }

    private func vacate(_ index: Int) {
        editedRows[index] = nil
        let old = items[index]
        items[index] = LayoutItem(nil, in: nil, x: old.x, y: old.y, width: old.width, height: old.height)
        items[index].isVacant = true
        // Other views can't reuse the variables for the content of a scroll view.
        if old.contentWidth == nil { removedItems.append(Int32(index)) }
    }
}
