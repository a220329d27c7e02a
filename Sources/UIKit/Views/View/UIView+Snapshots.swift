import Foundation

/// Views that display the current content of a view.
extension UIView {
    /// Returns a view of the same size that displays this view's current content; nil for a view without a size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that displays the current content of a part of this view; nil for a part without a size.
    ///
    /// - Parameters:
    ///   - rect: The part in the view's coordinates, in points.
    ///   - afterUpdates: Whether to run layout first.
    ///   - capInsets: The edges that keep their size when the image is stretched.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : UIScreen.main.scale
        format.opaque = false
        let fullBounds = bounds
        let image = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
            drawHierarchy(
                in: CGRect(
                    x: -rect.minX + fullBounds.minX, y: -rect.minY + fullBounds.minY, width: fullBounds.width,
                    height: fullBounds.height),
                afterScreenUpdates: afterUpdates)
        }
        let copy = UIImageView(frame: CGRect(origin: .zero, size: rect.size))
        copy.image = capInsets == .zero ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
        copy.contentMode = .scaleToFill
        return copy
    }
}
