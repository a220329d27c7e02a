import Foundation
import UIKit

/// A table that is its own data source. Closures create the rows.
@preconcurrency @MainActor final class ListTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    struct Section {
        var header: String?
        var rows: [@MainActor () -> UITableViewCell]
        var footer: String?
    }

    private var sections: [Section] = []
    var editing: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var canMove = false
    /// The header view, used instead of a title.
    var headerView: UIView?
    var footerView: UIView?
    var indexTitles: [String]?

    convenience init(_ style: UITableView.Style, _ sections: [Section]) {
        self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 10), style: style)
        self.sections = sections
        (dataSource, delegate) = (self, self)
    }

    /// Creates a plain table with one section without titles.
    convenience init(rows: [@MainActor () -> UITableViewCell]) { self.init(.plain, [Section(rows: rows)]) }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        sections[indexPath.section].rows[indexPath.row]()
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { headerView }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footerView }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove }
    func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle
    {
        editing(indexPath)
    }
}

/// Returns a cell with text in a built-in style.
@MainActor func cell(
    _ style: UITableViewCell.CellStyle = .default, _ text: String = "Iron", _ detail: String? = nil,
    symbol: String? = nil,
    _ change: (UITableViewCell) -> Void = { _ in }
) -> UITableViewCell {
    configured(UITableViewCell(style: style, reuseIdentifier: nil)) {
        $0.textLabel?.text = text
        if let detail { $0.detailTextLabel?.text = detail }
        if let symbol { $0.imageView?.image = UIImage(systemName: symbol) }
        change($0)
    }
}
