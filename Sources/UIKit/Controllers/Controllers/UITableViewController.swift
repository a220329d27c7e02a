import Foundation

/// A controller whose view is a table. It is the table's data source and delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let style: UITableView.Style
    /// Whether the selected row is deselected each time the view is about to appear.
    open var clearsSelectionOnViewWillAppear = true
    /// The table's refresh control.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }
    private var nibRefreshControl: UIRefreshControl?

    /// Creates a controller without a nib; it creates a table of this style when the view is loaded.
    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates an instance from a document's element with its refresh control.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        guard let nib = coder as? NibCoder else { return }
        clearsSelectionOnViewWillAppear = nib.bool("clearsSelectionOnViewWillAppear") ?? true
        nibRefreshControl = nib.object("refreshControl") as? UIRefreshControl
    }

    /// The controller's view, if that is a table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Loads the document's view; this controller becomes the data source and delegate of a static table without them.
    /// If the view is not a table, creates one and becomes its data source and delegate.
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

    /// Returns the number of a static section's rows, otherwise 0; subclasses return the number of rows in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        guard let sections = tableView.staticContent?.sections, sections.indices.contains(section) else { return 0 }
        return sections[section].cells.count
    }
    /// Returns a static row of the document. Raises `NSInternalInconsistencyException` for other rows: subclasses
    /// create their cells.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let cell = tableView.staticContent?.cell(at: indexPath) { return cell }
        UIKitException.raiseOrRecord(
            "NSInternalInconsistencyException",
            "-[\(type(of: self)) tableView:cellForRowAtIndexPath:] is not implemented")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // The optional methods are declared again, with the protocols' own defaults, because a subclass can override only what
    // the class itself declares.

    // MARK: Swipes and menus

    /// Returns nil; never called, because CellSim has no swipes on rows.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns nil; never called, because CellSim has no swipes on rows.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns nil; never called, because CellSim has no menus.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    // MARK: Data source

    /// Returns the number of the document's static sections, otherwise 1.
    open func numberOfSections(in tableView: UITableView) -> Int { tableView.staticContent?.sections.count ?? 1 }
    /// Returns a static section's header text; nil for other sections.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard let sections = tableView.staticContent?.sections, sections.indices.contains(section) else { return nil }
        return sections[section].header
    }
    /// Returns a static section's footer text; nil for other sections.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard let sections = tableView.staticContent?.sections, sections.indices.contains(section) else { return nil }
        return sections[section].footer
    }
    /// Returns whether a row can be edited: true.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns whether a row shows a reorder handle in editing mode: false.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns nil: the table has no section index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the section for a title of the section index: the one at the title's own index.
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// Does nothing. Called after a tap on the plus or minus of a row in editing mode.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Never called: CellSim has no dragging of reorder controls.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    // MARK: Delegate

    /// Returns a static row's own height, or the table's if it has none; other rows have the table's height.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        guard let content = tableView.staticContent else { return UITableView.notImplemented }
        return content.cell(at: indexPath)?.row.nibRowHeight ?? tableView.rowHeight
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
    /// Lets the table create a header from the section's title.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        HeaderPlaceholder.notImplemented
    }
    /// Lets the table create a footer from the section's title.
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
    /// Returns the indentation level of a row; -1 keeps each cell's own `indentationLevel`.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { -1 }
    /// Returns whether a finger may highlight a row, and then select it: true.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Does nothing. Called after a finger pressed a row.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// Does nothing. Called after the finger left a row.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Returns the row to select on a tap, nil for none: the tapped row.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing. Called after a tap selected a row; selecting in code does not call it.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the row to deselect on a tap, nil for none: that row itself.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Does nothing. Called after a tap deselected a row, on itself or on another.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Does nothing. Called after a tap on a row's detail button.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Returns the editing style of a row: delete.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Returns whether a row is indented for its editing control: true.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Never called: CellSim asks for no confirmation of deletions.
    open func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    {
        nil
    }

    // MARK: Scrolling

    /// Does nothing. Called after the content has moved.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing. Called when a finger begins to drag.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Doesn't change the target. Called when the finger is lifted.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing. Called after the finger lifted.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Never called: content does not move by itself.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Never called: content does not move by itself.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing. Called after an animated scroll.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns true; never called, because pictures have no status bar to tap.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Never called: pictures have no status bar to tap.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing. Called after the adjusted insets changed.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Returns nil; never called, because zooming is not simulated.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    // MARK: Never called

    // UIKit calls these for menus, swipes, focus and editing gestures, which CellSim doesn't have.

    /// Returns false; never called, because CellSim has no menus.
    open func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
    /// Returns false; never called, because CellSim has no menus.
    open func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool { false }
    /// Never called: CellSim has no menus.
    open func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {}
    /// Returns nil; never called, because CellSim has no swipes on rows.
    open func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        nil
    }
    /// Never called: CellSim has no swipes on rows.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Never called: CellSim has no swipes on rows.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns the proposed path; never called, because CellSim has no dragging of rows.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Returns true; never called, because CellSim has no focus.
    open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns false; never called, because CellSim has no two-finger gestures.
    open func tableView(_ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath)
        -> Bool
    {
        false
    }
    /// Never called: CellSim has no two-finger gestures.
    open func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
    /// Never called: CellSim has no two-finger gestures.
    open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
    /// Returns true; never called, because CellSim has no keyboard.
    open func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool { true }
    /// Never called: CellSim has no keyboard.
    open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
}
