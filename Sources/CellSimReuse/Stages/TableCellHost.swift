import Foundation
import UIKit

/// Shows one self-sizing row in a table view.
@MainActor final class TableCellHost: CellHost {
    private let table: UITableView
    override var container: UIView { table }

    init(_ template: ReuseTemplate, identifier: String, width: CGFloat) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: CellHost.height), style: .plain)
        super.init(identifier: identifier)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = UITableView.automaticDimension
        switch template {
        case .nib(let nib): table.register(nib, forCellReuseIdentifier: identifier)
        case .type(let type): table.register(type, forCellReuseIdentifier: identifier)
        case .factory(let maker): table.register(cellReuseIdentifier: identifier, making: maker)
        }
    }

    override func connect() { table.dataSource = self }
    override func reload() { table.reloadData() }
}

/// Provides the table view with its row.
extension TableCellHost: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        fill(cell)
        return cell
    }
}

/// Shows one self-sizing header without rows in a table view.
@MainActor final class TableHeaderHost: CellHost {
    private let table: UITableView
    override var container: UIView { table }

    init(_ template: ReuseTemplate, identifier: String, width: CGFloat) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: CellHost.height), style: .plain)
        super.init(identifier: identifier)
        table.sectionHeaderHeight = UITableView.automaticDimension
        table.estimatedSectionHeaderHeight = 44
        switch template {
        case .nib(let nib): table.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
        case .type(let type): table.register(type, forHeaderFooterViewReuseIdentifier: identifier)
        case .factory(let maker): table.register(headerFooterReuseIdentifier: identifier, making: maker)
        }
    }

    override func connect() { (table.delegate, table.dataSource) = (self, self) }
    override func reload() { table.reloadData() }
}

/// Provides the table view with its header.
extension TableHeaderHost: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: identifier) else { return nil }
        fill(view)
        return view
    }
}
