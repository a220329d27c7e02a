import Foundation

/// What of a layout does not hold any more. Layouts here compute all of it anew; an app's own may look into it.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether nothing holds.
    open internal(set) var invalidateEverything = false
    /// Whether the data source has other sections or items.
    open internal(set) var invalidateDataSourceCounts = false
    /// How far the content's offset is to move, in points. Kept; nothing reads it.
    open var contentOffsetAdjustment = CGPoint.zero {
        didSet {
            noteKept(
                "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment", contentOffsetAdjustment != .zero)
        }
    }
    /// How much the content's size is to change, in points. Kept; nothing reads it.
    open var contentSizeAdjustment = CGSize.zero {
        didSet {
            noteKept(
                "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment", contentSizeAdjustment != .zero)
        }
    }
    /// The items that are to be placed anew; nil where none is named.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The same of supplementary views, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The same of decoration views, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Whether the layout pass that goes on made it, so that no further one is needed.
    var isOfLayoutPass = false

    public required override init() { super.init() }

    /// Names items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Names supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedSupplementaryIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = paths
    }
    /// Names decoration views.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedDecorationIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = paths
    }
}

/// The context of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// Whether the delegate is asked for sizes again. Kept; it is asked whatever this says.
    open var invalidateFlowLayoutDelegateMetrics = true {
        didSet {
            noteKept(
                "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics",
                !invalidateFlowLayoutDelegateMetrics)
        }
    }
    /// Whether the lines are made anew. Kept; they are, whatever this says.
    open var invalidateFlowLayoutAttributes = true {
        didSet {
            noteKept(
                "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes",
                !invalidateFlowLayoutAttributes)
        }
    }
}
