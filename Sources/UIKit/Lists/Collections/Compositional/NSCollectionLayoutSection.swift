import Foundation

/// The environment of a section, which a section provider uses to create it.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The available size for the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

/// The container of sections or groups.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the container, in points.
    var contentSize: CGSize { get }
    /// The size of the container minus its insets, in points; not negative.
    var effectiveContentSize: CGSize { get }
    /// The insets of the container.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// Equal to `contentInsets` in CellSim.
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

/// The scrolling behaviour of a section perpendicular to the layout's scrolling direction. In CellSim, a section
/// stays at its start.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// The section does not scroll: its groups follow the layout's scrolling direction.
    case none
    /// The section stops at any position.
    case continuous
    /// The section stops at the start of a group.
    case continuousGroupLeadingBoundary
    /// The section scrolls by the width of the collection view.
    case paging
    /// The section scrolls by one group.
    case groupPaging
    /// The section scrolls by one group and centres each group, also the first one.
    case groupPagingCentered
}

/// The area to which section insets refer. It has no effect in CellSim.
public enum UIContentInsetsReference: Int, Sendable {
    /// The layout's setting.
    case automatic
    /// The collection view's edges.
    case none
    /// The safe area.
    case safeArea
    /// The margins.
    case layoutMargins
    /// The readable width.
    case readableContent
}

/// A section of a compositional layout: groups in sequence, with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The insets around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The scrolling behaviour perpendicular to the layout's scrolling direction. CellSim arranges the groups next to
    /// each other from the start; the section does not scroll.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers, in order.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The decoration views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// A Boolean value that indicates whether the horizontal insets apply to headers and footers, too.
    open var supplementariesFollowContentInsets = true
    /// The area to which the insets refer. Stored without effect: the section's insets apply.
    open var contentInsetsReference = UIContentInsetsReference.automatic {
        didSet { reportNoOp("NSCollectionLayoutSection.contentInsetsReference", contentInsetsReference != .automatic) }
    }
    /// The area to which the insets of headers and footers refer. Stored without effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
        didSet {
            reportNoOp(
                "NSCollectionLayoutSection.supplementaryContentInsetsReference",
                supplementaryContentInsetsReference != .automatic)
        }
    }
    /// A closure for changes of the visible items. Never called: sections don't scroll separately.
    open var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)? {
        didSet {
            reportNoOp(
                "NSCollectionLayoutSection.visibleItemsInvalidationHandler", visibleItemsInvalidationHandler != nil)
        }
    }

    /// Creates a section that repeats a group for all its items.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Creates a section of full-width rows with the height of their content. Separators appear only if the whole
    /// layout is a list.
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

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which content scrolls and sections follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area to which the insets refer. Stored without effect.
    open var contentInsetsReference = UIContentInsetsReference.safeArea {
        didSet {
            reportNoOp(
                "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference",
                contentInsetsReference != .safeArea)
        }
    }

    public override init() { super.init() }
}
