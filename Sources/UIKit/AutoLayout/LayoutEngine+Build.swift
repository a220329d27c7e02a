import CellSimSolver
import Foundation

extension LayoutEngine {
    /// Collects views, guides and constraints again.
    func rebuild() {
        for _ in 0..<64 {
            reset()
            addItem(for: root)
            collect(root)
            var mergers: [UIView] = []
            addConstraintRows(of: root, needing: &mergers)
            if mergers.isEmpty { break }
            for view in mergers { view.layoutState.isMerged = true }
        }
        for index in items.indices { addContentRows(at: index) }
        isStructureDirty = false
        baseConstants = wanted
        if conflictCount > 0 || recovery != nil { isEditable = false }
    }

    private func reset() {
        items.removeAll(keepingCapacity: true)
        itemIndex.removeAll(keepingCapacity: true)
        rows.removeAll(keepingCapacity: true)
        wanted.removeAll(keepingCapacity: true)
        base = Solver()
        base.limitWork(to: 50_000_000)
        layout = nil
        fitting = nil
        geometrySources.removeAll(keepingCapacity: true)
        knownSources.removeAll(keepingCapacity: true)
        issues = []
        conflictCount = 0
        changedItems.removeAll(keepingCapacity: true)
        leftRows.removeAll(keepingCapacity: true)
        leftItems.removeAll(keepingCapacity: true)
        editedRows.removeAll(keepingCapacity: true)
        vacantRows.removeAll(keepingCapacity: true)
        vacantItems.removeAll(keepingCapacity: true)
        isEdited = false
        isEditable = true
        hasBaselineRows = false
    }

    /// Whether this engine places views for good, and not only fits its root.
    private var placesViews: Bool { root.isIslandRoot }

    func addItem(for view: UIView) {
        view.updateContainer()
        let index = makeItem(view, in: view.superview)
        itemIndex[ObjectIdentifier(view)] = index
        if view !== root, placesViews {
            view.layoutState.memberEngine = self
            view.layoutState.memberIndex = index
        }
        for guide in view.layoutState.guides where guide.role == .free { addItem(for: guide, in: view) }
        if view.hasScrollableContent {
            items[Int(index)].contentWidth = makeVariable()
            items[Int(index)].contentHeight = makeVariable()
        }
    }

    func addItem(for guide: UILayoutGuide, in view: UIView) {
        let index = makeItem(nil, in: view)
        itemIndex[ObjectIdentifier(guide)] = index
        if placesViews { (guide.memberEngine, guide.memberIndex) = (self, index) }
    }

    /// Makes an item with variables of its own, or with the place and the variables of one that left. It comes after that
    /// of the view it stands in.
    private func makeItem(_ view: UIView?, in place: UIView?) -> Int32 {
        let outer = view === root ? -1 : place.flatMap { index(of: $0) } ?? -1
        if let found = vacantItems.lastIndex(where: { $0 > outer }) {
            let index = vacantItems.remove(at: found)
            let old = items[Int(index)]
            items[Int(index)] = LayoutItem(
                view: view, in: place, x: old.x, y: old.y, width: old.width, height: old.height)
            items[Int(index)].outer = Int32(outer)
            return index
        }
        items.append(
            LayoutItem(
                view: view, in: place, x: makeVariable(), y: makeVariable(), width: makeVariable(),
                height: makeVariable()))
        items[items.count - 1].outer = Int32(outer)
        return Int32(items.count - 1)
    }

    private func makeVariable() -> Variable {
        guard isEdited else { return base.makeVariable() }
        // Programs make the same variables, whatever their rows are.
        let own = layout?.solver.makeVariable()
        let other = fitting?.solver.makeVariable()
        return own ?? other ?? base.makeVariable()
    }

    /// Adds the views below one whose frames this engine finds.
    func collect(_ view: UIView) {
        for subview in view.subviews {
            subview.layoutState.wantedSprings = subview.wantsSprings
            subview.layoutState.isSprung = subview.layoutState.wantedSprings && mayStretch(view)
            if subview.layoutState.isSprung { isEditable = false }
            if !subview.layoutState.hasGivenFrame {
                addItem(for: subview)
                collect(subview)
            } else if subview.layoutState.isMerged {
                isEditable = false
                subview.updateContainer()
                for guide in subview.layoutState.guides where guide.role == .free { addItem(for: guide, in: subview) }
                collect(subview)
            }
        }
    }

    /// Whether this engine finds the view's size, rather than being given it.
    func mayStretch(_ view: UIView) -> Bool {
        !view.hasScrollableContent && (view !== root || !placesViews || root.superview == nil)
    }

    private func addSpringRows(of view: UIView, in parent: UIView) {
        guard let index = itemIndex[ObjectIdentifier(view)], let outer = itemIndex[ObjectIdentifier(parent)] else {
            return
        }
        for equation in view.springEquations(in: parent, items[Int(index)], items[Int(outer)]) {
            terms.removeAll(keepingCapacity: true)
            terms += equation.terms
            let constant = Self.bounded(equation.constant)
            _ = addRow(LayoutRow(constraint: nil, holder: parent), .equal, constant, .required)
        }
    }

    /// - Returns: false where views with given frames, to be merged, stand between a constraint's items.
    func addConstraintRows(of view: UIView, needing mergers: inout [UIView]) {
        let first = rows.count
        var edited: [Int32] = []
        for constraint in view.containerConstraints {
            if let row = add(constraint, holder: view, needing: &mergers), isEdited { edited.append(row) }
        }
        for constraint in view.layoutState.constraints {
            if let row = add(constraint, holder: view, needing: &mergers), isEdited { edited.append(row) }
        }
        if let index = index(of: view) {
            (items[index].firstRow, items[index].rowCount) = (Int32(first), Int32(rows.count - first))
            if isEdited { editedRows[index] = edited }
        }
        for subview in view.subviews
        where !subview.layoutState.hasGivenFrame || subview.layoutState.isMerged {
            if subview.layoutState.isSprung { addSpringRows(of: subview, in: view) }
            addConstraintRows(of: subview, needing: &mergers)
        }
    }

    /// - Returns: the row, nil where there is nothing the constraint could hold.
    func add(_ constraint: NSLayoutConstraint, holder: UIView, needing mergers: inout [UIView]) -> Int32? {
        var lowered = Lowering()
        terms.removeAll(keepingCapacity: true)
        guard lower(constraint, holder: holder, into: &lowered, terms: true) else {
            if let view = lowered.blockedBy { mergers.append(view) }
            isEditable = false
            return nil
        }
        if lowered.forwardsBaseline { isEditable = false }
        if lowered.usesBaseline { hasBaselineRows = true }
        for source in lowered.sources where knownSources.insert(ObjectIdentifier(source)).inserted {
            geometrySources.append(GeometrySource(source))
        }
        return addRow(
            LayoutRow(constraint: constraint, holder: holder, lowered: lowered), constraint.relation, lowered.constant,
            Strength(priority: Double(constraint.priority.rawValue)))
    }

    /// Adds a row with the collected terms.
    private func addRow(
        _ row: LayoutRow, _ relation: NSLayoutConstraint.Relation, _ constant: Double, _ strength: Strength
    ) -> Int32 {
        if isEdited { return addEditedRow(row, Self.relation(relation), constant, strength) }
        rows.append(row)
        wanted.append(constant)
        rows[rows.count - 1].id = insert(
            relation: Self.relation(relation), constant: constant, strength: strength, describing: row.constraint)
        return Int32(rows.count - 1)
    }

    private static func relation(_ relation: NSLayoutConstraint.Relation) -> Relation {
        switch relation {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    /// Puts the collected terms in. A required row that contradicts the others is reported, and from then on missed by as
    /// little as possible, before all rows that were not required.
    private func insert(
        relation: Relation, constant: Double, strength: Strength, describing constraint: NSLayoutConstraint?
    ) -> ConstraintID? {
        if terms.isEmpty { return nil }
        for _ in 0...rows.count where !base.isExhausted && conflictCount < Self.mostConflicts {
            do {
                return try base.add(terms, relation, constant, strength: strength)
            } catch {
                guard yields(constraint, in: error.constraints) else { continue }
                break
            }
        }
        do {
            return try base.add(terms, relation, constant, strength: constraint == nil ? .broken : givenUp)
        } catch {
            return nil
        }
    }

    /// Gives up one of the constraints that contradict a new one, or the new one, as the engine's owner recovers.
    /// - Returns: true when the new one is given up.
    private func yields(_ constraint: NSLayoutConstraint?, in conflict: [ConstraintID]) -> Bool {
        guard let constraint else { return true }
        conflictCount += 1
        // In a running app the new one gives way, whatever the others are.
        let members = recovery == nil ? [] : Set(conflict)
        let others =
            recovery == nil
            ? [] : rows.indices.filter { rows[$0].constraint != nil && rows[$0].id.map(members.contains) ?? false }
        if let index = hostsChoice(of: others), let other = rows[index].constraint, let id = rows[index].id,
            recovery?.yields(other, before: constraint) ?? false
        {
            do {
                try base.setStrength(id, givenUp)
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
        guard let view = items[index].view, view !== root || view.intrinsicContentSize != LayoutEngine.none else {
            return
        }
        let size = Self.contentSize(of: view)
        items[index].contentSize = size
        items[index].wrappedSize = size
        items[index].wraps = Self.wrapsContent(view)
        let insets = view.alignmentRectInsets
        let state = view.layoutState
        if state.adjustments != nil { isEditable = false }
        if let fallback = state.adjustments?.fallback {
            let item = items[index]
            if size.width < 0, fallback.size.width >= 0 {
                _ = contentRow(item.width, .equal, Double(fallback.size.width), fallback.widthPriority, view)
            }
            if size.height < 0, fallback.size.height >= 0 {
                _ = contentRow(item.height, .equal, Double(fallback.size.height), fallback.heightPriority, view)
            }
        }
        if size.width >= 0 {
            let width = Double(size.width + insets.left + insets.right)
            items[index].compressionWidth = contentRow(
                items[index].width, .greaterThanOrEqual, width, state.compressionHorizontal, view)
            items[index].huggingWidth = contentRow(
                items[index].width, .lessThanOrEqual, width, state.huggingHorizontal, view)
        }
        if size.height >= 0 {
            let height = Double(size.height + insets.top + insets.bottom)
            items[index].compressionHeight = contentRow(
                items[index].height, .greaterThanOrEqual, height, state.compressionVertical, view)
            items[index].huggingHeight = contentRow(
                items[index].height, .lessThanOrEqual, height, state.huggingVertical, view)
        }
    }

    private static let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)

    /// Content never overrules required constraints: at 1000 too its size is missed by as little as possible.
    private func contentRow(
        _ variable: Variable, _ relation: NSLayoutConstraint.Relation, _ value: Double, _ priority: Float,
        _ view: UIView
    ) -> Int32 {
        terms.removeAll(keepingCapacity: true)
        terms.append(Term(variable, 1))
        let value = Self.bounded(value)
        return addRow(LayoutRow(constraint: nil, holder: view), relation, value, Self.contentStrength(priority))
    }

    static func contentStrength(_ priority: Float) -> Strength {
        min(Strength(priority: Double(priority)), .broken)
    }

    /// Whether the height follows from the width. A placeholder for the content size is not wrapped.
    static func wrapsContent(_ view: UIView) -> Bool {
        view.wrapsContentToWidth && view.explicitWrappingWidth <= 0
            && view.layoutState.adjustments?.placeholderSize == nil
    }

    /// The intrinsic size, as the host adjusts it.
    static func contentSize(of view: UIView) -> CGSize {
        let adjustments = view.layoutState.adjustments
        if let placeholder = adjustments?.placeholderSize { return placeholder }
        var size = view.intrinsicContentSize
        if !size.isFinite { size = CGSize(width: view.finite(size.width), height: view.finite(size.height)) }
        return adjustments?.contentSize?(view, size) ?? size
    }
}
