import Foundation

/// A width or height of an item, group or supplementary view.
public final class NSCollectionLayoutDimension: NSObject, Sendable {
    enum Kind: Sendable { case fractionalWidth, fractionalHeight, absolute, estimated }

    let kind: Kind
    /// A fraction of the container's width or height, or points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) { (self.kind, self.dimension) = (kind, dimension) }

    /// A fraction of the container's width, from 0 to 1 and beyond.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        self.init(.fractionalWidth, fractionalWidth)
    }
    /// A fraction of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        self.init(.fractionalHeight, fractionalHeight)
    }
    /// In points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { self.init(.absolute, absoluteDimension) }
    /// In points, until the view was asked.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { self.init(.estimated, estimatedDimension) }

    /// Whether it is a part of the container's width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of the container's height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a length in points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether it is a length in points until the view was asked.
    public var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}

/// How large an item, group or supplementary view is.
public final class NSCollectionLayoutSize: NSObject, Sendable {
    /// The width and the height.
    public let widthDimension, heightDimension: NSCollectionLayoutDimension

    /// A size of both dimensions.
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
    /// The space, or the least there is of it, in points.
    public let spacing: CGFloat
    /// Whether the space takes what is left over.
    public let isFlexibleSpacing: Bool
    /// Whether the space stays as it is.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }

    /// Exactly this much, in points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(fixedSpacing, isFlexible: false) }
    /// At least this much, and what is left over.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { self.init(flexibleSpacing, isFlexible: true) }
}

/// Spaces around one item. Flexible ones are as wide as their least.
public final class NSCollectionLayoutEdgeSpacing: NSObject, Sendable {
    /// The spaces at the item's edges; nil for none.
    public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?

    /// Spaces at an item's edges; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }
}

/// Where a supplementary view sits on what it belongs to.
public final class NSCollectionLayoutAnchor: NSObject, Sendable {
    /// The edges at which the view sits; in the middle along an axis where none is named.
    public let edges: NSDirectionalRectEdge
    /// How far the view is moved from there: in points, or in sizes of the view.
    public let offset: CGPoint
    /// Whether the offset counts in sizes of the view.
    public let isFractionalOffset: Bool

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
    }

    /// Just at these edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// `absoluteOffset`: in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// `fractionalOffset`: in sizes of the supplementary view.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The frame of a view of a size at these edges of a frame; centred where no edge is named.
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
