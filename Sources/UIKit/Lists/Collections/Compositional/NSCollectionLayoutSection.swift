import Foundation

/// The environment that a layout passes to its section provider.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The container of the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

/// The container of a section or group.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the container, in points.
    var contentSize: CGSize { get }
    /// The size of the container without its insets, in points. It is never negative.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container, in points.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The effective insets of the container. In CellSim, they equal `contentInsets`.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment and the container that a layout passes to its section provider.
final class CompositionalLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection) {
        (contentSize, contentInsets, traitCollection) = (size, insets, traits)
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
            height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
    }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

/// The behaviour of a section that scrolls perpendicular to the layout. In CellSim, such a section stays at its start.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section doesn't scroll. Its groups follow the layout's scrolling direction.
    case none
    /// The section scrolls to any position.
    case continuous
    /// The section scrolls to the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// The section scrolls by the width of the collection view.
    case paging
    /// The section scrolls by one group.
    case groupPaging
    /// The section scrolls by one group and centres each group, including the first.
    case groupPagingCentered
}

/// The area that content insets refer to. It has no effect in CellSim.
public enum UIContentInsetsReference: Int, Sendable {
    /// The default of the layout.
    case automatic
    /// The bounds of the collection view.
    case none
    /// The safe area.
    case safeArea
    /// The layout margins.
    case layoutMargins
    /// The readable content area.
    case readableContent
}

/// A section of a compositional layout: a sequence of groups with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The insets around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The behaviour of a section that scrolls perpendicular to the layout. In CellSim, its groups are arranged next to each other, and
    /// the section stays at its start.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers, in order.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The decoration views behind the items.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// A Boolean value that indicates whether the horizontal insets also apply to headers and footers.
    open var supplementariesFollowContentInsets = true
    /// The area that the content insets refer to. Stored without effect: insets refer to the section.
    open var contentInsetsReference = UIContentInsetsReference.automatic {
        didSet { reportNoOp("NSCollectionLayoutSection.contentInsetsReference", contentInsetsReference != .automatic) }
    }
    /// The area that the insets of headers and footers refer to. Stored without effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
        didSet {
            reportNoOp(
                "NSCollectionLayoutSection.supplementaryContentInsetsReference",
                supplementaryContentInsetsReference != .automatic)
        }
    }
    /// A closure that handles changes of the visible items. Never called, because sections don't scroll separately.
    open var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)? {
        didSet {
            reportNoOp(
                "NSCollectionLayoutSection.visibleItemsInvalidationHandler", visibleItemsInvalidationHandler != nil)
        }
    }

    /// Creates a section that repeats a group for all its items.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Creates a section of full-width rows with the height of their content. Separators are drawn only if the whole layout is a list.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(CellMetrics.rowHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        if configuration.isInset {
            let side = CellMetrics.groupInset(forWidth: layoutEnvironment.container.contentSize.width)
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
        }
        let title = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(SectionMetrics.plainTitleHeight))
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: title, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: title, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

/// The configuration of a compositional layout, which applies to all sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The scrolling direction, in which the sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the layout as a whole.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area that the content insets refer to. Stored without effect.
    open var contentInsetsReference = UIContentInsetsReference.safeArea {
        didSet {
            reportNoOp(
                "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference",
                contentInsetsReference != .safeArea)
        }
    }

    public override init() { super.init() }
}
