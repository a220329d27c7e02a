import Foundation

/// A width or height of an item, group or supplementary view in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    /// The unit of a dimension.
    enum Kind: Sendable { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// The value of the dimension: a fraction of the container's width or height, or points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    /// Returns a dimension that is a fraction of the container's width. It can be greater than 1.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        self.init(.fractionalWidth, fractionalWidth)
    }
    /// Returns a dimension that is a fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        self.init(.fractionalHeight, fractionalHeight)
    }
    /// Returns a dimension in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { self.init(.absolute, absoluteDimension) }
    /// Returns an estimated dimension in points, which is replaced when the view is measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { self.init(.estimated, estimatedDimension) }

    /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// A Boolean value that indicates whether the dimension is a fixed number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// A Boolean value that indicates whether the dimension is an estimate in points.
    public var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an item, group or supplementary view.
public final class NSCollectionLayoutSize: NSObject, Sendable {
    /// The dimensions of the size.
    public let widthDimension, heightDimension: NSCollectionLayoutDimension

    /// Creates a size with a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    /// Returns the size in a container, in points. It is never negative.
    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: max(widthDimension.length(in: container), 0), height: max(heightDimension.length(in: container), 0))
    }
}

/// A spacing between or around items, in points.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    /// The length of the spacing, or its minimum length if it is flexible, in points.
    public let spacing: CGFloat
    /// A Boolean value that indicates whether the spacing extends to fill the remaining length.
    public let isFlexibleSpacing: Bool
    /// A Boolean value that indicates whether the spacing has a fixed length.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

    /// Creates a spacing with a fixed length in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(fixedSpacing, isFlexible: false) }
    /// Creates a spacing with a minimum length in points, which extends to fill the remaining length.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { self.init(flexibleSpacing, isFlexible: true) }
}

/// The spacing around an item. Flexible spacings have their minimum length.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
    /// The spacing at each edge of the item, or `nil` for no spacing.
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    /// Creates the spacing around an item. An edge with `nil` has no spacing.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}

/// The position of a supplementary view on its container.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
    /// The edges of the container that the view is aligned with. On an axis without an edge, the view is centred.
    public let edges: NSDirectionalRectEdge
    /// The offset from the aligned position, in points or as a fraction of the view's size.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the offset is a fraction of the view's size.
    public let isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    }

    /// Creates an anchor at edges, without an offset.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// Creates an anchor at edges, with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// Creates an anchor at edges, with an offset as a fraction of the view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Returns the frame of a view with a size that is anchored to a frame. The view is centred on each axis without an edge.
    func frame(of size: CGSize, on frame: CGRect) -> CGRect {
        var origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
        if edges.contains(.leading) { origin.x = frame.minX }
        if edges.contains(.trailing) { origin.x = frame.maxX - size.width }
        if edges.contains(.top) { origin.y = frame.minY }
        if edges.contains(.bottom) { origin.y = frame.maxY - size.height }
        origin.x += isFractionalOffset ? offset.x * size.width : offset.x
        origin.y += isFractionalOffset ? offset.y * size.height : offset.y
        return CGRect(origin: origin, size: size)
    }
}
