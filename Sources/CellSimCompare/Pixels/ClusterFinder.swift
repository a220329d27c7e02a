import CellSimCPixels

/// Groups differing pixels into boxes. Tiles that contain such pixels are joined if they are adjacent, including
/// diagonally.
struct ClusterFinder {
    /// The side length of a tile in pixels. Differences in adjacent tiles are always in the same box.
    static let tileSide = 16

    let tiles: [CellSimDifferenceTile]
    let columns, rows: Int

    /// Returns the bounding boxes of the groups, from top to bottom.
    func clusters() -> [Comparison.Cluster] {
        var isVisited = [Bool](repeating: false, count: tiles.count)
        var allClusters: [Comparison.Cluster] = []
        for start in tiles.indices where tiles[start].count > 0 && !isVisited[start] {
            allClusters.append(cluster(from: start, seen: &isVisited))
        }
        return ClusterFinder.merged(allClusters)
    }

    private func cluster(from start: Int, seen: inout [Bool]) -> Comparison.Cluster {
        var pendingTiles = [start]
        seen[start] = true
        var box = ClusterFinder.box(of: tiles[start])
        var count = 0
        while let tileIndex = pendingTiles.popLast() {
            box = box.union(ClusterFinder.box(of: tiles[tileIndex]))
            count += Int(tiles[tileIndex].count)
            let x = tileIndex % columns, y = tileIndex / columns
            for v in max(0, y - 1)...min(rows - 1, y + 1) {
                for u in max(0, x - 1)...min(columns - 1, x + 1) {
                    let next = v * columns + u
                    guard !seen[next], tiles[next].count > 0 else { continue }
                    seen[next] = true
                    pendingTiles.append(next)
                }
            }
        }
        return Comparison.Cluster(box: box, differentPixels: count)
    }

    /// Returns 1 for each tile with differences inside one of the boxes, and 0 for all others.
    func tileFlags(of boxes: [PixelBox]) -> [UInt8] {
        var marks = [UInt8](repeating: 0, count: tiles.count)
        let side = ClusterFinder.tileSide
        for box in boxes {
            for v in box.y / side...(box.bottom - 1) / side {
                for u in box.x / side...(box.right - 1) / side {
                    let index = v * columns + u
                    guard tiles[index].count > 0 else { continue }
                    if ClusterFinder.box(of: tiles[index]).intersection(box) != nil { marks[index] = 1 }
                }
            }
        }
        return marks
    }

    private static func box(of tile: CellSimDifferenceTile) -> PixelBox {
        PixelBox(
            x: Int(tile.minX), y: Int(tile.minY), width: Int(tile.maxX - tile.minX) + 1,
            height: Int(tile.maxY - tile.minY) + 1)
    }

    /// Joins overlapping boxes until none overlap, sorted by their top edges.
    private static func merged(_ clusters: [Comparison.Cluster]) -> [Comparison.Cluster] {
        var rest = clusters.sorted { $0.box < $1.box }
        var changed = true
        while changed {
            changed = false
            var mergedClusters: [Comparison.Cluster] = []
            // Only earlier boxes whose bottom edge is below the top edge of this one can overlap it.
            var candidates: [Int] = []
            for next in rest {
                candidates.removeAll { mergedClusters[$0].box.bottom <= next.box.y }
                if let overlapIndex = candidates.first(where: { mergedClusters[$0].box.intersection(next.box) != nil })
                {
                    mergedClusters[overlapIndex].box = mergedClusters[overlapIndex].box.union(next.box)
                    mergedClusters[overlapIndex].differentPixels += next.differentPixels
                    changed = true
                } else {
                    candidates.append(mergedClusters.count)
                    mergedClusters.append(next)
                }
            }
            rest = mergedClusters.sorted { $0.box < $1.box }
        }
        return rest
    }
}
