import Foundation

/// How far a corner is rounded, in the words of iOS 26. Kept: the simulated system is older and never asks.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: Double

    /// So many points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(points: radius) }
    /// So many points.
    public init(floatLiteral value: Double) { points = value }
    /// So many points.
    public init(integerLiteral value: Int) { points = Double(value) }
    init(points: Double) { self.points = points }

    /// As far as the corner around it wants, and no less than the minimum. Kept: it is the minimum.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(points: minimum ?? 0)
    }
}

/// How a view's corners are rounded, in the words of iOS 26. Kept: the simulated system is older and never asks.
public struct UICornerConfiguration: Hashable, Sendable {
    let radii: [UICornerRadius]

    /// All corners alike.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(radii: [radius, radius, radius, radius])
    }
    /// Every corner by itself.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            radii: [topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius].map { $0 ?? 0 })
    }
    /// The upper corners alike, and the lower ones.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration {
        UICornerConfiguration(radii: [topRadius, topRadius, bottomRadius, bottomRadius])
    }
    /// Half circles.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        .corners(radius: .fixed(maximumRadius ?? 0))
    }
}

extension UIView {
    /// How the corners are rounded, in the words of iOS 26: kept without effect.
    public var cornerConfiguration: UICornerConfiguration {
        get { .corners(radius: .fixed(Double(layer.cornerRadius))) }
        set { noteKept("UIView.cornerConfiguration", true) }
    }

    /// How far a corner is rounded, in points.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat { layer.cornerRadius }
}
