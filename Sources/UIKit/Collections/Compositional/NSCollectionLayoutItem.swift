import Foundation

/// The place of one cell, or of a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size, in parts of what the item lies in or in points.
    public let layoutSize: NSCollectionLayoutSize
    /// Views on the item, as badges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    /// Inside of the item's own size, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Outside of the item's own size.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size, without insets and spaces around it.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    }
}

/// Items in a row or column; groups may hold groups.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        case horizontal, vertical
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    let arrangement: Arrangement
    /// What the group repeats until its length is used up.
    public let subitems: [NSCollectionLayoutItem]
    /// How many items share the group's length evenly; nil for as many as fit.
    let count: Int?
    /// The space between the items along the group; nil for none. What is left over goes into flexible spaces.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil
    ) {
        (self.arrangement, self.subitems, self.count) = (arrangement, subitems, count)
        super.init(layoutSize: size)
    }

    /// A row of the items in their order, again and again while they fit.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .horizontal, subitems)
    }

    /// A row of `count` items that share its width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: count)
    }

    /// A row of `count` items that have the widths they say.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, Array(repeating: subitem, count: max(count, 1)))
    }

    /// A column of the items in their order, again and again while they fit.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(layoutSize, .vertical, subitems)
    }

    /// A column of `count` items that share its height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: count)
    }

    /// A column of `count` items that have the heights they say.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, Array(repeating: subitem, count: max(count, 1)))
    }

    /// Items wherever the provider puts them in the group.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
    }
}

/// A place in a custom group.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// In the group's coordinates, in points.
    public let frame: CGRect
    /// Which of overlapping items is in front: the higher one.
    public let zIndex: Int

    /// A frame in the group's coordinates, in points.
    public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// A view on an item, as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// What the view is registered as.
    public let elementKind: String
    /// Where on the item the view sits.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Kept; nothing reads it: the view's edges lie on the item's.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// Which of overlapping elements is in front: the higher one. Items have 0.
    open var zIndex = 1

    /// A view of a registered kind at a place on its item.
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
    /// The side at which it is, and where along it: where the scrolling direction begins it comes before the items,
    /// else after them.
    public let alignment: NSRectAlignment
    /// In points.
    public let offset: CGPoint
    /// Whether the section grows by it; else it lies on the items.
    open var extendsBoundary = true
    /// Whether it stays in sight while its section is.
    open var pinToVisibleBounds = false

    /// A header or footer at a side of a section or layout, moved by an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []))
    }
}

/// A view behind the items of a section, of a class that the layout knows.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// What the layout knows the view's class by.
    public let elementKind: String
    /// Which of overlapping elements is in front: the higher one. Items have 0.
    open var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// A view behind a whole section, in the section's frame less the item's own insets.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}
