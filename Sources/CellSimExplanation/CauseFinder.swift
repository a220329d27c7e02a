/// Finds the changes between two trees that explain why their pictures differ.
struct CauseFinder {
    let reference, actual: PictureTree
    let areas: [Explanation.Area]
    let match: TreeMatch
    /// The number of pixels per point.
    private let scale: Double
    /// The views of the new tree whose frame changed.
    let moved: [Int]
    private(set) var causes: [Explanation.Cause] = []
    private(set) var unexplained: [Int] = []
    /// A Boolean value that indicates whether the comparison was skipped because there are too many changes and areas.
    private(set) var isTooLarge = false

    /// A change that may explain why pixels differ.
    struct Candidate {
        var cause: Explanation.Cause
        /// The frames, in points, in which the change affects pixels.
        var frames: [[Double]] = []
        /// A Boolean value that indicates whether the change moves or resizes views.
        var affectsLayout = false
        /// A Boolean value that indicates whether the change can only be seen if views moved.
        var needsMovement = false
        /// The indices of the affected views in the new tree.
        var views: [Int] = []
    }

    init(_ reference: PictureTree, _ actual: PictureTree, _ areas: [Explanation.Area]) {
        (self.reference, self.actual, self.areas) = (reference, actual, areas)
        let match = TreeMatch(reference, actual)
        self.match = match
        scale = actual.traits["scale"].flatMap(Double.init).flatMap { (0.1...10).contains($0) ? $0 : nil } ?? 1
        moved = actual.views.indices.filter { index in
            match.oldIndices[index].map { CauseFinder.differs(reference.views[$0].frame, actual.views[index].frame) }
                ?? false
        }
    }

    static func differs(_ first: [Double], _ second: [Double]) -> Bool {
        zip(first, second).contains { abs($0 - $1) > 0.02 }
    }

    mutating func find() {
        let traits = traitChanges()
        var candidates = propertyChanges(), changedTraits = Set(traits.names)
        changedTraits.remove("scale")
        candidates = candidates.filter { !$0.property.map { !changedTraits.isDisjoint(with: $0.traits) }.isTrue }
        var all = candidates.map(\.candidate) + constraintChanges() + additionsAndRemovals() + orderChanges()
        if !moved.isEmpty {
            // Only a change near a moved view can have caused its movement.
            let nearCandidates = all.filter { $0.needsMovement && isNear($0) }
            if !nearCandidates.isEmpty { all = all.filter { !$0.needsMovement || isNear($0) } }
        } else {
            all.removeAll { $0.needsMovement }
        }
        let layoutIndices = all.indices.filter { all[$0].affectsLayout }
        if layoutIndices.count == 1 { all[layoutIndices[0]].cause.effect = effect(of: all[layoutIndices[0]]) }
        let isMovementKnown = !layoutIndices.isEmpty || !traits.causes.isEmpty
        if !isMovementKnown { all += movements() }
        let movedFrames = isMovementKnown ? moved.flatMap { frames(of: $0) } : []
        guard (all.reduce(movedFrames.count) { $0 + 1 + $1.frames.count }) * areas.count <= Self.maximumChecks else {
            isTooLarge = true
            causes = traits.causes
            unexplained = traits.causes.isEmpty ? Array(areas.indices) : []
            return
        }
        selectCauses(all, traits.causes, areas.map { area in movedFrames.contains { touches($0, area) } })
    }

    /// The maximum number of comparisons between areas and frames. They take about 0.1 s in release builds.
    private static let maximumChecks = 10_000_000

    /// Selects the changes that explain pixels, and determines the areas that remain unexplained.
    /// - Parameter isInMovement: For each area, whether it overlaps the old or new frame of a moved view.
    private mutating func selectCauses(_ all: [Candidate], _ traits: [Explanation.Cause], _ isInMovement: [Bool]) {
        var selected: [(candidate: Candidate, pixels: Int, order: Int)] = []
        var isExplained = [Bool](repeating: !traits.isEmpty, count: areas.count)
        for (order, one) in all.enumerated() {
            var pixels = 0
            var explainsArea = false
            for (index, area) in areas.enumerated()
            where (one.affectsLayout && isInMovement[index]) || one.frames.contains(where: { touches($0, area) })
                || explainsSizeChange(one, area)
            {
                explainsArea = true
                pixels += area.differentPixels
                isExplained[index] = true
            }
            if explainsArea { selected.append((one, pixels, order)) }
        }
        if !selected.isEmpty || !traits.isEmpty {
            for index in areas.indices where isInMovement[index] { isExplained[index] = true }
        }
        // Sort by the number of explained pixels. Layout changes usually come first, because other changes may be visible
        // only after views moved.
        selected.sort { ($0.pixels, $1.order) > ($1.pixels, $0.order) }
        causes = traits + selected.map(\.candidate.cause)
        unexplained = areas.indices.filter { !isExplained[$0] }
        if !unexplained.isEmpty, let version = versionChange { causes.append(version) }
    }

    private func explainsSizeChange(_ candidate: Candidate, _ area: Explanation.Area) -> Bool {
        area.isSizeDifference && candidate.affectsLayout && moved.first == 0
    }

    /// Returns whether a frame, with a margin for antialiasing, overlaps an area.
    private func touches(_ frame: [Double], _ area: Explanation.Area) -> Bool {
        let margin = 2.0
        let (left, top) = ((frame[0] - margin) * scale, (frame[1] - margin) * scale)
        let (right, bottom) = ((frame[0] + frame[2] + margin) * scale, (frame[1] + frame[3] + margin) * scale)
        return Double(area.x) < right && Double(area.x + area.width) > left && Double(area.y) < bottom
            && Double(area.y + area.height) > top
    }

    /// Returns the old and new frames in which a view of the new tree draws; empty for containers that draw nothing.
    func frames(of index: Int) -> [[Double]] {
        let view = actual.views[index]
        guard let old = match.oldIndices[index].map({ reference.views[$0] }) else { return [view.frame] }
        let isLeaf = index + 1 == actual.views.count || actual.views[index + 1].depth <= view.depth
        let drawsContent = [view, old].contains { view in
            ["background", "border", "image", "text", "shadow", "corner", "accessory"].contains {
                view.values[$0] != nil
            }
        }
        if isLeaf || (drawsContent && view.depth > 0) { return [view.frame, old.frame] }
        return drawsContent ? CauseFinder.areaOfSizeChange(old.frame, view.frame) : []
    }

    /// Returns the frames that only one of two root views with different sizes covers.
    private static func areaOfSizeChange(_ first: [Double], _ second: [Double]) -> [[Double]] {
        let (width, height) = (max(first[2], second[2]), max(first[3], second[3]))
        let (minimumWidth, minimumHeight) = (min(first[2], second[2]), min(first[3], second[3]))
        return [[minimumWidth, 0, width - minimumWidth, height], [0, minimumHeight, width, height - minimumHeight]]
            .filter { $0[2] > 0 && $0[3] > 0 }
    }

    /// Returns whether a view of the change, or its parent, child or sibling, has moved.
    private func isNear(_ candidate: Candidate) -> Bool {
        candidate.views.contains { index in
            moved.contains { other in
                other == index || match.newParents[other] == index || match.newParents[index] == other
                    || (match.newParents[other] == match.newParents[index] && match.newParents[index] != nil)
            }
        }
    }

    // MARK: Descriptions

    /// Returns the name of a view: its label, or else its class and text.
    static func name(_ view: PictureTree.View) -> String {
        if !view.label.isEmpty { return view.label }
        let text = view.values["text"].map { " " + TreeProperty.quoted($0) } ?? ""
        return view.kind + text
    }

    /// Returns the effect of a change, such as `moves nameLabel and 2 others by 12 pt`.
    private func effect(of candidate: Candidate) -> String? {
        // Containers precede their descendants.
        let movedViews = moved.filter { $0 != 0 || moved.count == 1 }
        guard let first = movedViews.first(where: { candidate.views.contains($0) }) ?? movedViews.first else {
            return nil
        }
        let shifts = movedViews.compactMap { index in
            match.oldIndices[index].map { old in
                zip(actual.views[index].frame, reference.views[old].frame).map { $0 - $1 }
            }
        }
        let isMoved = shifts.contains { abs($0[0]) > 0.02 || abs($0[1]) > 0.02 }
        let others = movedViews.count > 1 ? " and \(movedViews.count - 1) other\(movedViews.count == 2 ? "" : "s")" : ""
        var description = "\(isMoved ? "moves" : "resizes") \(CauseFinder.name(actual.views[first]))\(others)"
        let axis = isMoved ? 0 : 2
        let distances = Set(shifts.map { [$0[axis], $0[axis + 1]].map { ($0 * 100).rounded() / 100 } })
        if distances.count == 1, let distance = distances.first {
            description +=
                " by " + distance.filter { $0 != 0 }.map { TreeNumber.text(abs($0)) }.joined(separator: " and ") + " pt"
        }
        return description
    }

    func cause(_ change: String, _ tree: PictureTree, _ objects: [String]) -> Explanation.Cause {
        Explanation.Cause(change, file: tree.file.isEmpty ? nil : tree.file, objects: objects.filter { !$0.isEmpty })
    }
}

/// Unwraps Boolean results.
extension Bool? {
    fileprivate var isTrue: Bool { self ?? false }
}
