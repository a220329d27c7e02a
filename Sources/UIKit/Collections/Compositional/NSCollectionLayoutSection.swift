import Foundation

/// What surrounds a section when it is made.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room that the section has.
    var container: any NSCollectionLayoutContainer { get }
    /// The collection view's traits.
    var traitCollection: UITraitCollection { get }
}

/// The room for sections or groups, in points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The room with its insets.
    var contentSize: CGSize { get }
    /// The room without its insets; not negative.
    var effectiveContentSize: CGSize { get }
    /// The room's insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The same as `contentInsets` here.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
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

/// How a section that lies across the scrolling direction would be scrolled. It stays at its start here.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all: its groups follow the scrolling direction.
    case none
    /// To any place.
    case continuous
    /// To the beginning of a group.
    case continuousGroupLeadingBoundary
    /// By the width of the collection view.
    case paging
    /// By one group.
    case groupPaging
    /// By one group, which is in the middle: the first one stands there.
    case groupPagingCentered
}

/// What the insets of sections are added to. No difference here.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout says.
    case automatic
    /// The edges of the collection view.
    case none
    /// The safe area.
    case safeArea
    /// The margins.
    case layoutMargins
    /// The readable width.
    case readableContent
}

/// Groups one after the other, with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// In points.
    open var interGroupSpacing: CGFloat = 0
    /// Groups lie side by side, from their start: a section of its own is not scrolled here.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers and footers, in the order in which they follow each other.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Whether headers and footers keep to the sides' insets.
    open var supplementariesFollowContentInsets = true
    /// Kept, without effect: insets are the section's own.
    open var contentInsetsReference = UIContentInsetsReference.automatic {
        didSet { noteKept("NSCollectionLayoutSection.contentInsetsReference", contentInsetsReference != .automatic) }
    }
    /// Kept, without effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
        didSet {
            noteKept(
                "NSCollectionLayoutSection.supplementaryContentInsetsReference",
                supplementaryContentInsetsReference != .automatic)
        }
    }
    /// Never called: sections of their own are not scrolled.
    open var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)? {
        didSet {
            noteKept(
                "NSCollectionLayoutSection.visibleItemsInvalidationHandler", visibleItemsInvalidationHandler != nil)
        }
    }

    /// A section that repeats a group until its items are used up.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Rows over the whole width, as high as their content. Separators show only in layouts that are lists altogether.
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

/// What holds for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which sections follow each other and content is scrolled.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// In points.
    open var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Kept, without effect.
    open var contentInsetsReference = UIContentInsetsReference.safeArea {
        didSet {
            noteKept(
                "UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference",
                contentInsetsReference != .safeArea)
        }
    }

    public override init() { super.init() }
}
