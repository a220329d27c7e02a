import Foundation

/// A layout for interactive transitions between two layouts. It interpolates their attributes according to `transitionProgress`.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start of the transition.
    public let currentLayout: UICollectionViewLayout
    /// The layout at the end of the transition.
    public let nextLayout: UICollectionViewLayout
    /// The progress of the transition, from 0 to 1. Setting it invalidates the layout.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }
    private var animatedValues: [String: CGFloat] = [:]

    /// Creates a layout for a transition between two layouts.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        (self.currentLayout, nextLayout) = (currentLayout, newLayout)
        super.init()
    }

    /// Returns `nil`. UIKit can't decode transition layouts without a collection view either.
    public required init?(coder: NSCoder) { nil }

    /// Stores a custom value for a key at the current progress.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }
    /// Returns the last custom value for a key, or 0 if no value was stored.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    /// Prepares both layouts.
    open override func prepare() {
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepare()
        }
    }

    /// The content size in points, interpolated between the layouts.
    open override var collectionViewContentSize: CGSize {
        let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: interpolated(old.width, new.width), height: interpolated(old.height, new.height))
    }

    /// Returns the interpolated attributes of the elements that overlap a rectangle of the content.
    /// - Complexity: O(n²) for n elements.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        func allAttributes(of layout: UICollectionViewLayout) -> [UICollectionViewLayoutAttributes] {
            layout.layoutAttributesForElements(in: CGRect(origin: .zero, size: layout.collectionViewContentSize)) ?? []
        }
        let next = allAttributes(of: nextLayout)
        var attributes = allAttributes(of: currentLayout).map { old in
            interpolated(old, next.first { $0.isSameElement(as: old) })
        }
        attributes += next.filter { new in !attributes.contains { $0.isSameElement(as: new) } }.map { $0.duplicate() }
        return attributes.filter { $0.frame.intersects(rect) }
    }

    /// Returns the interpolated attributes of an item.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let old = currentLayout.layoutAttributesForItem(at: indexPath) else {
            return nextLayout.layoutAttributesForItem(at: indexPath)
        }
        return interpolated(old, nextLayout.layoutAttributesForItem(at: indexPath))
    }

    /// Returns the interpolated attributes of a supplementary view.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let old = currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) else {
            return nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        }
        return interpolated(old, nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
    }

    private func interpolated(_ old: CGFloat, _ new: CGFloat) -> CGFloat { old + (new - old) * transitionProgress }

    private func interpolated(
        _ old: UICollectionViewLayoutAttributes, _ new: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes {
        let result = old.duplicate()
        guard let new else { return result }
        result.frame = CGRect(
            x: interpolated(old.frame.minX, new.frame.minX), y: interpolated(old.frame.minY, new.frame.minY),
            width: interpolated(old.frame.width, new.frame.width),
            height: interpolated(old.frame.height, new.frame.height))
        result.alpha = interpolated(old.alpha, new.alpha)
        return result
    }
}

extension UICollectionViewLayoutAttributes {
    fileprivate func isSameElement(as other: UICollectionViewLayoutAttributes) -> Bool {
        representedElementCategory == other.representedElementCategory && indexPath == other.indexPath
            && representedElementKind == other.representedElementKind
    }
}

extension UICollectionView {
    /// Starts an interactive transition to another layout. The app updates the progress of the transition.
    /// - Parameters:
    ///   - layout: The layout at the end of the transition.
    ///   - completion: A closure that is called at the end of the transition.
    /// - Returns: The transition layout, which the collection view uses during the transition.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let transition =
            delegate?.collectionView(self, transitionLayoutForOldLayout: collectionViewLayout, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
        transitionCompletion = completion
        collectionViewLayout = transition
        return transition
    }

    /// Finishes the transition. The collection view uses the new layout.
    public func finishInteractiveTransition() { endTransition(isFinished: true) }
    /// Cancels the transition. The collection view uses the previous layout again.
    public func cancelInteractiveTransition() { endTransition(isFinished: false) }

    private func endTransition(isFinished: Bool) {
        guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        collectionViewLayout = isFinished ? transition.nextLayout : transition.currentLayout
        let completion = transitionCompletion
        transitionCompletion = nil
        completion?(true, isFinished)
    }
}
