import NibPatterns
import UIKit

/// Shows a table of elements. Its cells come from a nib that several tables share.
@preconcurrency @MainActor final class ElementsTableController: UITableViewController {
    let elements: [Element]

    init(_ elements: [Element], title: String, image: UIImage?) {
        self.elements = elements
        super.init(style: .plain)
        self.title = title
        tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ElementRow.self)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 64
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(ElementRow.self, for: indexPath)
        cell.show(elements[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = ElementDetailController(nibName: "ElementDetail", bundle: nil)
        detail.element = elements[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}
