import CellSimSolver
import Foundation

/// Defines the strengths that the engine uses internally.
extension Strength {
    /// The strength of a required constraint that conflicts with others: higher than every optional constraint.
    static let broken = Strength(priority: 999.999_99)
    /// The strength that sets otherwise undetermined sizes: lower than all others.
    static let undetermined = Strength(priority: -1)
}

/// Completes a solution: pins the root's size, resolves conflicts and updates constants.
extension LayoutEngine {
    /// Fixes the root's size at the specified strengths. A changed size edits only two constants.
    func pinRoot(
        in solverState: inout LayoutSolverState, width: CGFloat, height: CGFloat, horizontal: Float, vertical: Float
    ) {
        let root = items[0]
        let old = solverState.pinned
        solverState.pinned = CGSize(width: width, height: height)
        solverState.pinningWidth = true
        solverState.widthPin = pinSize(
            root.width, Self.bounded(width), horizontal, solverState.pinStrengths.0, solverState.widthPin, old.width,
            in: &solverState)
        solverState.pinningWidth = false
        solverState.heightPin = pinSize(
            root.height, Self.bounded(height), vertical, solverState.pinStrengths.1, solverState.heightPin,
            old.height, in: &solverState)
        solverState.pinningWidth = nil
        solverState.pinStrengths = (horizontal, vertical)
    }

    private func pinSize(
        _ variable: Variable, _ value: Double, _ strength: Float, _ old: Float, _ id: ConstraintID?,
        _ oldValue: CGFloat,
        in solverState: inout LayoutSolverState
    ) -> ConstraintID? {
        if let id, old == strength {
            if Double(oldValue) != value { solverState.solver.setConstant(id, value) }
            return id
        }
        if let id { solverState.solver.remove(id) }
        return addConstraint(variable, .equal, value, strength: Strength(priority: Double(strength)), in: &solverState)
    }

    /// Ensures that widths, heights and alignment rectangles are not negative. Rows are added only for sizes that would
    /// otherwise be negative.
    /// - Parameter all: Whether to add rows for all sizes if one of them is negative.
    /// - Returns: True if rows were added and the solution has to be computed again.
    func forbidNegativeSizes(in solverState: inout LayoutSolverState, all: Bool) -> Bool {
        var added = false
        guard hasNegativeSize(in: solverState.solver) else { return false }
        for item in items where !item.isVacant {
            for (variable, isVertical) in [(item.width, false), (item.height, true)] {
                let minimum = Self.minimumLength(
                    item, isVertical, at: solverState.solver.value(of: variable), always: all)
                guard all || solverState.solver.value(of: variable) < minimum - 1e-6 else { continue }
                guard solverState.nonnegativeSizeConstraints[variable] == nil else { continue }
                let id = addConstraint(variable, .greaterThanOrEqual, minimum, strength: .required, in: &solverState)
                solverState.nonnegativeSizeConstraints[variable] = .some(id)
                added = id != nil || added
            }
        }
        return added
    }

    /// Sets undetermined sizes to 0, so that positions adapt instead. If several solutions are equally good, this selects the
    /// one with the smallest sizes.
    /// - Returns: True if rows were added and the solution has to be computed again.
    func zeroUndeterminedSizes(in solverState: inout LayoutSolverState) -> Bool {
        if solverState.solver.isDetermined() { return false }
        var sizes: [Variable] = []
        for item in items.dropFirst() where !item.isVacant {
            for size in [item.width, item.height] where solverState.zeroSizeConstraints[size] == nil {
                sizes.append(size)
            }
        }
        var added = false
        for size in solverState.solver.undetermined(among: sizes) {
            let id = addConstraint(size, .equal, 0, strength: .undetermined, in: &solverState)
            solverState.zeroSizeConstraints[size] = .some(id)
            added = id != nil || added
        }
        return added
    }

    private func hasNegativeSize(in solver: Solver) -> Bool {
        let items = items
        for index in items.indices {
            let (width, height) = (solver.value(of: items[index].width), solver.value(of: items[index].height))
            if width < Self.minimumLength(items[index], false, at: width) - 1e-6
                || height < Self.minimumLength(items[index], true, at: height) - 1e-6
            {
                return true
            }
        }
        return false
    }

    /// Returns the minimum width or height of a frame, so that its alignment rectangle has no negative size. For lengths of 8
    /// points or more, returns 0 without reading the insets, which are smaller, unless `always` is true.
    private static func minimumLength(
        _ item: LayoutItem, _ isVertical: Bool, at length: Double, always: Bool = false
    ) -> Double {
        guard always || length < 8, let view = item.node?.view else { return 0 }
        let insets = view.alignmentInsets
        return max(bounded(isVertical ? insets.top + insets.bottom : insets.left + insets.right), 0)
    }

    /// Adds a row for one variable. Breaks constraints of the app that conflict with it.
    func addConstraint(
        _ variable: Variable, _ relation: Relation, _ value: Double, strength: Strength,
        in solverState: inout LayoutSolverState
    ) -> ConstraintID? {
        for _ in 0...rows.count {
            do {
                return try solverState.solver.add([Term(variable, 1)], relation, value, strength: strength)
            } catch {
                let isSize = strength == .required && relation == .greaterThanOrEqual
                guard breakConstraint(of: error.constraints, closing: isSize ? variable : nil, in: &solverState) else {
                    return nil
                }
            }
        }
        return nil
    }

    /// Breaks the constraint of a conflict that was added last, as UIKit does. The violation of a broken constraint is only
    /// minimised. If a view's size would be negative, first breaks the constraint between the view and a sibling. UIKit's logs
    /// and screenshots show the same choice.
    /// - Parameter size: The width or height that would be negative.
    func breakConstraint(
        of conflict: [ConstraintID], closing size: Variable? = nil, in solverState: inout LayoutSolverState
    )
        -> Bool
    {
        let candidates = candidates(of: conflict, in: solverState)
        let view = size.flatMap { size in items.first { $0.width == size || $0.height == size }?.node }
        let siblingRow = view.flatMap { view in candidates.last { connects(view, toNeighbourIn: $0) } }
        guard let index = hostPreference(of: candidates) ?? siblingRow ?? candidates.last else { return false }
        return demote(index, of: conflict, in: &solverState)
    }

    /// Returns whether a row's constraint connects a view with a sibling.
    private func connects(_ view: LayoutNodeState, toNeighbourIn row: Int) -> Bool {
        guard let sides = rows[row].constraint?.sides, let first = sides.first, let second = sides.second,
            first.role == nil, second.role == nil, let node = first.node, let other = second.node, node !== other
        else { return false }
        return (node === view || other === view) && node.parent != nil && node.parent === other.parent
    }

    /// Returns the rows of the constraints in a conflict, in the order in which they were added.
    func candidates(of conflict: [ConstraintID], in solverState: LayoutSolverState) -> [Int] {
        let members = Set(conflict)
        return solverState.constraintIDs.indices.filter { index in
            !solverState.brokenRows.contains(index) && rows[index].constraint != nil
                && solverState.constraintIDs[index].map { members.contains($0) } ?? false
        }
    }

    /// Makes a row optional, so that its violation is only minimised.
    /// - Returns: False if the row has no constraint, or if the conflict has to be resolved after a rebuild.
    func demote(_ index: Int, of conflict: [ConstraintID], in solverState: inout LayoutSolverState) -> Bool {
        guard let id = solverState.constraintIDs[index], let constraint = rows[index].constraint else { return false }
        if !solverState.isUnsolved {
            solverState.hasConflicts = true
            return false
        }
        report(
            conflict: conflict, broken: constraint, ids: solverState.constraintIDs,
            given: rootSizeEquations(of: conflict, in: solverState))
        solverState.brokenRows.insert(index)
        do {
            try solverState.solver.setStrength(id, demotedStrength)
        } catch {
            solverState.solver.remove(id)
            solverState.constraintIDs[index] = nil
        }
        return true
    }

    /// The maximum number of conflicts reported per island, and of constraints per conflict.
    private static let maximumProblems = 200

    func report(
        conflict: [ConstraintID], broken: any LayoutConstraint, also other: (any LayoutConstraint)? = nil,
        ids: [ConstraintID?]? = nil, given: [String] = []
    ) {
        guard problems.count < Self.maximumProblems else { return }
        let members = Set(conflict)
        var texts: [String] = []
        var origins: [ConstraintOrigin?] = []
        var sourceIDs = [other, broken].compactMap { $0?.sourceID }
        for (index, row) in rows.enumerated() {
            guard let constraint = row.constraint, let id = (ids?[index]) ?? row.id, members.contains(id) else {
                continue
            }
            if texts.count < Self.maximumProblems {
                texts.append(constraint.equationText)
                origins.append(constraint.origin)
            }
            if let sourceID = constraint.sourceID { sourceIDs.append(sourceID) }
        }
        for missing in [other, broken].compactMap({ $0 }) where !texts.contains(missing.equationText) {
            texts.append(missing.equationText)
            origins.append(missing.origin)
        }
        problems.append(
            LayoutProblem(
                kind: .unsatisfiable(constraints: texts, broken: broken.equationText), line: broken.sourceLine,
                sourceID: broken.sourceID, constraintIDs: sourceIDs, origins: origins, brokenOrigin: broken.origin,
                rootSizes: given))
    }

    /// Returns equations for the root's width and height if they are part of a conflict.
    private func rootSizeEquations(of conflict: [ConstraintID], in solverState: LayoutSolverState) -> [String] {
        var texts: [String] = []
        let name = root.view.diagnosticName
        if solverState.pinningWidth == true || solverState.widthPin.map(conflict.contains) ?? false {
            texts.append("\(name).width == \(Self.text(solverState.pinned.width))")
        }
        if solverState.pinningWidth == false || solverState.heightPin.map(conflict.contains) ?? false {
            texts.append("\(name).height == \(Self.text(solverState.pinned.height))")
        }
        return texts
    }

    /// Formats a length with at most two decimal places.
    private static func text(_ length: CGFloat) -> String {
        let rounded = (bounded(length) * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Recomputes the rows' constants.
    /// - Returns: True if one of them changed.
    func refreshConstants(geometryOnly: Bool) -> Bool {
        var changed = false
        for index in geometrySources.indices where geometrySources[index].refresh() { changed = true }
        if geometryOnly && !changed { return false }
        changed = false
        for index in rows.indices where rows[index].constraint != nil {
            guard rows[index].dependsOnGeometry || !geometryOnly else { continue }
            if refreshConstant(ofRow: index) { changed = true }
        }
        return changed
    }

    /// Recomputes the constant of a row.
    /// - Returns: True if it changed.
    func refreshConstant(ofRow index: Int) -> Bool {
        var lowered = Lowering()
        guard let constraint = rows[index].constraint,
            lower(constraint, holder: rows[index].holder, into: &lowered, terms: false)
        else { return false }
        rows[index].constant = constraint.constant
        if lowered.fractionHash != rows[index].fractionHash { isStructureDirty = true }
        guard abs(lowered.constant - targetConstants[index]) > 1e-9 else { return false }
        targetConstants[index] = lowered.constant
        return true
    }

    /// Updates the constants of content size rows.
    func updateContentSizeConstants(wrapped: Bool) {
        let items = items
        for index in items.indices where items[index].compressionWidth >= 0 || items[index].compressionHeight >= 0 {
            let item = items[index]
            guard let node = item.node else { continue }
            let size = wrapped && item.wraps ? item.wrappedSize : item.contentSize
            let insets = node.view.alignmentInsets
            if item.compressionWidth >= 0 {
                let width = Self.bounded(size.width + insets.left + insets.right)
                targetConstants[Int(item.compressionWidth)] = width
                targetConstants[Int(item.huggingWidth)] = width
            }
            if item.compressionHeight >= 0 {
                let height = Self.bounded(size.height + insets.top + insets.bottom)
                targetConstants[Int(item.compressionHeight)] = height
                targetConstants[Int(item.huggingHeight)] = height
            }
        }
    }
}
