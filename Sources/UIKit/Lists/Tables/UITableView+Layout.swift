import CellSimGraphics
import Foundation

/// Performs layout passes: it creates, measures and positions the cells of visible rows.
extension UITableView {
    /// Creates the cells of visible rows, and returns other cells to their pools.
    /// - Complexity: O(v log n) for v visible rows of n.
    func layOutVisibleRows() {
        guard !isLayingOutRows else { return }
        isLayingOutRows = true
        defer { isLayingOutRows = false }
        layoutPassCount += 1
        let isDone = performLayoutPass()
        interruptions.recordPass(isDone: isDone, of: self)
    }

    /// - Returns: False if the data source or the delegate changed the table during the pass, which requires another pass.
    private func performLayoutPass() -> Bool {
        refreshHeights()
        updateMeasuredWidth()
        updateTableHeaderAndFooterHeights()
        guard loadedGeometry() != nil else { return true }
        measureChangedRows()
        let initialGeneration = generation
        let wasBeyondEnd = contentOffset.y > maximumContentOffset.y
        for _ in 0..<4 {
            fillVisibleRows()
            guard generation == initialGeneration else { return false }
            let headersChanged = layoutHeaders()
            guard generation == initialGeneration else { return false }
            updateContentSize()
            let end = maximumContentOffset.y
            let isBeyondEnd = !wasBeyondEnd && contentOffset.y > end
            if isBeyondEnd { setOffsetWithoutNotifying(end) }
            if !headersChanged && !isBeyondEnd { break }
        }
        positionRows()
        positionTableHeaderAndFooter()
        layoutSectionIndex()
        prefetchIfEnabled()
        return generation == initialGeneration
    }

    private func updateMeasuredWidth() {
        guard measuredWidth != bounds.width, geometry != nil else { return }
        measuredWidth = bounds.width
        geometry?.markAllAsEstimated()
        refreshHeaderHeights()
        remeasureVisibleRows()
        updateContentSize()
    }

    /// The visible range of the content, in pixels.
    var visiblePixelRange: Range<Int> { pixelGrid.rows(touching: bounds.minY, bounds.maxY) }

    private func setOffsetWithoutNotifying(_ y: CGFloat) {
        layer.bounds.origin.y = y
    }

    // MARK: Filling the bounds

    private func fillVisibleRows() {
        guard geometry != nil else { return }
        let initialGeneration = generation
        recycleInvisibleRows()
        guard bounds.height > 0 else { return }
        if let first = visibleRows.first {
            fillUp(from: first.position)
            guard generation == initialGeneration, let first = visibleRows.first else { return }
            fillDown(from: first.position)
        } else if let first = geometry?.firstRow(endingAfter: visiblePixelRange.lowerBound) {
            fillDown(from: first)
        }
        guard generation == initialGeneration else { return }
        recycleInvisibleRows()
    }

    private func recycleInvisibleRows() {
        guard let geometry else { return }
        let pixelRange = visiblePixelRange
        var removedRows: [VisibleRow] = []
        visibleRows.removeAll { row in
            let isVisible = geometry.contains(row.position) && geometry.span(of: row.position).overlaps(pixelRange)
            if !isVisible { removedRows.append(row) }
            return !isVisible
        }
        for row in removedRows { recycle(row) }
    }

    private func fillDown(from start: RowPosition) {
        let initialGeneration = generation
        var next: RowPosition? = start
        let end = visiblePixelRange.upperBound
        while let position = next, let geometry, geometry.span(of: position).lowerBound < end {
            if visibleIndex(of: position) == nil, !isKnownEmpty(position) { displayRow(position) }
            guard generation == initialGeneration else { return }
            next = self.geometry?.row(after: position)
        }
    }

    /// Adds rows above the visible ones. If the height of a row differs from its estimate, adjusts the content offset so that the visible
    /// rows don't move.
    private func fillUp(from first: RowPosition) {
        let initialGeneration = generation
        var next = geometry?.row(before: first)
        while let position = next, let geometry, geometry.span(of: position).upperBound > visiblePixelRange.lowerBound {
            let before = geometry.span(of: position).count
            if !isKnownEmpty(position) { displayRow(position) }
            guard generation == initialGeneration, let after = self.geometry?.span(of: position).count else { return }
            if after != before { setOffsetWithoutNotifying(contentOffset.y + points(after - before)) }
            next = self.geometry?.row(before: position)
        }
    }

    /// Returns the index of a row among the visible rows, or `nil` if it is not visible.
    func visibleIndex(of position: RowPosition) -> Int? {
        let index = visibleInsertionIndex(of: position)
        return index < visibleRows.count && visibleRows[index].position == position ? index : nil
    }

    /// Returns the number of visible rows before a row.
    private func visibleInsertionIndex(of position: RowPosition) -> Int {
        var (low, high) = (0, visibleRows.count)
        while low < high {
            let middle = (low + high) / 2
            if visibleRows[middle].position < position { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func isKnownEmpty(_ position: RowPosition) -> Bool {
        geometry.map { $0.isFinal(position) && $0.height(of: position) == 0 } ?? true
    }

    // MARK: Single rows

    /// Requests a row's cell, determines its height and positions it.
    private func displayRow(_ rowPosition: RowPosition) {
        let initialGeneration = generation
        guard let cell = requestCell(at: rowPosition), generation == initialGeneration else { return }
        // UIKit requests the height from the delegate before the indentation.
        let source = heightSource(of: rowPosition)
        guard generation == initialGeneration else { return }
        prepareCell(cell, at: rowPosition)
        measure(cell, at: rowPosition, source)
        guard generation == initialGeneration, let geometry else { return }
        let row = VisibleRow(position: rowPosition, cell: cell)
        if geometry.span(of: rowPosition).isEmpty {
            recycle(row, wasDisplayed: false)
            return
        }
        visibleRows.insert(row, at: visibleInsertionIndex(of: rowPosition))
        positionRow(row)
        delegate?.tableView(self, willDisplay: cell, forRowAt: rowPosition.indexPath)
        cell.rowState.wasDisplayed = true
    }

    private func requestCell(at location: RowPosition) -> UITableViewCell? {
        guard let dataSource else {
            ReuseException.raise(
                "UITableView (\(shortDescription)) failed to obtain a cell from its dataSource ((null))")
            return nil
        }
        (requestedPosition, hasDequeuedForRequest) = (location, false)
        let cell = dataSource.tableView(self, cellForRowAt: location.indexPath)
        requestedPosition = nil
        if cell.rowState.position != nil, let other = visibleRows.first(where: { $0.cell === cell }) {
            ReuseException.raise(
                ReuseException.alreadyVisibleCell(
                    "-tableView:cellForRowAtIndexPath:", location.indexPath, at: other.position.indexPath),
                at: ReuseException.makeDiagnostic(
                    of: cell, "is shown twice", key: "reuseIdentifier", value: cell.reuseIdentifier))
            return nil
        }
        return cell
    }

    private func prepareCell(_ cell: UITableViewCell, at location: RowPosition) {
        if !cell.rowState.isCounted {
            cell.rowState.isCounted = true
            reuseStatistics.created += 1
        }
        cell.rowState.table = self
        cell.isRow = true
        cell.rowState.position = location
        cell.isHidden = false
        // The table sets the frame even of a cell that opts out of autoresizing.
        cell.setTranslatesAutoresizingMask(true)
        if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
        updateSeparatorsAndCorners(cell, at: location)
        if let delegate {
            let level = delegate.tableView(self, indentationLevelForRowAt: location.indexPath)
            if level >= 0 { cell.indentationLevel = level }
        }
        let isSelected = selection.contains(location)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let isEditing = storedIsEditing && canEditRow(location)
        if cell.isEditing != isEditing { cell.isEditing = isEditing }
        // The editing controls depend on the row's position.
        if isEditing { cell.setNeedsLayout() }
    }

    /// Updates a cell's separators and corners.
    func updateSeparatorsAndCorners(_ cell: UITableViewCell, at location: RowPosition) {
        guard let geometry else { return }
        let last = geometry.sections[location.section].rows.count - 1
        let drawsSeparators = separatorStyle != .none
        cell.rowState.hasSeparatorSpace = drawsSeparators
        cell.rowState.hasSeparator = drawsSeparators && (style == .plain || location.row < last)
        cell.rowState.hasSectionEdges =
            drawsSeparators && style == .grouped ? (location.row == 0, location.row == last) : (false, false)
        cell.rowState.roundsTopCorners = style == .insetGrouped && location.row == 0
        cell.rowState.roundsBottomCorners = style == .insetGrouped && location.row == last
    }

    /// The source of a row's height.
    private enum HeightSource {
        /// The height is already determined. `isSelfSized` is true if it comes from the cell's content.
        case known(isSelfSized: Bool)
        /// The table or the delegate determines the height, in pixels.
        case fixed(Int)
        /// The cell's content determines the height.
        case content
    }

    private func heightSource(of location: RowPosition) -> HeightSource {
        if geometry?.isFinal(location) ?? true {
            return .known(isSelfSized: heightRules.usesEstimates && fixedHeight(of: location) == nil)
        }
        return fixedHeight(of: location).map { .fixed($0) } ?? .content
    }

    private func measure(_ cell: UITableViewCell, at location: RowPosition, _ source: HeightSource) {
        guard let geometry else { return }
        let initialGeneration = generation
        switch source {
        case .known(let isSelfSized):
            cell.rowState.isSelfSized = isSelfSized
            return
        case .fixed(let height):
            cell.rowState.isSelfSized = false
            geometry.set(location, to: height)
            return
        case .content: cell.rowState.isSelfSized = true
        }
        let size = cell.measureUntilStable {
            cell.systemLayoutSizeFitting(
                CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
        }
        guard generation == initialGeneration else { return }
        guard size.height.isFinite, size.height * scale < 1e9 else {
            ReuseException.raise(
                "Invalid row height (\(Self.formatted(size.height))) provided by the cell at index path (\(location.indexPath.exceptionText))."
                    + " Value must be at least 0.0.",
                at: ReuseException.makeDiagnostic(of: cell, "asks for an invalid height"))
            return
        }
        geometry.set(location, to: max(Int(saturating: pixelGrid.pixelsCovering(size.height)), 0))
    }

    func remeasureVisibleRows(where isIncluded: (RowPosition) -> Bool = { _ in true }) {
        for row in visibleRows where isIncluded(row.position) && geometry?.contains(row.position) == true {
            let initialGeneration = generation
            let source = heightSource(of: row.position)
            guard generation == initialGeneration else { return }
            measure(row.cell, at: row.position, source)
        }
    }

    /// Measures rows again if their cells have changed since the last measurement.
    private func measureChangedRows() {
        guard !rowsToMeasure.isEmpty, let geometry else { return }
        let locations = rowsToMeasure
        rowsToMeasure = []
        for location in locations where geometry.contains(location) { geometry.markAsEstimated(location) }
        remeasureVisibleRows { locations.contains($0) }
        updateContentSize()
    }

    /// Schedules a measurement of a visible self-sizing cell after its content has changed.
    func contentDidChange(of cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, !isLayingOutRows, cell.rowState.isSelfSized,
            let position = cell.rowState.position
        else { return }
        rowsToMeasure.insert(position)
        setNeedsLayout()
    }

    func positionRow(_ row: VisibleRow) {
        guard let geometry else { return }
        let (span, horizontal) = (geometry.span(of: row.position), rowSpan)
        let frame = CGRect(
            x: horizontal.x, y: points(span.lowerBound), width: horizontal.width, height: points(span.count))
        if row.cell.frame != frame { row.cell.frame = frame }
    }

    private func positionRows() {
        for row in visibleRows { positionRow(row) }
    }

    private func positionTableHeaderAndFooter() {
        guard let geometry else { return }
        if let backgroundView { backgroundView.frame = bounds }
        if let view = tableHeaderView {
            view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.bounds.height)
        }
        if let view = tableFooterView {
            view.frame = CGRect(
                x: 0, y: points(geometry.tableFooterStart), width: bounds.width, height: view.bounds.height)
        }
    }

    /// Hides a row's cell and returns it to its pool. Removes a cell without a reuse identifier.
    func recycle(_ row: VisibleRow, wasDisplayed: Bool = true) {
        if wasDisplayed { delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.position.indexPath) }
        row.cell.rowState.position = nil
        if let identifier = row.cell.reuseIdentifier {
            row.cell.isHidden = true
            cellPool.enqueue(row.cell, identifier: identifier)
        } else {
            row.cell.removeFromSuperview()
        }
    }

    private func prefetchIfEnabled() {
        guard isPrefetchingEnabled, let prefetchDataSource, let geometry else { return }
        let (fresh, stale) = prefetching.update(shown: visibleRows.map(\.position)) { location, isForward in
            isForward ? geometry.row(after: location) : geometry.row(before: location)
        }
        if !stale.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: stale) }
        if !fresh.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: fresh) }
    }
}
