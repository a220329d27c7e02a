import Foundation

/// A width or height of an item, group or supplementary view.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    enum Kind: Sendable { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// A fraction of the container's width or height, or points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    /// Returns a fraction of the container's width; values above 1 are allowed.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        self.init(.fractionalWidth, fractionalWidth)
    }
    /// Returns a fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        self.init(.fractionalHeight, fractionalHeight)
    }
    /// Returns a length in points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { self.init(.absolute, absoluteDimension) }
    /// Returns an estimate in points, which applies until the view is measured.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { self.init(.estimated, estimatedDimension) }

    /// Whether it is a fraction of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a fraction of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it is an estimate in points, until the view is measured.
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
    /// The width and the height.
    public let widthDimension, heightDimension: NSCollectionLayoutDimension

    /// Creates a size from both dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        (widthDimension, heightDimension) = (width, height)
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(
            width: max(widthDimension.length(in: container), 0), height: max(heightDimension.length(in: container), 0))
    }
}

/// A space between items or around them, in points.
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    /// The space, or its minimum, in points.
    public let spacing: CGFloat
    /// Whether the space takes the remaining length.
    public let isFlexibleSpacing: Bool
    /// Whether the space is fixed.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

    /// Creates a space of exactly this length, in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(fixedSpacing, isFlexible: false) }
    /// Creates a space of at least this length, in points, that takes the remaining length.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { self.init(flexibleSpacing, isFlexible: true) }
}

/// The spacing around one item. Flexible spaces have their minimum length.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
    /// The spaces at the item's edges; nil for none.
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    /// Creates spaces at an item's edges; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}

/// The position of a supplementary view on its container.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
    /// The edges at which the view is; it is centred on an axis without an edge.
    public let edges: NSDirectionalRectEdge
    /// The offset from that position: in points, or as a fraction of the view's size.
    public let offset: CGPoint
    /// Whether the offset is a fraction of the view's size.
    public let isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    }

    /// Creates an anchor exactly at these edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// Creates an anchor with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// Creates an anchor with an offset as a fraction of the supplementary view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The frame of a view of a size at these edges of a frame; centred along an axis without an edge.
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
