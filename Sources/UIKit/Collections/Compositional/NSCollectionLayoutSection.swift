import Foundation

/// What surrounds a section when it is made.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

/// The room for sections or groups, in points.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    var contentSize: CGSize { get }
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
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

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

/// Groups one after the other, with headers, footers and a background.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// Around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// In points.
    open var interGroupSpacing: CGFloat = 0
    /// Groups lie side by side, from their start: a section of its own is not scrolled here.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Whether headers and footers keep to the sides' insets.
    open var supplementariesFollowContentInsets = true
    /// Kept, without effect: insets are the section's own.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Kept, without effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Never called: sections of their own are not scrolled.
    open var visibleItemsInvalidationHandler: (([Any], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

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
            let side = CellMetrics.sideMargin(forWidth: layoutEnvironment.container.contentSize.width)
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
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// In points.
    open var interSectionSpacing: CGFloat = 0
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Kept, without effect.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() { super.init() }
}
