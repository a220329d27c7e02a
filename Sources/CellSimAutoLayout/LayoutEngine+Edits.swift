import CellSimSolver
import Foundation

/// Edits individual rows after changes, so that unchanged rows cost nothing.
///
/// The rows of an edited solver state are in the order of the edits. Its solution is used only if it doesn't depend
/// on that order. Otherwise, or if required constraints conflict, all rows are rebuilt in view order.
extension LayoutEngine {
    /// Applies the recorded changes to rows and solver states. If the changes can't be applied, marks the structure as dirty.
    func applyChanges() {
        let changed = changedItems
        changedItems = []
        var changes: [(item: Int, LayoutChanges)] = []
        for index in changed where !items[Int(index)].isVacant {
            changes.append((Int(index), items[Int(index)].changes))
            items[Int(index)].changes = []
        }
        isSolutionDirty = true
        editsRows = false
        removalCount = 0
        defer { if editsRows { dropIdleStates() } }
        var added: [(item: Int, any LayoutConstraint)] = []
        if hasRemovals { applyRemovals() }
        if isStructureDirty { return }
        for (index, change) in changes {
            if change.contains(.content) { updateContentSize(ofItem: index) }
            if change.contains(.constraints) { compareConstraints(ofItem: index, &added) }
            if change.contains(.contentPriorities) { updateContentPriorities(ofItem: index) }
            if isStructureDirty { return }
        }
        guard !added.isEmpty || changes.contains(where: { $0.1.contains(.members) }) else { return }
        layout?.applyConstants(targetConstants)
        fitting?.applyConstants(targetConstants)
        for (index, change) in changes where change.contains(.members) { addMembers(ofItem: index) }
        var nodesToMerge: [LayoutNodeState] = []
        for (index, constraint) in added {
            guard let holder = items[index].node else { continue }
            beginEditing()
            if let row = add(constraint, holder: holder, needing: &nodesToMerge) { editedRows[index]?.append(row) }
        }
        if !isEditable { isStructureDirty = true }
    }

    private var hasRemovals: Bool { !removedRows.isEmpty || !removedItems.isEmpty }

    /// Discards the base solver, which edits don't update. Code that needs it rebuilds the rows.
    private func beginEditing() {
        editsRows = true
        if isEdited { return }
        isEdited = true
        base = Solver()
    }

    /// Removes solver states that have not been used recently, so that they don't have to be edited.
    private func dropIdleStates() {
        layout?.editsSinceLastSolve += 1
        fitting?.editsSinceLastSolve += 1
        if let layout, layout.editsSinceLastSolve > Self.maximumIdleEdits { self.layout = nil }
        if let fitting, fitting.editsSinceLastSolve > Self.maximumIdleEdits { self.fitting = nil }
    }

    private static let maximumIdleEdits = 4

    private func applyRemovals() {
        beginEditing()
        for row in removedRows { removeRow(Int(row)) }
        for index in removedItems {
            for size in [items[Int(index)].width, items[Int(index)].height] {
                layout?.removeSizeRows(size)
                fitting?.removeSizeRows(size)
            }
        }
        vacantItems += removedItems
        removedRows.removeAll(keepingCapacity: true)
        removedItems.removeAll(keepingCapacity: true)
        geometrySources.removeAll { !($0.node?.isDescendant(of: root) ?? false) }
        registeredSources = Set(geometrySources.compactMap(\.node).map { ObjectIdentifier($0) })
    }

    /// The maximum number of rows that are removed one by one. If more rows are removed, all rows are rebuilt, because each
    /// removal may visit all rows.
    private static let maximumRemovals = 64

    private func removeRow(_ row: Int) {
        removalCount += 1
        if removalCount > Self.maximumRemovals { return isStructureDirty = true }
        layout?.remove(at: row)
        fitting?.remove(at: row)
        rows[row] = LayoutRow(constraint: nil, holder: root)
        vacantRows.append(Int32(row))
    }

    /// Adds a row with the collected terms to the solver states.
    func addEditedRow(_ row: LayoutRow, _ relation: Relation, _ constant: Double, _ strength: Strength) -> Int32 {
        let index: Int32
        if let vacant = vacantRows.popLast() {
            index = vacant
            rows[Int(index)] = row
            targetConstants[Int(index)] = constant
        } else {
            index = Int32(rows.count)
            rows.append(row)
            targetConstants.append(constant)
        }
        layout?.add(terms, relation, constant, strength, at: Int(index))
        fitting?.add(terms, relation, constant, strength, at: Int(index))
        return index
    }

    // MARK: Constraints

    /// Compares a view's constraints with its rows. Removes the rows of removed constraints, updates the priority and constant
    /// of the other rows, and appends new constraints to `added`.
    private func compareConstraints(ofItem index: Int, _ added: inout [(item: Int, any LayoutConstraint)]) {
        guard let node = items[index].node else { return }
        let view = node.view
        if changesGuides(of: view, { view.updateArrangement() }) { return isStructureDirty = true }
        view.forEachConstraint { $0.isMarked = true }
        var remainingRows: [Int32] = []
        let old = ownRows(ofItem: index)
        remainingRows.reserveCapacity(old.count + 1)
        for row in old {
            guard let constraint = rows[Int(row)].constraint else { continue }
            if constraint.isMarked {
                constraint.isMarked = false
                remainingRows.append(row)
                updateRow(constraint, ofRow: Int(row))
            } else {
                beginEditing()
                removeRow(Int(row))
            }
        }
        if remainingRows.count != old.count { editedRows[index] = remainingRows }
        guard remainingRows.count < view.constraintCount else { return }
        editedRows[index] = remainingRows
        view.forEachConstraint { constraint in
            guard constraint.isMarked else { return }
            added.append((index, constraint))
            constraint.isMarked = false
        }
    }

    /// Returns whether the closure adds or removes layout guides.
    private func changesGuides(of view: any LayoutNode, _ action: () -> Void) -> Bool {
        var before: [ObjectIdentifier] = []
        view.forEachFreeGuide { before.append(ObjectIdentifier($0)) }
        action()
        var (index, isSame) = (0, true)
        view.forEachFreeGuide { guide in
            isSame = isSame && index < before.count && before[index] == ObjectIdentifier(guide)
            index += 1
        }
        return !isSame || index != before.count
    }

    private func updateRow(_ constraint: any LayoutConstraint, ofRow row: Int) {
        let priority = constraint.priorityValue
        if rows[row].priority != priority {
            rows[row].priority = priority
            setStrength(Strength(priority: Double(priority)), ofRow: row)
        }
        if rows[row].constant != constraint.constant { _ = refreshConstant(ofRow: row) }
    }

    private func setStrength(_ strength: Strength, ofRow row: Int) {
        beginEditing()
        layout?.setStrength(strength, at: row)
        fitting?.setStrength(strength, at: row)
    }

    // MARK: Contents

    /// Updates the content size of an item whose content changed.
    private func updateContentSize(ofItem index: Int) {
        guard let node = items[index].node else { return }
        let size = node.view.naturalContentSize
        let old = items[index].contentSize
        if node !== root || old.width >= 0 || old.height >= 0,
            (size.width >= 0) != (old.width >= 0) || (size.height >= 0) != (old.height >= 0)
        {
            return replaceContentRows(ofItem: index)
        }
        items[index].contentSize = size
        items[index].wrappedSize = size
        items[index].wraps = node.view.contentWraps
    }

    /// Replaces the rows after the content gained or lost an intrinsic size along an axis.
    private func replaceContentRows(ofItem index: Int) {
        guard isEditable else { return isStructureDirty = true }
        beginEditing()
        for row in items[index].contentRows { removeRow(Int(row)) }
        items[index].clearContentRows()
        addContentRows(at: index)
    }

    private func updateContentPriorities(ofItem index: Int) {
        guard let node = items[index].node else { return }
        let item = items[index]
        for (row, priority) in [
            (item.compressionWidth, node.compressionHorizontal), (item.huggingWidth, node.huggingHorizontal),
            (item.compressionHeight, node.compressionVertical), (item.huggingHeight, node.huggingVertical),
        ] where row >= 0 { setStrength(Self.contentStrength(priority), ofRow: Int(row)) }
    }

    // MARK: Members

    /// Adds the new subviews of a view with their descendants, and its new layout guides.
    private func addMembers(ofItem index: Int) {
        guard let parent = items[index].node else { return }
        parent.view.forEachFreeGuide { guide in
            guard itemIndex[ObjectIdentifier(guide)] == nil else { return }
            beginEditing()
            addItem(for: guide, in: parent)
        }
        parent.view.forEachChild { node in
            guard !isStructureDirty, self.index(of: node) == nil else { return }
            let hasGivenFrame = node.translatesAutoresizingMask
            node.couldConvertAutoresizingMask = node.view.wantsMaskAsConstraints
            let convertsMask = node.couldConvertAutoresizingMask && determinesSize(parent)
            if hasGivenFrame ? convertsMask || node.isMerged : isGeometrySource(node) {
                isStructureDirty = true
            } else if !hasGivenFrame {
                addTree(node)
            }
        }
    }

    /// Returns whether the view's frame was used as a constant.
    private func isGeometrySource(_ node: LayoutNodeState) -> Bool {
        registeredSources.contains(ObjectIdentifier(node))
    }

    private func addTree(_ node: LayoutNodeState) {
        beginEditing()
        let oldCount = items.count
        let reused = Set(vacantItems)
        addItem(for: node)
        collect(node)
        var nodesToMerge: [LayoutNodeState] = []
        addConstraintRows(of: node, needing: &nodesToMerge)
        for index in reused.subtracting(vacantItems).sorted() { addContentRows(at: Int(index)) }
        for index in oldCount..<items.count { addContentRows(at: index) }
    }
}
