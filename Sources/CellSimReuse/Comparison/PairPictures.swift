import CellSimCompare
import CellSimGraphics
import UIKit

/// The pictures of a new and a reused cell, which are drawn on demand.
@MainActor final class PairPictures {
    private let displayLists: (fresh: DisplayList, reused: DisplayList)
    private let draw: (DisplayList, _ isFresh: Bool) -> Bitmap

    init(_ fresh: DisplayList, _ reused: DisplayList, draw: @escaping (DisplayList, _ isFresh: Bool) -> Bitmap) {
        (displayLists, self.draw) = ((fresh, reused), draw)
    }

    private(set) lazy var fresh = draw(displayLists.fresh, true)
    private(set) lazy var reused = draw(displayLists.reused, false)
    private(set) lazy var comparison = Comparison(reference: fresh, actual: reused)

    /// Returns the index of the smallest view of a captured cell that contains all differing pixels.
    func innermostNode(of capture: CellCapture) -> Int {
        let boxes = comparison.boxes.map(\.box)
        guard let first = boxes.first, displayLists.reused.size.width > 0 else { return 0 }
        let scale = CGFloat(reused.width) / displayLists.reused.size.width
        let area = boxes.dropFirst().reduce(Self.rect(first, scale)) { $0.union(Self.rect($1, scale)) }
        let cell = capture.nodes[0].view
        // A later view is inside an earlier one or in front of it.
        return capture.nodes.indices.last { index in
            let view = capture.nodes[index].view
            return !capture.nodes[index].isInvisible
                && view.convert(view.bounds, to: cell).insetBy(dx: -1, dy: -1).contains(area)
        } ?? 0
    }

    /// Converts a box from pixels to points.
    private static func rect(_ box: PixelBox, _ scale: CGFloat) -> CGRect {
        CGRect(
            x: CGFloat(box.x) / scale, y: CGFloat(box.y) / scale, width: CGFloat(box.width) / scale,
            height: CGFloat(box.height) / scale)
    }
}
