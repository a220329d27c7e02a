import CellSimGraphics
import Foundation

/// Draws backgrounds of colours that were made from images.
extension CALayer {
    /// Records copies of an image side by side, the first at the origin of the bounds.
    /// - Parameters:
    ///   - image: The image, in its own size in points.
    ///   - opacity: The opacity, from 0 to 1.
    ///   - corners: The corners to which the copies are clipped.
    ///   - recorder: The recorder that receives the drawing.
    /// - Complexity: linear in the number of copies. Images of less than 64 points are first joined to larger ones.
    func record(
        _ image: UIImage, opacity: CGFloat, clippedTo corners: LayerCorners, into recorder: inout DisplayRecorder
    ) {
        guard opacity > 0, let tile = PatternTiles.tile(of: image.resolved(for: recorder.traits)) else { return }
        recorder.append(.save)
        recorder.append(.clipPath(recorder.absolute(corners.outline(of: bounds))))
        if opacity < 1 { recorder.append(.beginGroup(opacity: opacity, bounds: recorder.absolute(bounds))) }
        for y in stride(from: bounds.minY, to: bounds.maxY, by: tile.size.height) {
            for x in stride(from: bounds.minX, to: bounds.maxX, by: tile.size.width) {
                let rect = CGRect(x: x, y: y, width: tile.size.width, height: tile.size.height)
                tile.record(into: &recorder, in: rect, tint: nil)
            }
        }
        if opacity < 1 { recorder.append(.endGroup) }
        recorder.append(.restore)
    }
}

private enum PatternTiles {
    /// Returns the image, or copies of a small image side by side; nil for an empty image.
    static func tile(of image: UIImage) -> UIImage? {
        let size = image.size
        guard size.width > 0, size.height > 0 else { return nil }
        let (columns, rows) = (max((64 / size.width).rounded(.down), 1), max((64 / size.height).rounded(.down), 1))
        guard columns * rows > 1 else { return image }
        let format = UIGraphicsImageRendererFormat()
        format.scale = image.scale
        let tileSize = CGSize(width: columns * size.width, height: rows * size.height)
        return UIGraphicsImageRenderer(size: tileSize, format: format).image { _ in
            for row in 0..<Int(rows) {
                for column in 0..<Int(columns) {
                    image.draw(at: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height))
                }
            }
        }
    }
}
