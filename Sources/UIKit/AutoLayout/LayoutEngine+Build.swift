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
    }

    /// Whether this engine places views for good, and not only fits its root.
    private var placesViews: Bool { root.isIslandRoot }

    private func addItem(for view: UIView) {
        view.updateContainer()
        let index = Int32(items.count)
        itemIndex[ObjectIdentifier(view)] = index
        items.append(makeItem(view, in: view.superview))
        if view !== root, placesViews {
            view.layoutState.memberEngine = self
            view.layoutState.memberIndex = index
        }
        for guide in view.layoutState.guides where guide.role == .free {
            let place = Int32(items.count)
            itemIndex[ObjectIdentifier(guide)] = place
            items.append(makeItem(nil, in: view))
            if placesViews { (guide.memberEngine, guide.memberIndex) = (self, place) }
        }
        if view.hasScrollableContent {
            items[Int(index)].contentWidth = base.makeVariable()
            items[Int(index)].contentHeight = base.makeVariable()
        }
    }

    private func makeItem(_ view: UIView?, in place: UIView?) -> LayoutItem {
        LayoutItem(
            view: view, in: place, x: base.makeVariable(), y: base.makeVariable(),
            width: base.makeVariable(), height: base.makeVariable())
    }

    private func collect(_ view: UIView) {
        for subview in view.subviews {
            subview.layoutState.isSprung = mayStretch(view) && subview.wantsSprings
            if !subview.layoutState.hasGivenFrame {
                addItem(for: subview)
                collect(subview)
            } else if subview.layoutState.isMerged {
                for guide in subview.layoutState.guides where guide.role == .free {
                    itemIndex[ObjectIdentifier(guide)] = Int32(items.count)
                    if placesViews { (guide.memberEngine, guide.memberIndex) = (self, Int32(items.count)) }
                    items.append(makeItem(nil, in: subview))
                }
                collect(subview)
            }
        }
    }

    /// Whether this engine finds the view's size, rather than being given it.
    private func mayStretch(_ view: UIView) -> Bool {
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
            let id = insert(relation: .equal, constant: constant, strength: .required)
            rows.append(LayoutRow(constraint: nil, holder: parent, id: id))
            wanted.append(constant)
        }
    }

    private func addConstraintRows(of view: UIView, needing mergers: inout [UIView]) {
        for constraint in view.containerConstraints { add(constraint, holder: view, needing: &mergers) }
        for constraint in view.layoutState.constraints { add(constraint, holder: view, needing: &mergers) }
        for subview in view.subviews
        where !subview.layoutState.hasGivenFrame || subview.layoutState.isMerged {
            if subview.layoutState.isSprung { addSpringRows(of: subview, in: view) }
            addConstraintRows(of: subview, needing: &mergers)
        }
    }

    private func add(_ constraint: NSLayoutConstraint, holder: UIView, needing mergers: inout [UIView]) {
        var lowered = Lowering()
        terms.removeAll(keepingCapacity: true)
        guard lower(constraint, holder: holder, into: &lowered, terms: true) else {
            if let view = lowered.blockedBy { mergers.append(view) }
            return
        }
        var row = LayoutRow(constraint: constraint, holder: holder, dependsOnGeometry: lowered.dependsOnGeometry)
        for source in lowered.sources where knownSources.insert(ObjectIdentifier(source)).inserted {
            geometrySources.append(GeometrySource(source))
        }
        row.id = insert(
            relation: constraint.relation, constant: lowered.constant,
            strength: Strength(priority: Double(constraint.priority.rawValue)), describing: constraint)
        rows.append(row)
        wanted.append(lowered.constant)
    }

    /// Puts the collected terms in. A required row that contradicts the others is reported, and from then on missed by as
    /// little as possible, before all rows that were not required.
    private func insert(
        relation: NSLayoutConstraint.Relation, constant: Double, strength: Strength,
        describing constraint: NSLayoutConstraint? = nil
    ) -> ConstraintID? {
        let solverRelation: Relation =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        if terms.isEmpty { return nil }
        for _ in 0...rows.count where !base.isExhausted && conflictCount < Self.mostConflicts {
            do {
                return try base.add(terms, solverRelation, constant, strength: strength)
            } catch {
                guard yields(constraint, in: error.constraints) else { continue }
                break
            }
        }
        do {
            return try base.add(terms, solverRelation, constant, strength: constraint == nil ? .broken : givenUp)
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

    private func addContentRows(at index: Int) {
        guard let view = items[index].view, view !== root || view.intrinsicContentSize != LayoutEngine.none else {
            return
        }
        let size = Self.contentSize(of: view)
        items[index].contentSize = size
        items[index].wrappedSize = size
        items[index].contentVersion = view.layoutState.contentVersion
        items[index].wraps = Self.wrapsContent(view)
        let insets = view.alignmentRectInsets
        let state = view.layoutState
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
        let id = insert(
            relation: relation, constant: value, strength: min(Strength(priority: Double(priority)), .broken))
        rows.append(LayoutRow(constraint: nil, holder: view, id: id))
        wanted.append(value)
        return Int32(rows.count - 1)
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
