import Foundation
import UIKit

/// Provides the sample rows of a table view.
@preconcurrency @MainActor
final class SampleTableDataSource: NSObject, SampleDataSource, UITableViewDataSource, UITableViewDelegate {
    private let table: UITableView
    private let rows: [SampleRow]
    private weak var dataSource: (any UITableViewDataSource)?
    private weak var delegate: (any UITableViewDelegate)?
    private weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

    init(_ table: UITableView, _ templates: [RowTemplate], _ samples: SampleRowFiller) {
        self.table = table
        rows = SampleRow.all(templates)
        (dataSource, delegate, prefetchDataSource) = (table.dataSource, table.delegate, table.prefetchDataSource)
        super.init()
        for row in rows {
            table.register(cellReuseIdentifier: row.identifier) { [weak samples] in
                try samples?.makeCellObjects(row.template, row.length, "rows") { (cell: UITableViewCell) in
                    cell.reuseIdentifier = row.identifier
                    // If constraints don't determine the height, use the designed height, as in the gallery's pictures of
                    // cells.
                    cell.rowState.nibRowHeight = cell.rowState.nibRowHeight ?? row.template.height
                } ?? []
            }
        }
        table.prefetchDataSource = nil
        table.delegate = self
        table.dataSource = self
    }

    func restore() {
        table.dataSource = dataSource
        table.delegate = delegate
        table.prefetchDataSource = prefetchDataSource
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: rows[indexPath.row].identifier, for: indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        let isSelfSizing =
            tableView.rowHeight == UITableView.automaticDimension && tableView.estimatedRowHeight != 0
        return isSelfSizing
            ? UITableView.automaticDimension : rows[indexPath.row].template.height ?? tableView.rowHeight
    }
}
