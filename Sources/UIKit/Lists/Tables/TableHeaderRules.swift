import CellSimGraphics
import Foundation

/// The rules for a table's headers and footers, determined when the table loads its data.
@MainActor struct TableHeaderRules {
    var delegateProvidesHeaders = false
    var delegateProvidesFooters = false
    /// The views of the first section, if the delegate created them when the table checked which methods it implements.
    var firstHeader: UIView?
    var firstFooter: UIView?
}

/// The placeholder that delegate methods for header views return if they aren't implemented.
@MainActor package enum HeaderPlaceholder {
    package static let notImplemented = UIView(frame: .zero)
}

/// The kind of a section's view: the header above its rows or the footer below them.
enum HeaderKind { case header, footer }

/// The metrics of sections in iOS 17, in points.
enum SectionMetrics {
    static let plainTitleHeight: CGFloat = 28
    static let plainTopPadding: CGFloat = 22
    static let groupedFirstUntitledHeight: CGFloat = 35
    static let groupedUntitledHeight: CGFloat = 18
    static let groupedFirstTitledHeight: CGFloat = 55.5
    static let groupedTitledHeight: CGFloat = 38
    static let footerTopInset: CGFloat = 8
    static let titleBottomInset: CGFloat = 7
}

extension UITableView {
    /// Checks which methods for headers and footers the delegate implements.
    func determineHeaderRules(validateSectionCount: Int) {
        var rules = TableHeaderRules()
        if let delegate, validateSectionCount > 0 {
            let header = delegate.tableView(self, viewForHeaderInSection: 0)
            rules.delegateProvidesHeaders = header !== HeaderPlaceholder.notImplemented
            if rules.delegateProvidesHeaders { rules.firstHeader = header }
            let footer = delegate.tableView(self, viewForFooterInSection: 0)
            rules.delegateProvidesFooters = footer !== HeaderPlaceholder.notImplemented
            if rules.delegateProvidesFooters { rules.firstFooter = footer }
        }
        headerRules = rules
    }

    /// Returns a section with the heights or estimates of its header and footer.
    func makeSection(_ section: Int, of count: Int, rows: RowHeights) -> TableGeometry.Section {
        var result = TableGeometry.Section(rows: rows)
        let header = heightWithoutView(.header, section)
        result.headerPadding = header > 0 ? pixels(headerTopPadding) : 0
        result.header = header + result.headerPadding
        result.footer = heightWithoutView(.footer, section)
        return result
    }

    private var headerTopPadding: CGFloat {
        if sectionHeaderTopPadding != Self.automaticDimension { return max(sectionHeaderTopPadding, 0) }
        return style == .plain ? SectionMetrics.plainTopPadding : 0
    }

    func title(_ kind: HeaderKind, _ section: Int) -> String? {
        let title =
            kind == .header
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func delegateProvidesView(_ kind: HeaderKind) -> Bool {
        kind == .header ? headerRules.delegateProvidesHeaders : headerRules.delegateProvidesFooters
    }

    /// Returns the height that doesn't require a view, or an estimate, in pixels.
    private func heightWithoutView(_ kind: HeaderKind, _ section: Int) -> Int {
        let name = kind == .header ? "header" : "footer"
        let message = "section \(name) height must not be negative - provided height for section \(section)"
        var height = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        if let delegate {
            let delegateHeight =
                kind == .header
                ? delegate.tableView(self, heightForHeaderInSection: section)
                : delegate.tableView(self, heightForFooterInSection: section)
            if delegateHeight != Self.notImplemented {
                if delegateHeight != Self.automaticDimension { return validatedPixels(delegateHeight, message) }
                height = delegateHeight
            }
        }
        let hasTitle = title(kind, section) != nil
        if !hasTitle, !delegateProvidesView(kind) {
            return style == .plain ? 0 : pixels(groupedSpacing(kind, section, height))
        }
        if height != Self.automaticDimension {
            let checkedHeight = validatedPixels(height, message)
            return hasTitle ? max(checkedHeight, pixels(titledHeight(kind, section))) : checkedHeight
        }
        if hasTitle { return pixels(titledHeight(kind, section)) }
        return pixels(estimatedHeight(kind, section))
    }

    /// Returns the estimated height of a self-sizing header or footer that isn't visible yet, in points.
    private func estimatedHeight(_ kind: HeaderKind, _ section: Int) -> CGFloat {
        var estimate = kind == .header ? estimatedSectionHeaderHeight : estimatedSectionFooterHeight
        if let delegate {
            let delegateHeight =
                kind == .header
                ? delegate.tableView(self, estimatedHeightForHeaderInSection: section)
                : delegate.tableView(self, estimatedHeightForFooterInSection: section)
            if delegateHeight != Self.notImplemented { estimate = delegateHeight }
        }
        return estimate > 0 ? estimate : SectionMetrics.plainTitleHeight
    }

    /// Returns the spacing before or after a group without a title, in points.
    private func groupedSpacing(_ kind: HeaderKind, _ section: Int, _ property: CGFloat) -> CGFloat {
        if kind == .header, section == 0, tableHeaderView == nil { return SectionMetrics.groupedFirstUntitledHeight }
        return property == Self.automaticDimension ? SectionMetrics.groupedUntitledHeight : property
    }

    /// Returns the height of a header or footer with a title, which depends on the table's width, in points.
    private func titledHeight(_ kind: HeaderKind, _ section: Int) -> CGFloat {
        let view = makeTitleView(kind, section)
        let height = view.systemLayoutSizeFitting(
            CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        viewPool.enqueue(view, identifier: Self.titleIdentifier)
        return pixelGrid.roundedUp(height)
    }

    /// Returns whether a header or footer determines its own height when it is visible.
    private func isSelfSizing(_ kind: HeaderKind, _ section: Int) -> Bool {
        guard delegateProvidesView(kind) else { return false }
        var height = kind == .header ? sectionHeaderHeight : sectionFooterHeight
        if let delegate {
            let delegateHeight =
                kind == .header
                ? delegate.tableView(self, heightForHeaderInSection: section)
                : delegate.tableView(self, heightForFooterInSection: section)
            if delegateHeight != Self.notImplemented { height = delegateHeight }
        }
        return height == Self.automaticDimension
    }

    // MARK: Views

    /// Returns the view of a section's header or footer: the delegate's view or a view with the title; `nil` without both.
    func makeHeaderOrFooter(_ kind: HeaderKind, _ section: Int) -> UIView? {
        if delegateProvidesView(kind), let delegate {
            if section == 0, let view = kind == .header ? headerRules.firstHeader : headerRules.firstFooter {
                if kind == .header { headerRules.firstHeader = nil } else { headerRules.firstFooter = nil }
                return view
            }
            let view =
                kind == .header
                ? delegate.tableView(self, viewForHeaderInSection: section)
                : delegate.tableView(self, viewForFooterInSection: section)
            if let view { return view }
        }
        return title(kind, section) == nil ? nil : makeTitleView(kind, section)
    }

    private static let titleIdentifier = "UITableViewTitle"

    private func makeTitleView(_ kind: HeaderKind, _ section: Int) -> UITableViewHeaderFooterView {
        let view =
            viewPool.dequeue(Self.titleIdentifier) as? UITableViewHeaderFooterView
            ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        (view.table, view.isFooter, view.section) = (self, kind == .footer, section)
        view.showTitle(title(kind, section))
        return view
    }

    /// Updates the geometry with the height of a visible self-sizing header or footer. A missing view has a height of 0 in plain tables.
    /// - Returns: A Boolean value that indicates whether the height changed.
    func updateHeaderOrFooterHeight(_ view: UIView?, _ kind: HeaderKind, _ section: Int) -> Bool {
        guard let geometry, isSelfSizing(kind, section) else { return false }
        var height = 0
        if let view {
            let fitting = view.measureUntilStable {
                view.systemLayoutSizeFitting(
                    CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel)
            }
            height = max(pixels(pixelGrid.roundedUp(fitting.height)), 0)
        } else if style != .plain {
            height = pixels(groupedSpacing(kind, section, Self.automaticDimension))
        }
        let old = kind == .header ? geometry.sections[section].header : geometry.sections[section].footer
        if kind == .header {
            let padding = height > 0 ? pixels(headerTopPadding) : 0
            geometry.setHeader(section, to: height + padding, padding: padding)
            return height + padding != old
        }
        geometry.setFooter(section, to: height)
        return height != old
    }
}
