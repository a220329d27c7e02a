import CellSimGraphics
import Foundation

/// The radius of a corner (iOS 26).
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

    /// Returns a radius that makes the corner concentric with the nearest rounded ancestor: the ancestor's radius minus
    /// the larger distance between the edges, and not less than `minimum` (0 by default).
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }
}

/// The corner radii of a view (iOS 26).
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        /// The radii: upper left, upper right, lower left, lower right.
        case corners([UICornerRadius])
        case capsule(radiusLimit: Double?)
    }
    private let shape: Shape
    /// Groups of corner indices. All corners of a group get the largest radius in the group.
    private var uniformGroups: [[Int]] = []

    private init(_ radii: [UICornerRadius?], uniform: [[Int]] = []) {
        (shape, self.uniformGroups) = (.corners(radii.map { $0 ?? 0 }), uniform)
    }

    /// Returns a configuration with the same radius for all corners, each resolved separately.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius])
    }
    /// Returns a configuration with a radius for each corner; nil for a square corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius])
    }
    /// Returns a configuration with the same radius for all corners: the largest resolved radius.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, radius, radius], uniform: [[0, 1, 2, 3]])
    }
    /// Returns a configuration with one radius for the upper corners and one for the lower corners.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration([topRadius, topRadius, bottomRadius, bottomRadius], uniform: [[0, 1], [2, 3]])
    }
    /// Returns a configuration with one radius for the left corners and one for the right corners.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration([leftRadius, rightRadius, leftRadius, rightRadius], uniform: [[0, 2], [1, 3]])
    }
    /// Returns a configuration with the same radius for both upper corners.
    public static func uniformTopRadius(
        _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([radius, radius, bottomLeftRadius, bottomRightRadius], uniform: [[0, 1]])
    }
    /// Returns a configuration with the same radius for both lower corners.
    public static func uniformBottomRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, topRightRadius, radius, radius], uniform: [[2, 3]])
    }
    /// Returns a configuration with the same radius for both left corners.
    public static func uniformLeftRadius(
        _ radius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([radius, topRightRadius, radius, bottomRightRadius], uniform: [[0, 2]])
    }
    /// Returns a configuration with the same radius for both right corners.
    public static func uniformRightRadius(
        _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        UICornerConfiguration([topLeftRadius, radius, bottomLeftRadius, radius], uniform: [[1, 3]])
    }
    /// Returns a configuration with semicircles at the shorter sides, limited to a maximum radius.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(most: maximumRadius)
    }
    private init(most: Double?) { shape = .capsule(radiusLimit: most) }

    /// Returns the resolved corner radii for a layer, in points.
    @MainActor func radii(of layer: CALayer) -> CornerRadii {
        let (size, concentricRadii) = (layer.bounds.size, layer.concentricRadii)
        switch shape {
        case .capsule(let radiusLimit):
            return CornerRadii(
                min(min(size.width, size.height) / 2, radiusLimit.map { CGFloat(max($0, 0)) } ?? .infinity))
        case .corners(let radii):
            var points = radii.enumerated().map { index, radius -> CGFloat in
                switch radius.kind {
                case .fixed(let radius): CGFloat(radius)
                case .concentric(let minimum): max(CGFloat(minimum), concentricRadii()[index])
                }
            }
            for group in uniformGroups {
                let largestRadius = group.map { points[$0] }.max() ?? 0
                for index in group { points[index] = largestRadius }
            }
            return CornerRadii(
                topLeft: points[0], topRight: points[1], bottomRight: points[3], bottomLeft: points[2]
            ).limited(to: size)
        }
    }
}

extension CALayer {
    /// Returns the radii that make a layer's corners concentric with the nearest rounded ancestor, in points: upper
    /// left, upper right, lower left, lower right. Returns 0 if no ancestor is rounded.
    fileprivate func concentricRadii() -> [CGFloat] {
        var container = superlayer
        while let layer = container, layer.cornerRadii.isZero { container = layer.superlayer }
        guard let container else { return [0, 0, 0, 0] }
        let (outer, inner, radii) = (container.bounds, container.convert(bounds, from: self), container.cornerRadii)
        let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
        let (top, bottom) = (inner.minY - outer.minY, outer.maxY - inner.maxY)
        func insetRadius(_ radius: CGFloat, _ horizontalInset: CGFloat, _ verticalInset: CGFloat) -> CGFloat {
            max(radius - max(horizontalInset, verticalInset, 0), 0)
        }
        return [
            insetRadius(radii.topLeft, left, top), insetRadius(radii.topRight, right, top),
            insetRadius(radii.bottomLeft, left, bottom),
            insetRadius(radii.bottomRight, right, bottom),
        ]
    }
}

extension UIView {
    /// The corner radii (iOS 26); square corners by default. It overrides `layer.cornerRadius`.
    public var cornerConfiguration: UICornerConfiguration {
        get { layer.extras?.cornerConfiguration ?? .corners(radius: .fixed(Double(layer.cornerRadius))) }
        set {
            layer.ensuredExtras.cornerConfiguration = newValue
            setNeedsDisplay()
        }
    }

    /// Returns the resolved radius of a corner, in points. If `corner` contains several corners, returns the radius of
    /// the first, in the order upper left, upper right, lower left, lower right.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = layer.cornerRadii
        if corner.contains(.topLeft) { return radii.topLeft }
        if corner.contains(.topRight) { return radii.topRight }
        return corner.contains(.bottomLeft) ? radii.bottomLeft : radii.bottomRight
    }
}
