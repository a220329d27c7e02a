import Foundation

/// Performs layout passes: it creates, measures and removes the views of visible elements.
extension UICollectionView {
    /// Returns the number of items in each section and loads it if necessary. Returns an empty array while it is being loaded.
    func loadedCounts() -> [Int] {
        if let itemCounts { return itemCounts }
        guard !isLoadingCounts else { return [] }
        isLoadingCounts = true
        defer { isLoadingCounts = false }
        let counts = fetchItemCounts()
        itemCounts = counts
        return counts
    }

    /// Returns the current number of items in each section from the data source.
    func fetchItemCounts() -> [Int] {
        guard let dataSource else { return [] }
        return DataSourceTerminology.collection.validatedRowCounts(sections: dataSource.numberOfSections(in: self)) {
            section in
            dataSource.collectionView(self, numberOfItemsInSection: section)
        }
    }

    func editingDidChange() {
        if !isMultipleSelectionAllowed { select(nil, []) }
        for view in visibleViews.values {
            view.setNeedsLayout()
            (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        }
    }

    func invalidate() {
        collectionViewLayout.invalidateLayout()
        setNeedsLayout()
    }

    func layoutDidChange(from old: UICollectionViewLayout) {
        guard old !== collectionViewLayout else { return }
        collectionViewLayout.prepareForTransition(from: old)
        old.prepareForTransition(to: collectionViewLayout)
        old.collectionView = nil
        collectionViewLayout.collectionView = self
        invalidate()
        old.finalizeLayoutTransition()
        collectionViewLayout.finalizeLayoutTransition()
    }

    /// Returns the content offset that the layout requests for the end of a drag.
    package func dragTargetOffset(_ proposed: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: .zero)
    }

    /// Scrolls to the content offset that the layout requests after a change.
    func scrollToTargetOffset(at offset: CGPoint) {
        if offset != contentOffset { contentOffset = clampedContentOffset(offset) }
    }

    func reloadAll() {
        generation &+= 1
        let oldViews = visibleViews
        visibleViews = [:]
        for key in oldViews.keys.sorted() { if let view = oldViews[key] { recycle(view, key) } }
        itemCounts = nil
        selection = []
        pressedPosition = nil
        prefetching = PrefetchTracker()
        collectionViewLayout.discardMeasuredSizes()
        collectionViewLayout.invalidateCounts()
        setNeedsLayout()
    }

    /// Prepares the layout if it is invalid or the size of the bounds has changed.
    func prepareLayout() {
        if bounds.size != laidOutSize {
            if bounds.width != laidOutSize.width, laidOutSize.width > 0 {
                collectionViewLayout.discardMeasuredSizes()
                remeasureVisibleViews()
            }
            collectionViewLayout.isValid = false
            laidOutSize = bounds.size
        }
        guard !collectionViewLayout.isValid else { return }
        _ = loadedCounts()
        collectionViewLayout.prepare()
        collectionViewLayout.isValid = true
        let size = collectionViewLayout.collectionViewContentSize
        if contentSize != size { contentSize = size }
    }

    /// Creates the views of visible elements, and returns the other views to their pools.
    func layOutVisibleItems() {
        // If a host keeps the document's frames, the prototypes keep their positions, so there is no layout.
        guard !(layoutState.adjustments?.preservesAssignedFrames ?? false), !isLayingOutItems, bounds.width > 0,
            bounds.height > 0
        else { return }
        isLayingOutItems = true
        defer { isLayingOutItems = false }
        layoutPassCount += 1
        let isDone = performLayoutPass()
        interruptions.recordPass(isDone: isDone, of: self)
    }

    /// - Returns: False if the data source or the delegate changed the collection view during the pass, which requires another pass.
    private func performLayoutPass() -> Bool {
        let initialGeneration = generation
        if collectionViewLayout.isValid, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.invalidate(forBoundsChange: bounds)
        }
        // Each iteration measures the elements that became visible. Their sizes can make more elements visible.
        for _ in 0..<64 {
            prepareLayout()
            let changed = displayElements()
            guard generation == initialGeneration else { return false }
            if !changed { break }
            collectionViewLayout.isValid = false
        }
        if let backgroundView { backgroundView.frame = bounds }
        prefetchIfEnabled()
        return generation == initialGeneration
    }

    /// - Returns: A Boolean value that indicates whether a view prefers a size that differs from the layout's.
    private func displayElements() -> Bool {
        let initialGeneration = generation
        let visibleAttributes = (collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []).filter {
            !$0.isHidden && validateItemExists($0)
        }
        var keys: Set<ElementKey> = []
        for attributes in visibleAttributes { keys.insert(key(of: attributes)) }
        for key in visibleViews.keys.sorted() where !keys.contains(key) {
            if let view = visibleViews.removeValue(forKey: key) { recycle(view, key) }
        }
        var changed = false
        for attributes in visibleAttributes.sorted(by: { key(of: $0) < key(of: $1) }) {
            changed = displayElement(attributes) || changed
            guard generation == initialGeneration else { return false }
        }
        return changed
    }

    /// Returns whether the element's item exists. Raises an exception if the data source doesn't have the item.
    private func validateItemExists(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard attributes.representedElementCategory == .cell, !itemExists(attributes.indexPath) else { return true }
        ReuseException.raise(
            "UICollectionView received layout attributes for a cell with an index path that does not exist:"
                + " \(attributes.indexPath.exceptionText)")
        return false
    }

    private func key(of attributes: UICollectionViewLayoutAttributes) -> ElementKey {
        let path = attributes.indexPath
        return ElementKey(
            kind: attributes.representedElementKind,
            position: attributes.representedElementCategory == .cell
                ? RowPosition(item: path) : RowPosition(element: path))
    }

    private func displayElement(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let key = key(of: attributes)
        let existingView = visibleViews[key]
        let initialGeneration = generation
        guard let view = existingView ?? makeOrDequeueView(key, attributes), generation == initialGeneration else {
            return false
        }
        applyAttributes(view, attributes)
        let needsMeasurement = existingView == nil || elementsToMeasure.remove(key) != nil
        guard needsMeasurement else { return false }
        visibleViews[key] = view
        let changes = collectionViewLayout.usesPreferredSizes && updatePreferredSize(of: view, attributes)
        if existingView == nil { notifyDelegateOfDisplay(view, key, isComing: true) }
        return changes
    }

    /// Schedules a measurement of all visible views for the next layout.
    func remeasureVisibleViews() { elementsToMeasure = Set(visibleViews.keys) }

    /// Schedules a measurement of a visible cell whose content has changed.
    func contentDidChange(of cell: UICollectionViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOutItems, collectionViewLayout.usesPreferredSizes,
            let key = visibleViews.first(where: { $0.value === cell })?.key
        else { return }
        elementsToMeasure.insert(key)
        setNeedsLayout()
    }

    /// - Returns: A Boolean value that indicates whether the layout must be prepared again.
    private func updatePreferredSize(of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes)
        -> Bool
    {
        let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
        guard preferred.size.isValidForLayout else {
            ReuseException.raise(
                "\(type(of: view)) prefers an invalid size (\(UITableView.formatted(preferred.size.width)) by"
                    + " \(UITableView.formatted(preferred.size.height))) at index path: \(attributes.indexPath.exceptionText)",
                at: ReuseException.makeDiagnostic(of: view, "asks for an invalid size"))
            return false
        }
        guard
            preferred.size != attributes.size,
            collectionViewLayout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
        else { return false }
        collectionViewLayout.storePreferredSize(preferred)
        return true
    }

    private func applyAttributes(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
        view.isHidden = false
        // The collection view sets the frame even of a view that opts out of autoresizing.
        view.setTranslatesAutoresizingMask(true)
        if view.superview !== self {
            if attributes.representedElementCategory != .supplementaryView {
                insertSubview(view, at: backgroundView == nil ? 0 : 1)
            } else {
                addSubview(view)
            }
        }
        let transform = attributes.transform3D
        if CATransform3DIsIdentity(transform) {
            if view.frame != attributes.frame { view.frame = attributes.frame }
        } else {
            view.bounds.size = attributes.size
            view.center = attributes.center
            view.transform3D = transform
        }
        if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
        if view.layer.zPosition != CGFloat(attributes.zIndex) { view.layer.zPosition = CGFloat(attributes.zIndex) }
        view.apply(attributes)
    }

    private func makeOrDequeueView(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionReusableView?
    {
        if attributes.representedElementCategory == .decorationView {
            let kind = attributes.representedElementKind ?? ""
            if let view = collectionViewLayout.makeDecorationView(kind, frame: attributes.frame) { return view }
            ReuseException.raise("no UICollectionReusableView class registered for decoration view of kind \(kind)")
            return nil
        }
        guard let dataSource else {
            ReuseException.raise(
                "UICollectionView (\(shortDescription)) failed to obtain a cell from its dataSource ((null))")
            return nil
        }
        if let kind = key.kind {
            (requestedSupplementaryView, dequeuedView) = ((kind, key.position), nil)
            let view = RegistrationIdentity.performDataSourceCall {
                dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
            }
            requestedSupplementaryView = nil
            reportUnreturnedView(view)
            if view.poolKey != nil { return view }
            ReuseException.raise(
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath"
                    + " (\(kind),\(attributes.indexPath.exceptionText)) was not retrieved by calling"
                    + " -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil (\(view.shortDescription))",
                at: ReuseException.makeDiagnostic(of: view, "was not dequeued"))
            return nil
        }
        (requestedPosition, hasDequeuedForRequest, dequeuedView) = (key.position, false, nil)
        let cell = RegistrationIdentity.performDataSourceCall {
            dataSource.collectionView(self, cellForItemAt: attributes.indexPath)
        }
        requestedPosition = nil
        reportUnreturnedView(cell)
        if cell.reuseIdentifier == nil {
            ReuseException.raise(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be"
                    + " retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:",
                at: ReuseException.makeDiagnostic(of: cell, "was not dequeued"))
            return nil
        }
        if let other = visibleViews.keys.sorted().first(where: { visibleViews[$0] === cell }) {
            ReuseException.raise(
                ReuseException.alreadyVisibleCell(
                    "-collectionView:cellForItemAtIndexPath:", attributes.indexPath, at: other.position.indexPath),
                at: ReuseException.makeDiagnostic(
                    of: cell, "is shown twice", key: "reuseIdentifier", value: cell.reuseIdentifier))
            return nil
        }
        let isSelected = selection.contains(key.position)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        return cell
    }

    /// Raises an exception if the data source dequeued a view but didn't return it. Since iOS 18, it must return each view that it
    /// dequeues for a request of the collection view.
    private func reportUnreturnedView(_ returned: UICollectionReusableView) {
        defer { dequeuedView = nil }
        guard let view = dequeuedView, view !== returned, SystemUpdates.requiresDequeuedViews.current else { return }
        ReuseException.raise(
            "Expected dequeued view to be returned to the collection view in preparation for display. When the collection view's"
                + " data source is asked to provide a view for a given index path, ensure that a single view is dequeued and returned"
                + " to the collection view. Avoid dequeuing views without a request from the collection view. For retrieving an"
                + " existing view in the collection view, use -[UICollectionView cellForItemAtIndexPath:] or"
                + " -[UICollectionView supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(view.shortDescription);"
                + " Collection view: \(shortDescription)",
            at: ReuseException.makeDiagnostic(of: view, "was not returned"))
    }

    /// Hides a view and returns it to its pool. Removes a view without a pool.
    func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
        notifyDelegateOfDisplay(view, key, isComing: false)
        if let poolKey = view.poolKey {
            view.isHidden = true
            pool.enqueue(view, identifier: poolKey)
        } else {
            view.removeFromSuperview()
        }
    }

    private func notifyDelegateOfDisplay(_ view: UICollectionReusableView, _ key: ElementKey, isComing: Bool) {
        guard let delegate else { return }
        let path = key.position.indexPath
        if let kind = key.kind {
            if isComing {
                delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
            } else {
                delegate.collectionView(self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
            }
        } else if let cell = view as? UICollectionViewCell {
            if isComing {
                delegate.collectionView(self, willDisplay: cell, forItemAt: path)
            } else {
                delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
            }
        }
    }

    private func prefetchIfEnabled() {
        guard isPrefetchingEnabled, let prefetchDataSource, let itemCounts else { return }
        let shown = visibleViews.keys.filter { $0.kind == nil }.map(\.position).sorted()
        let (fresh, stale) = prefetching.update(shown: shown) { Self.neighbour(of: $0, goesOn: $1, itemCounts) }
        if !stale.isEmpty { prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: stale) }
        if !fresh.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: fresh) }
    }

    /// Returns the position of the next or the previous item.
    private static func neighbour(of position: RowPosition, goesOn: Bool, _ counts: [Int]) -> RowPosition? {
        var next = RowPosition(position.section, goesOn ? position.row + 1 : position.row - 1)
        while counts.indices.contains(next.section), !(0..<counts[next.section]).contains(next.row) {
            let section = goesOn ? next.section + 1 : next.section - 1
            next = RowPosition(section, goesOn || section < 0 ? 0 : counts[section] - 1)
        }
        return counts.indices.contains(next.section) ? next : nil
    }

    func replaceBackgroundView(_ old: UIView?) {
        guard old !== backgroundView else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }
}

extension CGSize {
    /// A limit that exceeds every dimension of a layout, in points.
    static let maximumLayoutDimension: CGFloat = 1e9
    /// Whether the size is valid for a layout: finite and not negative.
    var isValidForLayout: Bool {
        width >= 0 && height >= 0 && width < Self.maximumLayoutDimension && height < Self.maximumLayoutDimension
    }
}
