import CellSimGraphics
import Foundation

/// Positions content according to the content mode.
extension UIView.ContentMode {
    /// Returns the frame of content with a natural size in bounds, in points.
    package func contentRect(_ size: CGSize, in bounds: CGRect) -> CGRect {
        var size = size
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit, .scaleAspectFill:
            guard size.width > 0, size.height > 0 else { return bounds }
            let (x, y) = (bounds.width / size.width, bounds.height / size.height)
            let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
            size = CGSize(width: size.width * factor, height: size.height * factor)
        default: break
        }
        var origin = CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
        switch self {
        case .left, .topLeft, .bottomLeft: origin.x = bounds.minX
        case .right, .topRight, .bottomRight: origin.x = bounds.maxX - size.width
        default: break
        }
        switch self {
        case .top, .topLeft, .topRight: origin.y = bounds.minY
        case .bottom, .bottomLeft, .bottomRight: origin.y = bounds.maxY - size.height
        default: break
        }
        return CGRect(origin: origin, size: size)
    }
}
