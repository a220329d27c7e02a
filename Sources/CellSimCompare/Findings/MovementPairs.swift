import CellSimCPixels
import CellSimGraphics

/// Finds pairs of separate boxes between which content moved: it is missing in one box and new in the other.
struct MovementPairs {
    let reference, actual: Bitmap

    /// Returns pairs of old and new positions, as indices into `clusters`. Each cluster is in at most one pair.
    func pairs(_ clusters: [Comparison.Cluster]) -> [(old: Int, new: Int)] {
        var indicesBySize: [Comparison.Size: [Int]] = [:]
        for (index, cluster) in clusters.enumerated() {
            indicesBySize[Comparison.Size(width: cluster.box.width, height: cluster.box.height), default: []].append(
                index)
        }
        var matchedPairs: [(old: Int, new: Int)] = []
        for locations in indicesBySize.values where (2...64).contains(locations.count) {
            var unpaired = Set(locations)
            for old in locations where unpaired.contains(old) && isForeground(reference, clusters[old].box) {
                let oldBox = clusters[old].box
                let new = locations.first { new in
                    let newBox = clusters[new].box
                    return new != old && unpaired.contains(new) && isForeground(actual, newBox)
                        && reference.hasSamePixels(in: oldBox, as: actual, x: newBox.x, y: newBox.y)
                }
                guard let new else { continue }
                unpaired.subtract([old, new])
                matchedPairs.append((old, new))
            }
        }
        return matchedPairs.sorted { $0.old < $1.old }
    }

    /// Returns whether the box contains a colour that differs from the adjacent pixel.
    private func isForeground(_ bitmap: Bitmap, _ box: PixelBox) -> Bool {
        let x = box.x > 0 ? box.x - 1 : box.right, y = box.x > 0 || box.right < bitmap.width ? box.y : box.y - 1
        guard y >= 0 else { return true }
        let background = bitmap.pixel(x: min(x, bitmap.width - 1), y: y)
        var bounds = CellSimPixelArea()
        return unsafe bitmap.withUnsafeBytes { pixels in
            unsafe cellsim_foreground_bounds(
                pixels.bindMemory(to: UInt8.self).baseAddress, bitmap.width, CellSimPixelArea(box), background, &bounds)
        } != 0
    }
}
