import Foundation

/// The invalid parts of a layout. CellSim's layouts always compute everything again; your own layouts may read the context.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether the whole layout is invalid.
    open internal(set) var invalidateEverything = false
    /// Whether the data source's sections or items changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// The change of the content offset, in points. Stored without effect.
    open var contentOffsetAdjustment = CGPoint.zero {
        didSet {
            reportNoOp(
                "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment", contentOffsetAdjustment != .zero)
        }
    }
    /// The change of the content size, in points. Stored without effect.
    open var contentSizeAdjustment = CGSize.zero {
        didSet {
            reportNoOp(
                "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment", contentSizeAdjustment != .zero)
        }
    }
    /// The items to place again; nil if there are none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views to place again, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views to place again, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Whether the current layout pass created it, so that no further pass is necessary.
    var isOfLayoutPass = false

    public required override init() { super.init() }

    /// Invalidates items.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Invalidates supplementary views.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedSupplementaryIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = paths
    }
    /// Invalidates decoration views.
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
    /// Whether the delegate is called again for sizes. Stored without effect: it always is.
    open var invalidateFlowLayoutDelegateMetrics = true {
        didSet {
            reportNoOp(
                "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics",
                !invalidateFlowLayoutDelegateMetrics)
        }
    }
    /// Whether the lines are computed again. Stored without effect: they always are.
    open var invalidateFlowLayoutAttributes = true {
        didSet {
            reportNoOp(
                "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes",
                !invalidateFlowLayoutAttributes)
        }
    }
}
