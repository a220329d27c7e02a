/// Finds the changes between two trees.
extension CauseFinder {
    /// Returns the changes of traits, and the names of those traits.
    func traitChanges() -> (causes: [Explanation.Cause], names: [String]) {
        let names = Set(reference.traits.keys).union(actual.traits.keys).subtracting(["version"]).sorted()
        let changed = names.filter { reference.traits[$0] != actual.traits[$0] }
        let causes = changed.map { name in
            let defaultValue = CauseFinder.defaultTraits[name] ?? "none"
            return Explanation.Cause(
                "\(name) \(reference.traits[name] ?? defaultValue) → \(actual.traits[name] ?? defaultValue)")
        }
        return (causes, changed)
    }

    /// The default values of traits, which trees omit.
    private static let defaultTraits = [
        "style": "light", "text size": "L", "direction": "ltr", "system": "iOS 17", "language": "the document's own",
    ]

    /// The cause for pictures that were drawn by different versions of CellSim; nil for the same version.
    var versionChange: Explanation.Cause? {
        guard let old = reference.traits["version"], let new = actual.traits["version"], old != new else { return nil }
        return Explanation.Cause("the reference was drawn by version \(old) of CellSim, the new picture by \(new)")
    }

    /// Returns the changes of view properties.
    func propertyChanges() -> [(candidate: Candidate, property: TreeProperty?)] {
        actual.views.indices.flatMap { index -> [(candidate: Candidate, property: TreeProperty?)] in
            guard let other = match.oldIndices[index] else { return [] }
            let (old, new) = (reference.views[other], actual.views[index])
            guard old.values != new.values else { return [] }
            return TreeProperty.allCases.compactMap { property in
                let (first, second) = (old.values[property.rawValue], new.values[property.rawValue])
                guard first != second else { return nil }
                let name = property == .text ? CauseFinder.nameWithoutText(new) : CauseFinder.name(new)
                let change = "\(name)\(property == .hidden ? " " : ": ")\(property.change(first, second))"
                var one = Candidate(cause: cause(change, actual, [new.id]))
                if !property.affectsLayout { one.frames = [old.frame, new.frame] }
                one.needsMovement = property.affectsLayout
                one.views = [index]
                one.affectsLayout = property.affectsLayout || canMoveViews(property, index)
                return (one, property)
            }
        }
    }

    private static func nameWithoutText(_ view: PictureTree.View) -> String {
        view.label.isEmpty ? view.kind : view.label
    }

    /// Returns whether a change of a property can explain that views moved.
    private func canMoveViews(_ property: TreeProperty, _ index: Int) -> Bool {
        guard !moved.isEmpty else { return false }
        return [.text, .font, .hidden, .image, .lines, .placeholder, .transform, .accessory, .value, .state]
            .contains(property)
    }

    /// Returns the views that exist in only one of the trees, without their descendants.
    func additionsAndRemovals() -> [Candidate] {
        func candidates(_ tree: PictureTree, _ others: [Int?], _ parents: [Int?], _ isNew: Bool) -> [Candidate] {
            tree.views.indices.compactMap { index in
                guard others[index] == nil else { return nil }
                if let parent = parents[index] {
                    guard let other = others[parent] else { return nil }
                    let pair =
                        isNew ? (reference.views[other], tree.views[parent]) : (tree.views[parent], actual.views[other])
                    // The tree doesn't contain the content of hidden views.
                    if pair.0.values["hidden"] != pair.1.values["hidden"] { return nil }
                }
                let view = tree.views[index]
                let parent = parents[index].flatMap { isNew ? $0 : others[$0] }
                // An additional or missing row is a change of the data, not of an object.
                let objects = parent.map { [isNew ? view.id : "", actual.views[$0].id] } ?? []
                var candidate = Candidate(
                    cause: cause("\(CauseFinder.name(view)) \(isNew ? "appears" : "disappears")", tree, objects))
                candidate.frames = [view.frame]
                candidate.affectsLayout = !moved.isEmpty
                candidate.views = isNew ? [index] : parent.map { [$0] } ?? []
                return view.values["hidden"] == nil ? candidate : nil
            }
        }
        return candidates(reference, match.newIndices, match.oldParents, false)
            + candidates(actual, match.oldIndices, match.newParents, true)
    }

    /// Returns the changes of frames, for views that moved without another cause.
    func movements() -> [Candidate] {
        moved.compactMap { index in
            if let parent = match.newParents[index], moved.contains(parent), hasSameFrameInParent(index, parent) {
                return nil
            }
            guard let old = match.oldIndices[index] else { return nil }
            let view = actual.views[index]
            let frames = [reference.views[old].frame, view.frame].map { frame in
                "(\(frame.map(TreeNumber.text).joined(separator: ", ")))"
            }
            var candidate = Candidate(
                cause: cause("\(CauseFinder.name(view)): frame \(frames.joined(separator: " → "))", actual, [view.id]))
            // Include the frames of the descendants, because they move with the view.
            let next = actual.views[(index + 1)...].firstIndex { $0.depth <= view.depth } ?? actual.views.count
            candidate.frames = moved.filter { (index..<next).contains($0) }.flatMap { self.frames(of: $0) }
            candidate.affectsLayout = index == 0
            return candidate
        }
    }

    /// Returns whether the position of a view relative to its parent, and its size, are unchanged.
    private func hasSameFrameInParent(_ index: Int, _ parent: Int) -> Bool {
        guard let old = match.oldIndices[index], let oldParent = match.oldIndices[parent] else { return false }
        func relativeFrame(_ frame: [Double], _ outer: [Double]) -> [Double] {
            [frame[0] - outer[0], frame[1] - outer[1], frame[2], frame[3]]
        }
        return !CauseFinder.differs(
            relativeFrame(reference.views[old].frame, reference.views[oldParent].frame),
            relativeFrame(actual.views[index].frame, actual.views[parent].frame))
    }

    // MARK: Constraints

    /// Returns the changes of constraints between views that exist in both trees.
    func constraintChanges() -> [Candidate] {
        let pairs = constraintPairs()
        var candidates: [Candidate] = []
        for (old, new) in pairs.same {
            let (first, second) = (reference.constraints[old], actual.constraints[new])
            for change in changes(first, second) {
                candidates.append(candidate("\(name(second, actual)) \(change)", second))
            }
        }
        for old in pairs.gone {
            let constraint = reference.constraints[old]
            guard var moved = mappedToActual(constraint) else { continue }
            moved.id = ""
            candidates.append(candidate("constraint \(equation(constraint, reference)) removed", moved))
        }
        for new in pairs.added {
            let constraint = actual.constraints[new]
            guard
                ([constraint.first] + (constraint.second.map { [$0] } ?? [])).allSatisfy({ match.oldIndices[$0] != nil }
                )
            else {
                continue
            }
            candidates.append(candidate("constraint \(equation(constraint, actual)) added", constraint))
        }
        return candidates
    }

    private func candidate(_ change: String, _ constraint: PictureTree.Constraint) -> Candidate {
        let views = [constraint.first] + (constraint.second.map { [$0] } ?? [])
        var candidate = Candidate(cause: cause(change, actual, [constraint.id] + views.map { actual.views[$0].id }))
        (candidate.affectsLayout, candidate.needsMovement, candidate.views) = (true, true, views)
        return candidate
    }

    private func changes(_ old: PictureTree.Constraint, _ new: PictureTree.Constraint) -> [String] {
        var descriptions: [String] = []
        func add(_ name: String, _ first: String, _ second: String) {
            if first != second { descriptions.append("\(name)\(first) → \(second)") }
        }
        if mappedToActual(old).map({ signature($0) }) != signature(new) {
            return ["\(equation(old, reference)) → \(equation(new, actual))"]
        }
        add("", TreeNumber.text(old.constant), TreeNumber.text(new.constant))
        add("priority ", TreeNumber.text(old.priority), TreeNumber.text(new.priority))
        add("multiplier ", TreeNumber.text(old.multiplier), TreeNumber.text(new.multiplier))
        return descriptions
    }

    /// Returns a constraint of the reference with view indices of the new tree; nil if a view doesn't exist there.
    private func mappedToActual(_ constraint: PictureTree.Constraint) -> PictureTree.Constraint? {
        var result = constraint
        guard let first = match.newIndices[constraint.first] else { return nil }
        result.first = first
        if let second = constraint.second {
            guard let other = match.newIndices[second] else { return nil }
            result.second = other
        }
        return result
    }

    private func signature(_ constraint: PictureTree.Constraint) -> String {
        "\(constraint.first) \(constraint.firstAttribute) \(constraint.relation) \(constraint.second ?? -1) \(constraint.secondAttribute)"
    }

    private func constraintPairs() -> (same: [(Int, Int)], gone: [Int], added: [Int]) {
        var same: [(Int, Int)] = [], usedIndices = Set<Int>()
        var indicesByID: [String: Int] = [:], bySignature: [String: [Int]] = [:]
        for (index, one) in actual.constraints.enumerated() {
            if !one.id.isEmpty { indicesByID[one.id] = index }
            bySignature[signature(one), default: []].append(index)
        }
        var unmatched: [Int] = []
        for (index, one) in reference.constraints.enumerated() {
            if !one.id.isEmpty, let other = indicesByID[one.id], usedIndices.insert(other).inserted {
                same.append((index, other))
            } else {
                unmatched.append(index)
            }
        }
        var removed: [Int] = []
        for index in unmatched {
            let constraint = reference.constraints[index]
            let others = mappedToActual(constraint).flatMap { bySignature[signature($0)] } ?? []
            if let other = others.first(where: { !usedIndices.contains($0) }) {
                usedIndices.insert(other)
                same.append((index, other))
            } else {
                removed.append(index)
            }
        }
        return (same, removed, actual.constraints.indices.filter { !usedIndices.contains($0) })
    }

    /// Returns the name of a constraint's first attribute, such as `nameLabel.leading`.
    private func name(_ constraint: PictureTree.Constraint, _ tree: PictureTree) -> String {
        "\(CauseFinder.name(tree.views[constraint.first])).\(constraint.firstAttribute)"
    }

    /// Returns the equation of a constraint, such as `nameLabel.leading = icon.trailing + 8`.
    private func equation(_ constraint: PictureTree.Constraint, _ tree: PictureTree) -> String {
        var text = name(constraint, tree) + (constraint.relation == "==" ? " = " : " \(constraint.relation) ")
        let constant = TreeNumber.text(abs(constraint.constant))
        guard let second = constraint.second else { return text + TreeNumber.text(constraint.constant) }
        if constraint.multiplier != 1 { text += TreeNumber.text(constraint.multiplier) + " × " }
        text += "\(CauseFinder.name(tree.views[second])).\(constraint.secondAttribute)"
        if constraint.constant != 0 { text += (constraint.constant < 0 ? " − " : " + ") + constant }
        if constraint.priority != 1000 { text += " @\(TreeNumber.text(constraint.priority))" }
        return text
    }
}
