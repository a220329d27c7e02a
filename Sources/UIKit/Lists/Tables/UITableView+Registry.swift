import Foundation

/// Registers and dequeues cells, headers and footers.
extension UITableView {
    // MARK: Registration

    /// Registers a closure that creates the top-level objects of a cell's template, for hosts that load nibs in a custom way. If the
    /// closure throws an error, dequeuing raises an exception.
    public func register(cellReuseIdentifier identifier: String, making maker: @escaping @MainActor () throws -> [Any])
    {
        cellSources.register(.factory(maker), for: identifier)
    }

    /// Registers a closure for headers and footers. See `register(cellReuseIdentifier:making:)`.
    public func register(
        headerFooterReuseIdentifier identifier: String, making maker: @escaping @MainActor () throws -> [Any]
    ) {
        viewSources.register(.factory(maker), for: identifier)
    }

    // MARK: Dequeuing

    func dequeuePooledCell(_ identifier: String) -> UITableViewCell? {
        guard let cell = cellPool.dequeue(identifier) as? UITableViewCell else { return nil }
        reuseStatistics.reused += 1
        cell.isSelected = false
        cell.isHighlighted = false
        cell.isEditing = storedIsEditing
        cell.prepareForReuse()
        return cell
    }

    func makeCell(_ source: ReuseSource, _ identifier: String) -> UITableViewCell? {
        let cell: UITableViewCell?
        switch source {
        case .type(let type):
            cell = (type as? UITableViewCell.Type).map {
                TableViewCellFactory.make($0, style: .default, identifier: identifier)
            }
        case .nib, .factory:
            cell = ReuseRegistry.makeSingleView(
                of: source, as: UITableViewCell.self, identifier: identifier, className: "UITableViewCell")
            cell?.reuseIdentifier = identifier
        }
        guard let cell else { return nil }
        reuseStatistics.created += 1
        cell.rowState.isCounted = true
        cell.isRow = true
        if storedIsEditing { cell.isEditing = true }
        return cell
    }

    /// Sets a cell's final width before the data source configures it.
    func resize(_ cell: UITableViewCell, for indexPath: IndexPath) -> UITableViewCell {
        let position = RowPosition(indexPath)
        let width = rowSpan.width
        let height =
            geometry.flatMap { $0.contains(position) ? points($0.span(of: position).count) : nil } ?? cell.bounds.height
        if cell.bounds.size != CGSize(width: width, height: height) {
            cell.bounds.size = CGSize(width: width, height: height)
        }
        return cell
    }

    /// Raises an exception if the data source dequeues a second cell for the requested row.
    func checkSecondDequeue(_ identifier: String, _ indexPath: IndexPath) {
        guard requestedPosition == RowPosition(indexPath) else { return }
        if hasDequeuedForRequest {
            ReuseException.raise(ReuseException.multipleDequeues(identifier, indexPath, .table))
        }
        hasDequeuedForRequest = true
    }
}

extension UITableViewCell: ReusableView {
    package static func identifierMismatch(_ inNib: String, _ registered: String) -> String {
        ReuseException.cellIdentifierMismatch(inNib: inNib, registered: registered)
    }
}

extension UITableViewHeaderFooterView: ReusableView {}
