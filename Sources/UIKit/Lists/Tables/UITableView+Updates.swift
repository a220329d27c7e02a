import Foundation

/// Applies the insertions, deletions, moves and reloads of a batch.
extension UITableView: BatchUpdating {
    // MARK: Batches

    package func prepareForBatch() -> Bool { loadedGeometry() != nil }

    package func apply(_ edits: BatchEdits) {
        guard let old = geometry else { return }
        let newCounts = rowCounts()
        guard let plan = makeResult(edits, before: old.sections.map(\.rows.count), after: newCounts, words: .table)
        else {
            return
        }
        generation &+= 1
        let removedRows = updatePositions(plan)
        rebuildGeometry(plan, old: old, counts: newCounts)
        remapHeaders(plan)
        clampContentOffset()
        setNeedsLayout()
        if !isLayingOutRows, bounds.height > 0 { layoutIfNeeded() }
        for row in removedRows { recycle(row) }
        setNeedsLayout()
    }

    /// Updates the visible rows and the selection to their positions after the batch.
    /// - Returns: The rows whose cells are removed.
    private func updatePositions(_ plan: BatchResult) -> [VisibleRow] {
        let newPositions = plan.newPositions(of: visibleRows.map(\.position) + selection)
        var removedRows: [VisibleRow] = []
        var remainingRows: [VisibleRow] = []
        for row in visibleRows {
            guard let location = newPositions[row.position], !plan.reloaded.contains(row.position) else {
                removedRows.append(row)
                continue
            }
            row.cell.rowState.position = location
            remainingRows.append(VisibleRow(position: location, cell: row.cell))
        }
        visibleRows = remainingRows.sorted { $0.position < $1.position }
        selection = selection.compactMap { plan.reloaded.contains($0) ? nil : newPositions[$0] }
        return removedRows
    }

    private func rebuildGeometry(_ plan: BatchResult, old: TableGeometry, counts: [Int]) {
        determineHeightRules(counts: counts)
        headerRules.firstHeader = nil
        headerRules.firstFooter = nil
        let sections = plan.sections.indices.map { index -> TableGeometry.Section in
            let section = plan.sections[index]
            let isNew = section.oldIndex == nil || section.isReloaded
            let rows: RowHeights
            // If estimates are disabled, the delegate provides all heights again.
            if let oldIndex = section.oldIndex, !isNew, heightRules.usesEstimates {
                rows =
                    section.rowSources.map {
                        Self.remappedHeights(
                            from: $0, old: old, estimates: makeRowHeights(section: index, count: counts[index]))
                    }
                    ?? old.sections[oldIndex].rows
            } else {
                rows = makeRowHeights(section: index, count: counts[index])
            }
            return makeSection(index, of: counts.count, rows: rows)
        }
        geometry = TableGeometry(sections: sections, top: old.tableHeaderHeight, bottom: old.tableFooterHeight)
        invalidateReloadedRows(plan)
        // A batch measures all rows again, even if it is empty (Apple, `beginUpdates`; Stack Overflow 25059443).
        if heightRules.usesEstimates { geometry?.markAllAsEstimated() }
        needsHeaderMeasurement = true
        remeasureVisibleRows()
        updateContentSize()
        for row in visibleRows {
            updateSeparatorsAndCorners(row.cell, at: row.position)
            row.cell.setNeedsDisplay()
        }
    }

    private static func remappedHeights(from sources: [BatchResult.Source], old: TableGeometry, estimates: RowHeights)
        -> RowHeights
    {
        var heights = [Int32](repeating: 0, count: sources.count)
        var isKnown = [Bool](repeating: false, count: sources.count)
        for (row, source) in sources.enumerated() {
            switch source {
            case .inserted: (heights[row], isKnown[row]) = (Int32(estimates[row]), estimates.isFinal(row))
            case .existing(let location):
                (heights[row], isKnown[row]) = (Int32(old.height(of: location)), old.isFinal(location))
            }
        }
        return RowHeights(heights: heights) { isKnown[$0] }
    }

    private func invalidateReloadedRows(_ plan: BatchResult) {
        for position in plan.newPositions(of: Array(plan.reloaded)).values.sorted() {
            if heightRules.usesEstimates {
                geometry?.markAsEstimated(position)
            } else if let height = fixedHeight(of: position) {
                geometry?.set(position, to: height)
            }
        }
    }

    private func remapHeaders(_ plan: BatchResult) {
        let newSections = plan.newSections
        let (headers, footers) = (visibleHeaders, visibleFooters)
        recycleHeaders { section in
            guard let new = newSections[section] else { return true }
            return plan.sections[new].isReloaded
        }
        visibleHeaders = [:]
        visibleFooters = [:]
        for (section, view) in headers {
            if let new = newSections[section], !plan.sections[new].isReloaded { visibleHeaders[new] = view }
        }
        for (section, view) in footers {
            if let new = newSections[section], !plan.sections[new].isReloaded { visibleFooters[new] = view }
        }
    }

    package func reconfigure(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        for path in indexPaths {
            let position = RowPosition(path)
            guard let row = visibleRows.first(where: { $0.position == position }) else { continue }
            reconfiguredRow = row
            let cell = dataSource.tableView(self, cellForRowAt: path)
            reconfiguredRow = nil
            if cell !== row.cell {
                ReuseException.raise(
                    "Attempted to reconfigure a row, but a different cell was returned for index path \(path.exceptionText)"
                )
            }
            geometry?.markAsEstimated(position)
        }
        remeasureVisibleRows()
        updateContentSize()
        setNeedsLayout()
    }
}
