import CellSimSolver
import Foundation

/// What views tell an engine of their changes. It is noted, and goes into the rows when the engine solves next.
extension LayoutEngine {
    var hasChanges: Bool { !changedItems.isEmpty || !leftRows.isEmpty || !leftItems.isEmpty }

    /// The item of a view; the root is the first.
    func index(of view: UIView) -> Int? {
        if view === root { return items.isEmpty ? nil : 0 }
        if view.layoutState.memberEngine === self {
            let index = Int(view.layoutState.memberIndex)
            if items.indices.contains(index), items[index].isOf(view) { return index }
        }
        return itemIndex[ObjectIdentifier(view)].map(Int.init)
    }

    /// Notes a change of a view or, where the view is not known yet, that its nearest known ancestor has new ones.
    func note(_ changes: LayoutChanges, of view: UIView) {
        if isStructureDirty { return }
        guard isEditable else { return noteWithoutEdits(changes, of: view) }
        if let index = index(of: view) { return note(changes, ofItem: index) }
        var current = view.superview
        while let ancestor = current {
            if let index = index(of: ancestor) { return note(.members, ofItem: index) }
            current = ancestor === root ? nil : ancestor.superview
        }
        isStructureDirty = true
    }

    private func note(_ changes: LayoutChanges, ofItem index: Int) {
        if items[index].changes.isEmpty { changedItems.append(Int32(index)) }
        items[index].changes.formUnion(changes)
    }

    /// Sizes of contents are taken over in any case; everything else is made anew.
    private func noteWithoutEdits(_ changes: LayoutChanges, of view: UIView) {
        if changes != .content {
            isStructureDirty = true
        } else if let index = index(of: view) {
            note(changes, ofItem: index)
        }
    }

    /// Notes that a constraint of a view's has another constant.
    func noteConstant(of view: UIView) {
        if isEditable { note(.constraints, of: view) } else { areConstantsDirty = true }
    }

    /// Notes that a view with all below it leaves. Nothing looks at it any more.
    func forget(_ view: UIView) {
        if isStructureDirty { return }
        guard isEditable, !isSolving else { return isStructureDirty = true }
        forgetItems(below: view)
    }

    private func forgetItems(below view: UIView) {
        guard let index = index(of: view) else { return }
        leftRows += ownRows(ofItem: index)
        leftRows += items[index].contentRows
        leave(index)
        itemIndex[ObjectIdentifier(view)] = nil
        if view.layoutState.memberEngine === self { view.layoutState.memberEngine = nil }
        for guide in view.layoutState.guides where guide.role == .free {
            if let place = itemIndex.removeValue(forKey: ObjectIdentifier(guide)) { leave(Int(place)) }
            if guide.memberEngine === self { guide.memberEngine = nil }
        }
        for subview in view.subviews { forgetItems(below: subview) }
    }

    /// The rows of the constraints that an item's view holds.
    func ownRows(ofItem index: Int) -> [Int32] {
        editedRows[index] ?? Array(items[index].firstRow..<items[index].firstRow + items[index].rowCount)
    }

    private func leave(_ index: Int) {
        editedRows[index] = nil
        let old = items[index]
        items[index] = LayoutItem(view: nil, in: nil, x: old.x, y: old.y, width: old.width, height: old.height)
        items[index].isVacant = true
        // A scroll view's content has variables that no other view could use.
        if old.contentWidth == nil { leftItems.append(Int32(index)) }
    }
}
