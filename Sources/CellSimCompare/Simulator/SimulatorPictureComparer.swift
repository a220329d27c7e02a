import CellSimCPixels
import CellSimGraphics

/// Compares two pictures of the same size by their features.
struct SimulatorPictureComparer {
    let reference, actual: Bitmap
    let scale: Int
    private let referenceFeatures, new: PictureFeatures

    init(_ reference: Bitmap, _ actual: Bitmap, scale: Int) {
        (self.reference, self.actual, self.scale) = (reference, actual, scale)
        (referenceFeatures, new) = (PictureFeatures(reference, scale: scale), PictureFeatures(actual, scale: scale))
    }

    /// Compares the pictures.
    /// - Parameter inDisplayP3: Whether colours are equal if they are within the tolerance in Display P3, too, because the reference was
    ///   converted from it.
    func compare(inDisplayP3: Bool = false) -> (SimulatorComparison.Class, [Finding]) {
        let marks = InkBoxMatcher(reference: referenceFeatures.inkBoxes, actual: new.inkBoxes, scale: scale).match()
        let edges = EdgeMatcher(reference: referenceFeatures.edges, actual: new.edges, scale: scale).match()
            .removing { edge in
                edge.contrast <= PictureFeatures.noiseLevels || marks.pairs.contains { isStroke(edge, of: $0) }
            }
        var moved: [Finding] = [], unmatched: [Finding] = [], contentChanges: [Finding] = []
        for pair in marks.pairs {
            if let finding = movement(pair.reference.box, pair.actual.box) {
                moved.append(finding)
            } else if let kind = InkBoxComparison(self, pair).difference {
                let box = pair.reference.box.union(pair.actual.box)
                let finding = Finding(box: box, differentPixels: 0, kind: kind)
                if kind == .missing || kind == .extra {
                    unmatched.append(finding)
                } else {
                    contentChanges.append(finding)
                }
            }
        }
        for (old, new) in edges.moved {
            let shift = new.position - old.position
            let kind = Finding.Kind.moved(dx: old.isHorizontal ? 0 : shift, dy: old.isHorizontal ? shift : 0)
            moved.append(Finding(box: old.box.union(new.box), differentPixels: 0, kind: kind))
        }
        unmatched += (marks.missing.map(\.box) + edges.missing.map(\.box)).map { finding($0, .missing) }
        unmatched += (marks.extra.map(\.box) + edges.extra.map(\.box)).map { finding($0, .extra) }
        (moved, unmatched) = (merged(moved), merged(unmatched))
        let explainedBoxes = marks.pairs.map { $0.reference.box.union($0.actual.box) } + (moved + unmatched).map(\.box)
        contentChanges += colorChanges(outside: explainedBoxes, inDisplayP3)
        let features = max(
            referenceFeatures.inkBoxes.count + referenceFeatures.edges.count, new.inkBoxes.count + new.edges.count)
        return (verdict(moved, unmatched, contentChanges, of: features), moved + unmatched + contentChanges)
    }

    /// Returns whether an edge is a stroke of a letter in a line of text that both pictures contain. In titles, strokes can be long
    /// enough for an edge. Whether a stroke is an edge depends on its antialiasing, so the letters' marks are compared instead.
    private func isStroke(_ edge: StraightEdge, of pair: InkBoxMatcher.Pair) -> Bool {
        let (old, new) = (pair.reference.box, pair.actual.box)
        guard !edge.isHorizontal, max(old.height, new.height) < InkBox.maximumLineHeight * scale else { return false }
        let box = edge.box
        return [old, new].allSatisfy { $0.expanded(by: scale).intersection(box) == box }
    }

    private func verdict(
        _ moved: [Finding], _ unmatched: [Finding], _ contentChanges: [Finding], of features: Int
    ) -> SimulatorComparison.Class {
        // Most of the content differs.
        if !contentChanges.isEmpty || unmatched.count > 3 && unmatched.count * 2 > features { return .unlike }
        return !unmatched.isEmpty ? .missingOrExtra : !moved.isEmpty ? .moved : .same
    }

    private func finding(_ box: PixelBox, _ kind: Finding.Kind) -> Finding {
        Finding(box: box, differentPixels: 0, kind: kind)
    }

    /// Returns a finding if a side of the box moved by more than a point.
    private func movement(_ old: PixelBox, _ actualFeatures: PixelBox) -> Finding? {
        let (left, right) = (actualFeatures.x - old.x, actualFeatures.right - old.right)
        let (top, bottom) = (actualFeatures.y - old.y, actualFeatures.bottom - old.bottom)
        guard [left, right, top, bottom].contains(where: { abs($0) > scale }) else { return nil }
        let isSameSize = abs(left - right) <= scale && abs(top - bottom) <= scale
        let kind: Finding.Kind =
            isSameSize
            ? .moved(dx: left, dy: top)
            : .resized(width: actualFeatures.width - old.width, height: actualFeatures.height - old.height)
        return finding(old.union(actualFeatures), kind)
    }

    /// Merges findings of the same kind whose boxes touch.
    private func merged(_ findings: [Finding]) -> [Finding] {
        var sets = DisjointSets(findings.count)
        for a in findings.indices {
            for b in findings.indices.dropFirst(a + 1)
            where findings[a].kind == findings[b].kind
                && findings[a].box.expanded(by: scale).intersection(findings[b].box) != nil
            {
                sets.join(a, b)
            }
        }
        var groups: [Int: Finding] = [:]
        for (index, finding) in findings.enumerated() {
            let root = sets.root(index)
            groups[root] = groups[root].map { self.finding($0.box.union(finding.box), $0.kind) } ?? finding
        }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns areas that are flat in both pictures but have different colours. Strips of up to one point are ignored, because they
    /// are caused by smaller movements.
    private func colorChanges(outside explainedBoxes: [PixelBox], _ inDisplayP3: Bool) -> [Finding] {
        let width = reference.width, height = reference.height
        var differs = [UInt8](repeating: 0, count: width * height)
        unsafe reference.withUnsafeBytes { first in
            unsafe actual.withUnsafeBytes { second in
                unsafe cellsim_flat_differences(
                    first.bindMemory(to: UInt8.self).baseAddress, second.bindMemory(to: UInt8.self).baseAddress,
                    referenceFeatures.equalNeighborFlags, new.equalNeighborFlags, differs.count,
                    PictureFeatures.flatColorTolerance,
                    &differs)
            }
        }
        if inDisplayP3 { removeRoundedColors(from: &differs) }
        let bounds = PixelBox(x: 0, y: 0, width: width, height: height)
        for box in explainedBoxes.compactMap({ $0.expanded(by: scale).intersection(bounds) }) {
            for y in box.y..<box.bottom {
                differs.replaceSubrange(
                    y * width + box.x..<y * width + box.right, with: repeatElement(0, count: box.width))
            }
        }
        return InkBoxFinder(width: width, height: height, scale: scale).inkBoxes(&differs)
            .filter { min($0.box.width, $0.box.height) > scale && $0.inkPixelCount > 4 * scale * scale }
            .map { Finding(box: $0.box, differentPixels: $0.inkPixelCount, kind: .color) }
    }

    /// Clears the pixels whose colours are within the tolerance in Display P3.
    private func removeRoundedColors(from differs: inout [UInt8]) {
        struct Pair: Hashable { let first, second: UInt32 }
        var isRounding: [Pair: Bool] = [:]
        for index in differs.indices where differs[index] != 0 {
            let (x, y) = (index % reference.width, index / reference.width)
            let pair = Pair(first: reference.pixel(x: x, y: y), second: actual.pixel(x: x, y: y))
            let isEqual =
                isRounding[pair]
                ?? (DisplayP3.distance(reference.color(x: x, y: y), actual.color(x: x, y: y))
                    <= Double(PictureFeatures.flatColorTolerance))
            isRounding[pair] = isEqual
            if isEqual { differs[index] = 0 }
        }
    }
}
