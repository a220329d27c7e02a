import Foundation

/// Creates, measures, positions and reuses the views of section headers and footers.
extension UITableView {
    /// Creates and positions the headers and footers of the visible sections, and recycles the others.
    /// - Returns: A Boolean value that indicates whether a height differs from its previous value.
    func layoutHeaders() -> Bool {
        let pixelRange = visiblePixelRange
        // An empty range doesn't overlap any section, even inside one.
        guard let geometry, !geometry.sections.isEmpty, !pixelRange.isEmpty else {
            recycleHeaders { _ in true }
            return false
        }
        var changed = false
        var visibleSections: Set<Int> = []
        var section = geometry.section(near: pixelRange.lowerBound) ?? 0
        let initialGeneration = generation
        while section < geometry.sections.count, geometry.start(of: section) < pixelRange.upperBound {
            visibleSections.insert(section)
            changed = layoutHeader(.header, section) || changed
            changed = layoutHeader(.footer, section) || changed
            guard generation == initialGeneration else { return false }
            section += 1
        }
        needsHeaderMeasurement = false
        recycleHeaders { !visibleSections.contains($0) }
        return changed
    }

    /// Determines the heights or estimates of headers and footers again, and schedules new measurements of the visible views.
    func refreshHeaderHeights() {
        guard let geometry else { return }
        let initialGeneration = generation
        for section in geometry.sections.indices {
            let reloadedSection = makeSection(
                section, of: geometry.sections.count, rows: geometry.sections[section].rows)
            guard generation == initialGeneration else { return }
            geometry.setHeader(section, to: reloadedSection.header, padding: reloadedSection.headerPadding)
            geometry.setFooter(section, to: reloadedSection.footer)
        }
        needsHeaderMeasurement = true
    }

    private func layoutHeader(_ kind: HeaderKind, _ section: Int) -> Bool {
        guard let geometry else { return false }
        var changed = false
        var view = kind == .header ? visibleHeaders[section] : visibleFooters[section]
        let height = kind == .header ? geometry.sections[section].header : geometry.sections[section].footer
        if view == nil, height > 0 {
            let initialGeneration = generation
            view = makeHeaderOrFooter(kind, section)
            guard generation == initialGeneration else { return false }
            if let view { prepareHeader(view, kind, section) }
            changed = updateHeaderOrFooterHeight(view, kind, section)
            if let view {
                if kind == .header { visibleHeaders[section] = view } else { visibleFooters[section] = view }
                positionHeader(view, kind, section)
                if kind == .header {
                    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
                } else {
                    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
                }
            }
        } else if let view {
            if needsHeaderMeasurement { changed = updateHeaderOrFooterHeight(view, kind, section) }
            positionHeader(view, kind, section)
        }
        return changed
    }

    private func prepareHeader(_ view: UIView, _ kind: HeaderKind, _ section: Int) {
        view.isHidden = false
        if let view = view as? UITableViewHeaderFooterView {
            (view.table, view.isFooter, view.section) = (self, kind == .footer, section)
            view.setTranslatesAutoresizingMask(true)
            view.updateTitleStyle()
        }
        if view.superview !== self { addSubview(view) }
        if view.bounds.width != rowSpan.width { view.bounds.size.width = rowSpan.width }
    }

    /// Positions a header or footer. In the plain style, it is pinned inside the bounds while its section is visible.
    private func positionHeader(_ view: UIView, _ kind: HeaderKind, _ section: Int) {
        guard let geometry else { return }
        let span = kind == .header ? geometry.headerSpan(section) : geometry.footerSpan(section)
        let padding = kind == .header ? geometry.sections[section].headerPadding : 0
        let height = points(span.count - padding)
        var y = points(span.lowerBound + padding)
        if style == .plain {
            let sectionSpan = geometry.sectionSpan(section)
            let inset = adjustedContentInset
            if kind == .header {
                y = min(max(y, bounds.minY + inset.top), max(points(sectionSpan.upperBound) - height, y))
            } else {
                let minimumY = points(sectionSpan.lowerBound + geometry.sections[section].header)
                y = max(min(y, bounds.maxY - inset.bottom - height), min(minimumY, y))
            }
        }
        let frame = CGRect(x: rowSpan.x, y: y, width: rowSpan.width, height: height)
        if view.frame != frame { view.frame = frame }
    }

    func recycleHeaders(where shouldRecycle: (Int) -> Bool) {
        for section in visibleHeaders.keys.sorted() where shouldRecycle(section) {
            guard let view = visibleHeaders.removeValue(forKey: section) else { continue }
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
            recycleHeader(view)
        }
        for section in visibleFooters.keys.sorted() where shouldRecycle(section) {
            guard let view = visibleFooters.removeValue(forKey: section) else { continue }
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
            recycleHeader(view)
        }
    }

    private func recycleHeader(_ view: UIView) {
        if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
            view.isHidden = true
            viewPool.enqueue(view, identifier: identifier)
        } else {
            view.removeFromSuperview()
        }
    }
}
