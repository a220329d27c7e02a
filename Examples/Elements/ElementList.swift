import UIKit

/// The data source of a table of elements. Any number of tables can share the nib.
@preconcurrency @MainActor final class ElementList: NSObject, UITableViewDataSource {
    let table: UITableView
    private let elements: [Element]
    private static let identifier = "Element"

    init(_ elements: [Element], nib: UINib, frame: CGRect) {
        self.elements = elements
        table = UITableView(frame: frame, style: .plain)
        super.init()
        table.register(nib, forCellReuseIdentifier: ElementList.identifier)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 111
        table.dataSource = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ElementList.identifier, for: indexPath)
        (cell as? ElementCell)?.element = elements[indexPath.row]
        return cell
    }
}
