import CellSimGraphics
import Foundation

/// The radius of a corner, as an iOS 26 value.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable, Sendable {
        case fixed(Double)
        case concentric(minimum: Double)
    }
    let kind: Kind

    /// Returns a radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// Creates a radius in points.
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    /// Creates a radius in points.
    public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
    init(kind: Kind) { self.kind = kind }

    /// Returns a radius that is concentric with the nearest rounded ancestor. It is the ancestor's radius less the
    /// larger distance between the edges, but at least the minimum, 0 by default.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }
}

/// The rounding of a view's corners, as an iOS 26 value.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        /// Upper left, upper right, lower left, lower right.
        case corners([UICornerRadius])
        case capsule(most: Double?)
    }
    private let shape: Shape
    /// The numbers of the corners that are rounded as far as the roundest of them.
    private var uniform: [[Int]] = []

    private init(_ radii: [UICornerRadius?], uniform: [[Int]] = []) {
        (shape, self.uniform) = (.corners(radii.map { $0 ?? 0 }), uniform)
    }

    /// Returns the same radius for all corners, each resolved separately.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius])
    }
    /// Returns a radius for each corner; nil for a square one.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }
    /// Returns the same radius for all corners: the largest.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius], uniform: [[0, 1, 2, 3]])
    }
    /// Returns one radius for the upper corners, and one for the lower corners.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius], uniform: [[0, 1], [2, 3]])
    }
    /// Returns one radius for the left corners, and one for the right corners.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius], uniform: [[0, 2], [1, 3]])
    }
    /// Returns one radius for the upper corners.
    public static func uniformTopRadius(
        _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, bottomLeftRadius, bottomRightRadius], uniform: [[0, 1]])
    }
    /// Returns one radius for the lower corners.
    public static func uniformBottomRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, radius, radius], uniform: [[2, 3]])
    }
    /// Returns one radius for the left corners.
    public static func uniformLeftRadius(
        _ radius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([radius, topRightRadius, radius, bottomRightRadius], uniform: [[0, 2]])
    }
    /// Returns one radius for the right corners.
    public static func uniformRightRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, radius, bottomLeftRadius, radius], uniform: [[1, 3]])
    }
    /// Returns semicircles at the shorter sides, limited to a maximum radius.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(most: maximumRadius)
    }
    private init(most: Double?) { shape = .capsule(most: most) }

    /// The corners of a layer, in points.
    @MainActor func radii(of layer: CALayer) -> CornerRadii {
        let (size, corners) = (layer.bounds.size, layer.concentricCorners)
        switch shape {
        case .capsule(let most):
            return CornerRadii(min(min(size.width, size.height) / 2, most.map { CGFloat(max($0, 0)) } ?? .infinity))
        case .corners(let radii):
            var points = radii.enumerated().map { index, radius -> CGFloat in
                switch radius.kind {
                case .fixed(let radius): CGFloat(radius)
                case .concentric(let minimum): max(CGFloat(minimum), corners()[index])
                }
            }
            for group in uniform {
                let most = group.map { points[$0] }.max() ?? 0
                for index in group { points[index] = most }
            }
            return CornerRadii(
                topLeft: points[0], topRight: points[1], bottomRight: points[3], bottomLeft: points[2]
            ).limited(to: size)
        }
    }
}

extension CALayer {
    /// Returns the radii of corners that are concentric with those of the nearest rounded ancestor, in points: upper left,
    /// upper right, lower left, lower right; 0 if no ancestor is rounded.
    fileprivate func concentricCorners() -> [CGFloat] {
        var container = superlayer
        while let layer = container, layer.cornerRadii.isZero { container = layer.superlayer }
        guard let container else { return [0, 0, 0, 0] }
        let (outer, inner, radii) = (container.bounds, container.convert(bounds, from: self), container.cornerRadii)
        let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
        let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
        func less(_ radius: CGFloat, _ across: CGFloat, _ along: CGFloat) -> CGFloat {
            max(radius - max(across, along, 0), 0)
        }
        return [
            less(radii.topLeft, left, top), less(radii.topRight, right, top), less(radii.bottomLeft, left, bottom),
            less(radii.bottomRight, right, bottom),
        ]
    }
}

extension UIView {
    /// The rounding of the corners, as an iOS 26 value; square by default. It overrides `layer.cornerRadius`.
    public var cornerConfiguration: UICornerConfiguration {
        get { layer.extras?.corners ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
        set {
            layer.ownExtras.corners = newValue
            setNeedsDisplay()
        }
    }

    /// Returns the radius of a corner, in points; for several corners that of the first one, from the upper left to the
    /// lower right.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = layer.cornerRadii
        if corner.contains(.topLeft) { return radii.topLeft }
        if corner.contains(.topRight) { return radii.topRight }
        return corner.contains(.bottomLeft) ? radii.bottomLeft : radii.bottomRight
    }
}
