import Foundation

/// The parts of a layout to invalidate. Built-in layouts always compute everything again; custom layouts can read the context.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// A Boolean value that indicates whether the whole layout is invalid.
    open internal(set) var invalidateEverything = false
    /// A Boolean value that indicates whether the data source's sections or items have changed.
    open internal(set) var invalidateDataSourceCounts = false
    /// The adjustment of the content offset, in points. Stored without effect.
    open var contentOffsetAdjustment = CGPoint.zero {
        didSet {
            reportNoOp(
                "UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment", contentOffsetAdjustment != .zero)
        }
    }
    /// The adjustment of the content size, in points. Stored without effect.
    open var contentSizeAdjustment = CGSize.zero {
        didSet {
            reportNoOp(
                "UICollectionViewLayoutInvalidationContext.contentSizeAdjustment", contentSizeAdjustment != .zero)
        }
    }
    /// The index paths of the invalid items, or `nil` if there are none.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The index paths of the invalid supplementary views by kind, or `nil` if there are none.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The index paths of the invalid decoration views by kind, or `nil` if there are none.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    /// Whether the current layout pass created the context, so that no other pass is necessary.
    var isFromLayoutPass = false

    public required override init() { super.init() }

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
    /// Marks supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedSupplementaryIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedSupplementaryIndexPaths = paths
    }
    /// Marks decoration views as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        var paths = invalidatedDecorationIndexPaths ?? [:]
        paths[elementKind, default: []] += indexPaths
        invalidatedDecorationIndexPaths = paths
    }
}

/// The invalidation context of a flow layout.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    /// A Boolean value that indicates whether the layout requests sizes from the delegate again. Stored without effect: it always
    /// requests them.
    open var invalidateFlowLayoutDelegateMetrics = true {
        didSet {
            reportNoOp(
                "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics",
                !invalidateFlowLayoutDelegateMetrics)
        }
    }
    /// A Boolean value that indicates whether the layout computes the lines again. Stored without effect: it always computes them.
    open var invalidateFlowLayoutAttributes = true {
        didSet {
            reportNoOp(
                "UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes",
                !invalidateFlowLayoutAttributes)
        }
    }
}
