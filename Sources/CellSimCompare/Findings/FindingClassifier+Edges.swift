import CellSimGraphics

/// Detects large shapes that moved by less than their size.
extension FindingClassifier {
    /// The maximum number of clusters to search for opposite edges.
    private static let maximumClusters = 400
    /// The maximum number of candidates in the same row or column for the opposite edge of a cluster.
    private static let maximumPartners = 4

    /// Detects large shapes that moved by less than their own size. Their uniform interior does not differ; only the areas along
    /// two opposite edges do. These are two clusters of the same size, next to each other or one above the other.
    ///
    /// - Returns: The movements, and the clusters that don't belong to a movement.
    func findEdgeMovements(_ clusters: [Comparison.Cluster]) -> (findings: [Finding], rest: [Comparison.Cluster]) {
        guard (2...FindingClassifier.maximumClusters).contains(clusters.count) else { return ([], clusters) }
        if let movement = commonMovement(clusters) { return ([movement], []) }
        var findings: [Finding] = []
        var rest = clusters
        var index = 0
        while index < rest.count {
            if let (finding, explained) = edgeMovement(of: index, in: rest) {
                findings.append(finding)
                rest = rest.enumerated().filter { !explained.contains($0.offset) }.map(\.element)
            } else {
                index += 1
            }
        }
        return (findings, rest)
    }

    /// Returns a finding if everything in the bounding box of all differences moved by the same distance.
    private func commonMovement(_ clusters: [Comparison.Cluster]) -> Finding? {
        let box = clusters.dropFirst().reduce(clusters[0].box) { $0.union($1.box) }
        guard let kind = movement(in: box) else { return nil }
        return Finding(box: box, differentPixels: clusters.reduce(0) { $0 + $1.differentPixels }, kind: kind)
    }

    /// Returns the movement of a shape if the cluster at the index is one of its edges, and the indices of the clusters it
    /// explains.
    private func edgeMovement(of index: Int, in clusters: [Comparison.Cluster]) -> (Finding, Set<Int>)? {
        let edge = clusters[index].box
        let sameSizeClusters = clusters.indices.dropFirst(index + 1).filter { other in
            clusters[other].box.width == edge.width && clusters[other].box.height == edge.height
        }
        let sameRow = sameSizeClusters.filter { clusters[$0].box.y == edge.y },
            sameColumn = sameSizeClusters.filter { clusters[$0].box.x == edge.x }
        let partners =
            sameRow.prefix(FindingClassifier.maximumPartners) + sameColumn.prefix(FindingClassifier.maximumPartners)
        for other in partners {
            let box = edge.union(clusters[other].box)
            guard let kind = foregroundMovement(in: box) else { continue }
            let coveredIndices = Set(clusters.indices.filter { clusters[$0].box.intersection(box) == clusters[$0].box })
            let pixels = coveredIndices.reduce(0) { $0 + clusters[$1].differentPixels }
            return (Finding(box: box, differentPixels: pixels, kind: kind), coveredIndices)
        }
        return nil
    }
}
