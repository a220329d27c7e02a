import Foundation

/// Gives a table its rows. Only the first two methods must be there.
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
    /// How many rows a section has; a negative number raises.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row's cell, as dequeued for its index path. Called for rows in sight, and for rows to be measured.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are; 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The text of a section's header; nil or an empty one for none, which is also the default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The text of a section's footer; nil or an empty one for none, which is also the default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row takes part in editing; true unless implemented.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row shows a handle during editing; false unless implemented.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// What the index at the table's side lists; nil for no index, which is also the default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that an index's title leads to; -1 for none. Unless implemented, the title's own number.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Is told that the user tapped a row's minus or plus; does nothing unless implemented.
    /// Difference from Apple: a minus deletes without confirmation.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Never called: handles are not dragged here.
    func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// No header text.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// No footer text.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Every row takes part in editing.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// No row shows a handle.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// No index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section of the title's own number.
    public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        index
    }
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// Is told which rows will be wanted soon.
@preconcurrency @MainActor public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Is told of rows that will come into sight if scrolling goes on, in its direction.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Is told of rows, named before, that scrolling has turned away from.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
