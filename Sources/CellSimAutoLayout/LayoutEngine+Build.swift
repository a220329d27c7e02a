import CellSimSolver
import Foundation

/// Builds the items and rows of all views, guides and constraints.
extension LayoutEngine {
    /// Collects all views, guides and constraints again.
    func rebuild() {
        for _ in 0..<64 {
            reset()
            addItem(for: root)
            collect(root)
            var nodesToMerge: [LayoutNodeState] = []
            addConstraintRows(of: root, needing: &nodesToMerge)
            if nodesToMerge.isEmpty { break }
            for node in nodesToMerge { node.isMerged = true }
        }
        for index in items.indices { addContentRows(at: index) }
        isStructureDirty = false
        baseConstants = targetConstants
        if conflictCount > 0 || recovery != nil { isEditable = false }
    }

    private func reset() {
        items.removeAll(keepingCapacity: true)
        itemIndex.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        targetConstants.removeAll(keepingCapacity: true)
        base = Solver()
        base.limitWork(to: 50_000_000)
        layout = nil
        fitting = nil
        geometrySources.removeAll(keepingCapacity: true)
        registeredSources.removeAll(keepingCapacity: true)
        problems = []
        reportedProblemCount = 0
        conflictCount = 0
        changedItems.removeAll(keepingCapacity: true)
        removedRows.removeAll(keepingCapacity: true)
        removedItems.removeAll(keepingCapacity: true)
        editedRows.removeAll(keepingCapacity: true)
        vacantRows.removeAll(keepingCapacity: true)
        vacantItems.removeAll(keepingCapacity: true)
        isEdited = false
        isEditable = true
        hasBaselineRows = false
    }

    /// A Boolean value that indicates whether this engine sets the frames of views. Otherwise it only computes its root's
    /// fitting size.
    private var setsFrames: Bool { root.isIslandRoot }

    func addItem(for node: LayoutNodeState) {
        let view = node.view
        if node.hasRecordedFrame, !node.hasGivenFrame {
            node.hasRecordedFrame = false
            view.discardRecordedFrame()
        }
        view.updateArrangement()
        let index = makeItem(node, in: node === root ? nil : node.parent)
        itemIndex[ObjectIdentifier(node)] = index
        if node !== root, setsFrames {
            node.memberEngine = self
            node.memberIndex = index
        }
        view.forEachFreeGuide { addItem(for: $0, in: node) }
        if node.scrollsContent {
            items[Int(index)].contentWidth = makeVariable()
            items[Int(index)].contentHeight = makeVariable()
        }
    }

    func addItem(for guide: LayoutGuideState, in node: LayoutNodeState) {
        let index = makeItem(nil, in: node)
        itemIndex[ObjectIdentifier(guide)] = index
        if setsFrames { (guide.memberEngine, guide.memberIndex) = (self, index) }
    }

    /// Creates an item with new variables, or reuses the index and the variables of a removed item. An item's index is greater
    /// than its superview's.
    private func makeItem(_ node: LayoutNodeState?, in superviewNode: LayoutNodeState?) -> Int32 {
        let outerIndex = superviewNode.flatMap { index(of: $0) } ?? -1
        if let vacancyIndex = vacantItems.lastIndex(where: { $0 > outerIndex }) {
            let index = vacantItems.remove(at: vacancyIndex)
            let old = items[Int(index)]
            items[Int(index)] = LayoutItem(
                node, in: superviewNode, x: old.x, y: old.y, width: old.width, height: old.height)
            items[Int(index)].outerIndex = Int32(outerIndex)
            return index
        }
        // Among undetermined variables, the ones created last adapt to the others: the origin before the size.
        let (width, height) = (makeVariable(), makeVariable())
        items.append(
            LayoutItem(
                node, in: superviewNode, x: makeVariable(followsOthers: true), y: makeVariable(followsOthers: true),
                width: width, height: height))
        items[items.count - 1].outerIndex = Int32(outerIndex)
        return Int32(items.count - 1)
    }

    private func makeVariable(followsOthers: Bool = false) -> Variable {
        guard isEdited else { return base.makeVariable(followsOthers: followsOthers) }
        // All solver states create the same variables, even if their rows differ.
        let layoutVariable = layout?.solver.makeVariable(followsOthers: followsOthers)
        let fittingVariable = fitting?.solver.makeVariable(followsOthers: followsOthers)
        return layoutVariable ?? fittingVariable ?? base.makeVariable(followsOthers: followsOthers)
    }

    /// Adds the subviews of a view whose frames this engine determines.
    func collect(_ parent: LayoutNodeState) {
        parent.view.forEachChild { node in
            node.couldConvertAutoresizingMask = node.view.wantsMaskAsConstraints
            node.convertsAutoresizingMask = node.couldConvertAutoresizingMask && determinesSize(parent)
            if node.convertsAutoresizingMask { isEditable = false }
            if !node.hasGivenFrame {
                addItem(for: node)
                collect(node)
            } else if node.isMerged {
                isEditable = false
                node.view.updateArrangement()
                node.view.forEachFreeGuide { addItem(for: $0, in: node) }
                collect(node)
            }
        }
    }

    /// Returns whether this engine determines the view's size. Otherwise the size is an input.
    func determinesSize(_ node: LayoutNodeState) -> Bool {
        !node.scrollsContent && (node !== root || !setsFrames || root.parent == nil)
    }

    private func addSpringRows(of node: LayoutNodeState, in parent: LayoutNodeState) {
        guard let index = itemIndex[ObjectIdentifier(node)], let outer = itemIndex[ObjectIdentifier(parent)] else {
            return
        }
        let (item, outerItem) = (items[Int(index)], items[Int(outer)])
        let springs = node.view.makeSprings()
        let equations =
            springs.horizontal.equations(item.x, item.width, outerItem.width)
            + springs.vertical.equations(item.y, item.height, outerItem.height)
        for equation in equations {
            terms.removeAll(keepingCapacity: true)
            terms += equation.terms
            let constant = Self.bounded(equation.constant)
            _ = addRow(LayoutRow(constraint: nil, holder: parent), .equal, constant, .required)
        }
    }

    /// Adds the rows of a view's constraints.
    /// - Returns: False if views with constant frames separate a constraint's items. These views have to be merged.
    func addConstraintRows(of node: LayoutNodeState, needing nodesToMerge: inout [LayoutNodeState]) {
        let first = rows.count
        var edited: [Int32] = []
        node.view.forEachConstraint { constraint in
            if let row = add(constraint, holder: node, needing: &nodesToMerge), isEdited { edited.append(row) }
        }
        if let index = index(of: node) {
            (items[index].firstRow, items[index].rowCount) = (Int32(first), Int32(rows.count - first))
            if isEdited { editedRows[index] = edited }
        }
        node.view.forEachChild { child in
            guard !child.hasGivenFrame || child.isMerged else { return }
            if child.convertsAutoresizingMask { addSpringRows(of: child, in: node) }
            addConstraintRows(of: child, needing: &nodesToMerge)
        }
    }

    /// A Boolean value that indicates whether items and rows are in the order in which `rebuild` creates them. Reordering
    /// subviews or reactivating constraints changes that order, but not the rows.
    var matchesViewOrder: Bool {
        var (item, row) = (0, 0)
        return areInOrder(from: root, after: &item, &row) && !rows[row...].contains { $0.constraint != nil }
    }

    /// Returns whether the items and rows of a view and its subviews are in order.
    /// - Parameters:
    ///   - item: The index of the previously visited item.
    ///   - row: The index of the first row whose constraint has not been visited.
    private func areInOrder(from node: LayoutNodeState, after item: inout Int, _ row: inout Int) -> Bool {
        node.view.forEachConstraint { constraint in
            while row < rows.count, rows[row].constraint == nil { row += 1 }
            // A constraint without a row has no effect.
            if row < rows.count, rows[row].constraint === constraint { row += 1 }
        }
        var isInOrder = true
        node.view.forEachChild { child in
            guard isInOrder, !child.hasGivenFrame || child.isMerged else { return }
            if let index = index(of: child) {
                isInOrder = index > item
                item = index
            }
            isInOrder = isInOrder && areInOrder(from: child, after: &item, &row)
        }
        return isInOrder
    }

    /// Adds a constraint.
    /// - Returns: The index of the row, or nil if the constraint has no effect.
    func add(_ constraint: any LayoutConstraint, holder: LayoutNodeState, needing nodesToMerge: inout [LayoutNodeState])
        -> Int32?
    {
        var lowered = Lowering()
        terms.removeAll(keepingCapacity: true)
        guard !constraint.sides.mixesAxes || !constraint.raiseIfAxesAreMixed() else { return nil }
        guard lower(constraint, holder: holder, into: &lowered, terms: true) else {
            if let view = lowered.blockingNode { nodesToMerge.append(view) }
            isEditable = false
            return nil
        }
        if lowered.forwardsBaseline { isEditable = false }
        if lowered.usesBaseline { hasBaselineRows = true }
        for source in lowered.sources where registeredSources.insert(ObjectIdentifier(source)).inserted {
            geometrySources.append(GeometrySource(source))
        }
        return addRow(
            LayoutRow(constraint: constraint, holder: holder, lowered: lowered), constraint.sides.relation,
            lowered.constant,
            Strength(priority: Double(constraint.priorityValue)))
    }

    /// Adds a row with the collected terms.
    private func addRow(_ row: LayoutRow, _ relation: Relation, _ constant: Double, _ strength: Strength) -> Int32 {
        if isEdited { return addEditedRow(row, relation, constant, strength) }
        rows.append(row)
        targetConstants.append(constant)
        rows[rows.count - 1].id = insert(
            relation: relation, constant: constant, strength: strength, describing: row.constraint)
        return Int32(rows.count - 1)
    }

    /// Inserts the collected terms. If a required row conflicts with others, reports the conflict, and minimises the row's
    /// violation at a priority above that of all optional rows.
    private func insert(
        relation: Relation, constant: Double, strength: Strength, describing constraint: (any LayoutConstraint)?
    ) -> ConstraintID? {
        if terms.isEmpty { return nil }
        for _ in 0...rows.count where !base.isExhausted && conflictCount < Self.maximumConflicts {
            do {
                return try base.add(terms, relation, constant, strength: strength)
            } catch {
                guard breaksNewConstraint(constraint, in: error.constraints) else { continue }
                break
            }
        }
        do {
            return try base.add(terms, relation, constant, strength: constraint == nil ? .broken : demotedStrength)
        } catch {
            return nil
        }
    }

    /// Breaks the new constraint or one that conflicts with it. The root's `recovery` decides.
    /// - Returns: True if the new constraint is broken.
    private func breaksNewConstraint(_ constraint: (any LayoutConstraint)?, in conflict: [ConstraintID]) -> Bool {
        guard let constraint else { return true }
        conflictCount += 1
        // In a running app, the new constraint is always broken.
        let conflictIDs = recovery == nil ? [] : Set(conflict)
        let conflictingRows =
            recovery == nil
            ? [] : rows.indices.filter { rows[$0].constraint != nil && rows[$0].id.map(conflictIDs.contains) ?? false }
        if let index = hostPreference(of: conflictingRows), let other = rows[index].constraint, let id = rows[index].id,
            recovery?.breaks(other, before: constraint) ?? false
        {
            do {
                try base.setStrength(id, demotedStrength)
                report(conflict: conflict, broken: other, also: constraint)
                return false
            } catch {
                return true
            }
        }
        report(conflict: conflict, broken: constraint)
        return true
    }

    func addContentRows(at index: Int) {
        guard let node = items[index].node, node !== root || node.view.hasIntrinsicSize else { return }
        let view = node.view
        let size = view.naturalContentSize
        items[index].contentSize = size
        items[index].wrappedSize = size
        items[index].wraps = view.contentWraps
        let insets = view.alignmentInsets
        if node.isAdjusted {
            isEditable = false
            if let fallback = view.nodeAdjustments.fallback { addRows(of: fallback, at: index, besides: size) }
        }
        if size.width >= 0 {
            let width = Double(size.width + insets.left + insets.right)
            items[index].compressionWidth = contentRow(
                items[index].width, .greaterThanOrEqual, width, node.compressionHorizontal, node)
            items[index].huggingWidth = contentRow(
                items[index].width, .lessThanOrEqual, width, node.huggingHorizontal, node)
        }
        if size.height >= 0 {
            let height = Double(size.height + insets.top + insets.bottom)
            items[index].compressionHeight = contentRow(
                items[index].height, .greaterThanOrEqual, height, node.compressionVertical, node)
            items[index].huggingHeight = contentRow(
                items[index].height, .lessThanOrEqual, height, node.huggingVertical, node)
        }
    }

    private func addRows(
        of fallback: (size: CGSize, widthPriority: Float, heightPriority: Float), at index: Int, besides size: CGSize
    ) {
        guard let node = items[index].node else { return }
        if size.width < 0, fallback.size.width >= 0 {
            _ = contentRow(items[index].width, .equal, Double(fallback.size.width), fallback.widthPriority, node)
        }
        if size.height < 0, fallback.size.height >= 0 {
            _ = contentRow(items[index].height, .equal, Double(fallback.size.height), fallback.heightPriority, node)
        }
    }

    /// Adds a row for a content size. Even at priority 1000, the row's violation is only minimised, so that content never
    /// overrides required constraints.
    private func contentRow(
        _ variable: Variable, _ relation: Relation, _ value: Double, _ priority: Float,
        _ node: LayoutNodeState
    ) -> Int32 {
        terms.removeAll(keepingCapacity: true)
        terms.append(Term(variable, 1))
        let value = Self.bounded(value)
        return addRow(LayoutRow(constraint: nil, holder: node), relation, value, Self.contentStrength(priority))
    }

    static func contentStrength(_ priority: Float) -> Strength {
        min(Strength(priority: Double(priority)), .broken)
    }
}
