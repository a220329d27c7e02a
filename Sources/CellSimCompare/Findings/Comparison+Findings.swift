import CellSimGraphics

/// Classifies the differences of a comparison.
extension Comparison {
    /// Returns the kind of each difference, from top to bottom; a difference in size comes first.
    ///
    /// The arguments must be the compared pictures.
    /// - Complexity: Linear in the area of the boxes.
    public func findings(reference: Bitmap, actual: Bitmap) -> [Finding] {
        if let simulator { return simulator.findings }
        var findings: [Finding] = []
        var first = reference, second = actual
        if !hasSameSize {
            let width = max(referenceSize.width, actualSize.width),
                height = max(referenceSize.height, actualSize.height)
            let boxedPixels = boxes.reduce(0) { $0 + $1.differentPixels }
            findings.append(
                Finding(
                    box: PixelBox(x: 0, y: 0, width: width, height: height),
                    differentPixels: differentPixels - boxedPixels, kind: .size))
            let sharedWidth = min(referenceSize.width, actualSize.width)
            let sharedHeight = min(referenceSize.height, actualSize.height)
            first = reference.cropped(width: sharedWidth, height: sharedHeight)
            second = actual.cropped(width: sharedWidth, height: sharedHeight)
        }
        return findings + findingsInCommonArea(first, second)
    }

    private func findingsInCommonArea(_ reference: Bitmap, _ actual: Bitmap) -> [Finding] {
        let classifier = FindingClassifier(reference: reference, actual: actual)
        var (findings, rest) = classifier.findEdgeMovements(boxes)
        var paired: Set<Int> = []
        for (old, new) in MovementPairs(reference: reference, actual: actual).pairs(rest) {
            let from = rest[old], to = rest[new]
            paired.formUnion([old, new])
            findings.append(
                Finding(
                    box: from.box.union(to.box), differentPixels: from.differentPixels + to.differentPixels,
                    kind: .moved(dx: to.box.x - from.box.x, dy: to.box.y - from.box.y)))
        }
        let unpairedClusters = rest.enumerated().filter { !paired.contains($0.offset) }.map(\.element)
        for (cluster, kind) in zip(unpairedClusters, classifier.kinds(in: unpairedClusters.map(\.box))) {
            findings.append(Finding(box: cluster.box, differentPixels: cluster.differentPixels, kind: kind))
        }
        return findings.sorted { $0.box < $1.box }
    }
}
