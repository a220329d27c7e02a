import Foundation

/// Displays the section index and scrolls to the sections of its titles.
extension UITableView {
    /// Loads the titles of the section index from the data source.
    func loadIndexTitles(counts: [Int]) {
        let titles = dataSource?.sectionIndexTitles(for: self) ?? []
        let showsIndex = counts.reduce(0, +) >= sectionIndexMinimumDisplayRowCount
        indexTitles = showsIndex ? titles : []
    }

    /// The width of the section index at the trailing edge of rows, in points.
    var sectionIndexInset: CGFloat { indexTitles.isEmpty ? 0 : max(SectionIndexView.width - rowSpan.x, 0) }

    /// Loads the titles of the section index again and updates its view.
    func reloadIndexTitles() {
        guard let geometry else { return }
        let previousInset = sectionIndexInset
        loadIndexTitles(counts: geometry.sections.map(\.rows.count))
        if previousInset != sectionIndexInset {
            geometry.markAllAsEstimated()
            for row in visibleRows { row.cell.setNeedsLayout() }
            remeasureVisibleRows()
            updateContentSize()
        }
        setNeedsLayout()
    }

    /// Positions the section index at the trailing edge of the bounds.
    func layoutSectionIndex() {
        guard !indexTitles.isEmpty else {
            indexView?.removeFromSuperview()
            indexView = nil
            return
        }
        let view = indexView ?? SectionIndexView(frame: .zero)
        indexView = view
        view.table = self
        view.titles = indexTitles
        if view.superview !== self { addSubview(view) }
        if subviews.last !== view { bringSubviewToFront(view) }
        let (inset, safe) = (adjustedContentInset, safeAreaInsets)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - SectionIndexView.width,
            y: bounds.minY + inset.top, width: SectionIndexView.width,
            height: max(bounds.height - inset.top - inset.bottom, 0))
        if view.frame != frame { view.frame = frame }
    }

    func indexColorsDidChange() { indexView?.updateColors() }

    /// Scrolls to the section that the data source returns for a title. Ignores -1 and `NSNotFound`.
    func scrollToSection(toIndexTitle index: Int) {
        guard let dataSource, indexTitles.indices.contains(index) else { return }
        let section = dataSource.tableView(self, sectionForSectionIndexTitle: indexTitles[index], at: index)
        if section >= 0, section != NSNotFound { scroll(toSection: section) }
    }

    /// Scrolls a section to the top. Raises an exception for an unknown section.
    func scroll(toSection section: Int) {
        guard let geometry = loadedGeometry() else { return }
        guard geometry.sections.indices.contains(section) else {
            ReuseException.raise(
                "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there are only"
                    + " \(geometry.sections.count) sections.", name: "NSRangeException")
            return
        }
        // Scrolling can measure rows, which changes the target. The loop ends when the target is stable.
        for _ in 0..<8 {
            guard let geometry = self.geometry, geometry.sections.indices.contains(section) else { return }
            let top = points(geometry.start(of: section)) - adjustedContentInset.top
            let target = clampedContentOffset(CGPoint(x: contentOffset.x, y: top))
            if target == contentOffset { break }
            contentOffset = target
            layoutIfNeeded()
        }
    }
}
