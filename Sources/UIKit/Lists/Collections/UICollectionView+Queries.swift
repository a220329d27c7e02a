import Foundation

/// Finds items and scrolls to them.
extension UICollectionView {
    func visibleKeys(_ kind: String?) -> [ElementKey] {
        if layoutState.needsLayout, !isLayingOutItems { layoutIfNeeded() }
        return visibleViews.keys.filter { $0.kind == kind }.sorted()
    }

    func itemExists(_ path: IndexPath) -> Bool {
        let counts = loadedCounts()
        return path.count == 2 && counts.indices.contains(path.section) && path.item >= 0
            && path.item < counts[path.section]
    }

    // MARK: Scrolling

    func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard itemExists(path) else {
            ReuseException.raise(
                "attempted to scroll to invalid index path: \(path.exceptionText)",
                name: UIKitException.invalidArgument)
            return
        }
        cancelScrollAnimation()
        guard animated else { return moveContent(to: path, position) }
        guard let frame = layoutAttributesForItem(at: path)?.frame,
            clampedContentOffset(targetOffset(for: frame, position)) != contentOffset
        else { return }
        animateScroll { [unowned self] in
            if itemExists(path) { moveContent(to: path, position) }
        }
    }

    private func moveContent(to path: IndexPath, _ position: ScrollPosition) {
        for _ in 0..<8 {
            guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
            let target = clampedContentOffset(targetOffset(for: frame, position))
            if target == contentOffset { break }
            contentOffset = target
            layoutIfNeeded()
        }
    }

    private func targetOffset(for frame: CGRect, _ position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let visibleRect = bounds.inset(by: inset)
        var offset = contentOffset
        if position.contains(.top) { offset.y = frame.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = frame.midY - visibleRect.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = frame.maxY + inset.bottom - bounds.height }
        if position.contains(.left) { offset.x = frame.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = frame.midX - visibleRect.width / 2 - inset.left }
        if position.contains(.right) { offset.x = frame.maxX + inset.right - bounds.width }
        return offset
    }
}
