import Foundation

/// Loads sections, rows and heights from the data source and the delegate.
extension UITableView {
    // MARK: Loading

    /// Returns the geometry and loads it if necessary. Returns `nil` while it is being loaded.
    func loadedGeometry() -> TableGeometry? {
        if geometry == nil { loadData() }
        return geometry
    }

    /// Loads the number of rows in each section, and the heights or estimates.
    func loadData() {
        guard !isLoadingData else { return }
        isLoadingData = true
        defer { isLoadingData = false }
        let counts = rowCounts()
        loadIndexTitles(counts: counts)
        determineHeightRules(counts: counts)
        determineHeaderRules(validateSectionCount: counts.count)
        loadHeights(counts)
    }

    /// Determines the heights or estimates of rows, headers and footers.
    private func loadHeights(_ counts: [Int]) {
        let sections = counts.indices.map { section in
            let rows = makeRowHeights(section: section, count: counts[section])
            return makeSection(section, of: counts.count, rows: rows)
        }
        geometry = TableGeometry(
            sections: sections, top: pixels(tableHeaderView?.bounds.height ?? 0),
            bottom: pixels(tableFooterView?.bounds.height ?? 0))
        measuredWidth = bounds.width
        updateContentSize()
    }

    /// Returns the current number of rows in each section from the data source.
    func rowCounts() -> [Int] {
        guard let dataSource else { return [] }
        return DataSourceTerminology.table.validatedRowCounts(sections: dataSource.numberOfSections(in: self)) {
            section in
            dataSource.tableView(self, numberOfRowsInSection: section)
        }
    }

    /// Discards the geometry and returns the visible views to their pools.
    func invalidateData() {
        guard geometry != nil || !visibleRows.isEmpty else {
            setNeedsLayout()
            return
        }
        recycleAllViews()
    }

    func reloadAll() {
        recycleAllViews()
        selection = []
        pressedPosition = nil
        prefetching = PrefetchTracker()
        if !isLayingOutRows {
            loadData()
            clampContentOffset()
        }
    }

    /// Returns all rows, headers and footers to their pools and discards the geometry.
    func recycleAllViews() {
        generation &+= 1
        let rows = visibleRows
        visibleRows = []
        for row in rows { recycle(row) }
        recycleHeaders { _ in true }
        geometry = nil
        setNeedsLayout()
    }

    func tableDelegateDidChange(from old: (any UITableViewDelegate)?) {
        if scrollDelegate !== delegate { scrollDelegate = delegate }
        if delegate !== old { invalidateData() }
    }

    /// Marks the heights as outdated. Visible rows and headers remain, as in UIKit.
    func traitsDidChange() {
        guard geometry != nil else { return }
        areHeightsOutdated = true
        contentSafeAreaDidChange()
    }

    /// Determines the heights again after a change of traits, and measures visible views again.
    func refreshHeights() {
        guard areHeightsOutdated else { return }
        areHeightsOutdated = false
        guard let geometry, !isLoadingData else { return }
        let initialGeneration = generation
        isLoadingData = true
        loadHeights(geometry.sections.map(\.rows.count))
        isLoadingData = false
        // The delegate may have reloaded the table.
        guard generation == initialGeneration else {
            self.geometry = nil
            return
        }
        remeasureVisibleRows()
        updateContentSize()
    }

    // MARK: Geometry

    func updateContentSize() {
        guard let geometry else { return }
        let size = CGSize(width: bounds.width, height: points(geometry.total))
        if contentSize != size { contentSize = size }
    }

    func clampContentOffset() {
        let offset = clampedContentOffset(contentOffset)
        if contentOffset.y > offset.y { contentOffset = CGPoint(x: contentOffset.x, y: offset.y) }
    }

    func replaceTableHeaderOrFooter(_ old: UIView?, by new: UIView?) {
        if old !== new {
            if old?.superview === self { old?.removeFromSuperview() }
            if let new { addSubview(new) }
        }
        tableHeaderOrFooterDidChange()
    }

    private func tableHeaderOrFooterDidChange() {
        if geometry != nil {
            geometry?.tableHeaderHeight = pixels(tableHeaderView?.bounds.height ?? 0)
            geometry?.tableFooterHeight = pixels(tableFooterView?.bounds.height ?? 0)
            updateContentSize()
        }
        setNeedsLayout()
    }

    /// Updates the geometry with the current heights of the table's header and footer views.
    func updateTableHeaderAndFooterHeights() {
        let (top, bottom) = (pixels(tableHeaderView?.bounds.height ?? 0), pixels(tableFooterView?.bounds.height ?? 0))
        if geometry?.tableHeaderHeight != top || geometry?.tableFooterHeight != bottom {
            tableHeaderOrFooterDidChange()
        }
    }

    func replaceBackgroundView(_ old: UIView?) {
        guard old !== backgroundView else { return }
        if old?.superview === self { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsLayout()
    }

    func configureAppearance() {
        clipsToBounds = true
        alwaysBounceVertical = true
        if backgroundColor == nil { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }
    }

    func separatorsDidChange() {
        for row in visibleRows {
            updateSeparatorsAndCorners(row.cell, at: row.position)
            row.cell.setNeedsLayout()
        }
        setNeedsDisplay()
    }
}
