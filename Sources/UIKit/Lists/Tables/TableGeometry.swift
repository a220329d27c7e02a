/// The positions of a table's headers, rows and footers, in whole pixels from the top of the content.
///
/// It is a class so that a second reference during a change does not copy the heights of all rows.
final class TableGeometry {
    /// The heights of a section, in pixels.
    struct Section {
        /// The height of the header, including the padding above it.
        var header = 0
        var headerPadding = 0
        var footer = 0
        var rows: RowHeights
        var extent: Int { header + rows.total + footer }
    }

    private(set) var sections: [Section]
    private var extents: PrefixSums
    /// The heights of the table's header view and footer view.
    var tableHeaderHeight: Int
    var tableFooterHeight: Int

    init(sections: [Section], top: Int, bottom: Int) {
        self.sections = sections
        (self.tableHeaderHeight, self.tableFooterHeight) = (top, bottom)
        extents = PrefixSums(sections.map(\.extent))
    }

    var total: Int { tableHeaderHeight + extents.total + tableFooterHeight }
    /// The position of the table's footer view.
    var tableFooterStart: Int { tableHeaderHeight + extents.total }

    func start(of section: Int) -> Int { tableHeaderHeight + extents.sum(before: section) }
    func headerSpan(_ section: Int) -> Range<Int> {
        let start = start(of: section)
        return start..<start + sections[section].header
    }
    func footerSpan(_ section: Int) -> Range<Int> {
        let end = start(of: section) + sections[section].extent
        return end - sections[section].footer..<end
    }
    func sectionSpan(_ section: Int) -> Range<Int> {
        let start = start(of: section)
        return start..<start + sections[section].extent
    }
    func span(of position: RowPosition) -> Range<Int> {
        let section = sections[position.section]
        let start = start(of: position.section) + section.header + section.rows.offset(of: position.row)
        return start..<start + section.rows[position.row]
    }

    /// Returns the section at a vertical position in pixels, or the nearest section; `nil` without sections.
    func section(near pixel: Int) -> Int? {
        guard !sections.isEmpty else { return nil }
        return min(extents.search(max(pixel - tableHeaderHeight, 0)).index, sections.count - 1)
    }

    /// Returns the row at a vertical position in pixels.
    func row(at pixel: Int) -> RowPosition? {
        guard pixel >= tableHeaderHeight, pixel < tableFooterStart, let section = section(near: pixel) else {
            return nil
        }
        let offset = pixel - start(of: section) - sections[section].header
        return sections[section].rows.row(at: offset).map { RowPosition(section, $0) }
    }

    /// Returns the first row that ends below a vertical position in pixels.
    func firstRow(endingAfter pixel: Int) -> RowPosition? {
        guard var section = section(near: pixel) else { return nil }
        let offset = pixel - start(of: section) - sections[section].header
        if offset < 0 { return firstRow(fromSection: section) }
        if let row = sections[section].rows.row(at: offset) { return RowPosition(section, row) }
        section += 1
        return firstRow(fromSection: section)
    }

    /// Returns the first row of a section, or of the next section with rows.
    func firstRow(fromSection section: Int) -> RowPosition? {
        var section = section
        while section < sections.count {
            if sections[section].rows.count > 0 { return RowPosition(section, 0) }
            section += 1
        }
        return nil
    }

    func row(after position: RowPosition) -> RowPosition? {
        if position.row + 1 < sections[position.section].rows.count {
            return RowPosition(position.section, position.row + 1)
        }
        return firstRow(fromSection: position.section + 1)
    }

    func row(before position: RowPosition) -> RowPosition? {
        if position.row > 0 { return RowPosition(position.section, position.row - 1) }
        var section = position.section - 1
        while section >= 0 {
            if sections[section].rows.count > 0 { return RowPosition(section, sections[section].rows.count - 1) }
            section -= 1
        }
        return nil
    }

    func contains(_ position: RowPosition) -> Bool {
        sections.indices.contains(position.section) && position.row >= 0
            && position.row < sections[position.section].rows.count
    }

    func height(of position: RowPosition) -> Int { sections[position.section].rows[position.row] }
    func isFinal(_ position: RowPosition) -> Bool { sections[position.section].rows.isFinal(position.row) }

    // MARK: Changes

    @discardableResult func set(_ position: RowPosition, to height: Int) -> Int {
        let delta = sections[position.section].rows.set(position.row, to: height)
        if delta != 0 { extents.add(delta, at: position.section) }
        return delta
    }

    func setHeader(_ section: Int, to height: Int, padding: Int) {
        let delta = height - sections[section].header
        sections[section].header = height
        sections[section].headerPadding = padding
        if delta != 0 { extents.add(delta, at: section) }
    }

    func setFooter(_ section: Int, to height: Int) {
        let delta = height - sections[section].footer
        sections[section].footer = height
        if delta != 0 { extents.add(delta, at: section) }
    }

    func markAsEstimated(_ position: RowPosition) { sections[position.section].rows.markAsEstimated(position.row) }
    func markAllAsEstimated() { for section in sections.indices { sections[section].rows.markAllAsEstimated() } }
}
