import Foundation

/// A view controller that manages a table view, as its data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// A Boolean value that indicates whether the selected row is deselected when the view is about to appear.
    open var clearsSelectionOnViewWillAppear = true
    /// The table's refresh control.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }
    private var nibRefreshControl: UIRefreshControl?

    /// Creates a controller without a nib. It creates a table with a style when the view is loaded.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes a controller from a document, with its refresh control.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        clearsSelectionOnViewWillAppear = nib.bool("clearsSelectionOnViewWillAppear") ?? true
        nibRefreshControl = nib.object("refreshControl") as? UIRefreshControl
    }

    /// The controller's view as a table; nil if the view is not a table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Loads the document's view. A static table gets this controller as its data source and delegate, unless it has
    /// others. If the document has no table, creates one with this controller as its data source and delegate.
    open override func loadView() {
        super.loadView()
        if let table = loadedView as? UITableView {
            if let nibRefreshControl { table.refreshControl = nibRefreshControl }
            if table.staticContent != nil {
                if table.dataSource == nil { table.dataSource = self }
                if table.delegate == nil { table.delegate = self }
            }
            return
        }
        let table = UITableView(frame: loadedView?.bounds ?? .zero, style: style)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// Deselects the selected row if `clearsSelectionOnViewWillAppear` is true.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear, let selected = tableView?.indexPathForSelectedRow {
            tableView.deselectRow(at: selected, animated: animated)
        }
    }

    /// Returns the number of rows in a static section, or otherwise 0. Override it to return the number of rows in a
    /// section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let sections = tableView.staticContent?.sections, sections.indices.contains(section) else { return 0 }
        return sections[section].cells.count
    }
    /// Returns a static row of the document. For other rows, raises `NSInternalInconsistencyException`: subclasses
    /// must override it.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.staticContent?.cell(at: indexPath) { return cell }
        UIKitException.raiseOrRecord(
            "NSInternalInconsistencyException",
            "-[\(type(of: self)) tableView:cellForRowAtIndexPath:] is not implemented")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // The class implements the optional methods with the protocols' defaults, so that subclasses can override them.

    // MARK: Swipes and menus (not simulated)

    /// Returns nil. Never called: row swipes are not simulated.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns nil. Never called: row swipes are not simulated.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns nil. Never called: context menus are not simulated.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    // MARK: Data source

    /// Returns the number of static sections in the document, or otherwise 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticContent?.sections.count ?? 1 }
    /// Returns the header title of a static section; nil for other sections.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard let sections = tableView.staticContent?.sections, sections.indices.contains(section) else { return nil }
        return sections[section].header
    }
    /// Returns the footer title of a static section; nil for other sections.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard let sections = tableView.staticContent?.sections, sections.indices.contains(section) else { return nil }
        return sections[section].footer
    }
    /// Returns true, so that all rows can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns false, so that no row shows a reorder control.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns nil: the table has no section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the index of the title.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// Does nothing. Called after a tap on a row's delete or insert control.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Never called: dragging of reorder controls is not simulated.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// Returns the height of a static row from the document, or otherwise the table's row height.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let content = tableView.staticContent else { return UITableView.notImplemented }
        return content.cell(at: indexPath)?.rowState.nibRowHeight ?? tableView.rowHeight
    }
    /// Returns `UITableView.notImplemented`, so that `estimatedRowHeight` applies.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        UITableView.notImplemented
    }
    /// Returns `UITableView.notImplemented`, so that `sectionHeaderHeight` applies.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        UITableView.notImplemented
    }
    /// Returns `UITableView.notImplemented`, so that `sectionFooterHeight` applies.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        UITableView.notImplemented
    }
    /// Returns `UITableView.notImplemented`, so that `estimatedSectionHeaderHeight` applies.
    open func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        UITableView.notImplemented
    }
    /// Returns `UITableView.notImplemented`, so that `estimatedSectionFooterHeight` applies.
    open func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        UITableView.notImplemented
    }
    /// Returns a placeholder, so that the table creates a header with the section's title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        HeaderPlaceholder.notImplemented
    }
    /// Returns a placeholder, so that the table creates a footer with the section's title.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        HeaderPlaceholder.notImplemented
    }
    /// Does nothing. Called before a cell appears.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Does nothing. Called after a cell disappeared.
    open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {}
    /// Does nothing. Called before a header appears.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Does nothing. Called before a footer appears.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Does nothing. Called after a header disappeared.
    open func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {}
    /// Does nothing. Called after a footer disappeared.
    open func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {}
    /// Returns -1, which keeps each cell's `indentationLevel`.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { -1 }
    /// Returns true, so that touches highlight and select rows.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing. Called after a touch highlighted a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing. Called after the highlight of a row ended.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the tapped row, so that it is selected.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing. Called after a tap selected a row, but not after a selection by code.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the tapped row, so that it is deselected.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing. Called after a tap on this or another row deselected a row.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Does nothing. Called after a tap on a row's information button.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns `delete`.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Returns true, so that rows are indented in editing mode.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Never called: CellSim deletes without confirmation.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        nil
    }

    // MARK: Scrolling

    /// Does nothing. Called after the content moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing. Called when a drag begins.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing, so that the target stays the same. Called at the end of a drag.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing. Called after the end of a drag.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Never called: deceleration is not simulated.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Never called: deceleration is not simulated.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. Called after an animated scroll.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true. Never called: there is no status bar to tap.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Never called: there is no status bar to tap.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing. Called after the adjusted insets changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil. Never called: zooming is not simulated.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    // MARK: Never called

    // UIKit calls these methods for menus, swipes, focus and editing gestures, which CellSim does not simulate.

    /// Returns false. Never called: menus are not simulated.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns false. Never called: menus are not simulated.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Never called: menus are not simulated.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    /// Returns nil. Never called: row swipes are not simulated.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    /// Never called: row swipes are not simulated.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Never called: row swipes are not simulated.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns the proposed index path. Never called: dragging of rows is not simulated.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Returns true. Never called: focus is not simulated.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns false. Never called: two-finger gestures are not simulated.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        false
    }
    /// Never called: two-finger gestures are not simulated.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Never called: two-finger gestures are not simulated.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// Returns true. Never called: the keyboard is not simulated.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
    /// Never called: the keyboard is not simulated.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
}
