import Foundation

/// The layout of a cell or a group of cells in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size of the item, relative to its container or in points.
    public let layoutSize: NSCollectionLayoutSize
    /// The supplementary views of the item, such as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets inside the item's size, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item with a size, without insets or spacing.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }
}

/// A group of items in a row, a column or a custom arrangement. A group can contain groups.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal, vertical
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    let arrangement: Arrangement
    /// The items that the group repeats until it is full.
    public let subitems: [NSCollectionLayoutItem]
    /// The number of items of equal length in the group, or `nil` to add items while they fit.
    let count: Int?
    /// The spacing between the items of the group, or `nil` for no spacing. Flexible spaces divide the remaining length equally.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil
    ) {
        (self.arrangement, self.subitems, self.count) = (arrangement, subitems, count)
        super.init(layoutSize: size)
    }

    /// Creates a row that repeats the items in order while they fit.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
    }

    /// Creates a row of `count` items of equal width, which fill the row.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count)
    }

    /// Creates a row of `count` items with their own width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, Array(repeating: subitem, count: max(count, 1)))
    }

    /// Creates a column that repeats the items in order while they fit.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
    }

    /// Creates a column of `count` items of equal height, which fill the column.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)
    }

    /// Creates a column of `count` items with their own height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, Array(repeating: subitem, count: max(count, 1)))
    }

    /// Creates a group whose item frames are returned by a closure.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
    }
}

/// The frame of an item in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The frame in the group's coordinates, in points.
    public let frame: CGRect
    /// The order of overlapping items. An item with a higher index is in front.
    public let zIndex: Int

    /// Creates an item with a frame in the group's coordinates, in points.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// A supplementary view of an item, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The element kind with which the view is registered.
    public let elementKind: String
    /// The anchor of the view on the item.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The anchor on the view itself. Stored without effect: the view's edges align with the item's edges.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order of overlapping elements. An element with a higher index is in front. Items have the index 0.
    open var zIndex = 1

    /// Creates a supplementary view with an element kind and an anchor on its item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge of the section and the position on this edge. At the start of the section, the view is before the items; at other edges,
    /// it is after the items.
    public let alignment: NSRectAlignment
    /// The offset from the position of the alignment, in points.
    public let offset: CGPoint
    /// A Boolean value that indicates whether the view extends the section's size. Otherwise, it overlaps the items.
    open var extendsBoundary = true
    /// A Boolean value that indicates whether the view is pinned to the visible area while its section is visible.
    open var pinToVisibleBounds = false

    /// Creates a header or footer at an edge of a section or layout, with an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }
}

/// A decoration view behind the items of a section. Its class or nib is registered with the layout.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The element kind with which the view is registered.
    public let elementKind: String
    /// The order of overlapping elements. An element with a higher index is in front. Items have the index 0.
    open var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// Creates a background that fills the section, inset by `contentInsets`.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
