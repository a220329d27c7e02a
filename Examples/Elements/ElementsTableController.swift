import UIKit

/// A table of elements. Its cells come from a nib that any number of such tables share.
@preconcurrency @MainActor final class ElementsTableController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let elements: [Element]
    let tableView = UITableView(frame: .zero, style: .plain)

    init(_ elements: [Element], title: String, image: UIImage?) {
        self.elements = elements
        super.init(nibName: nil, bundle: nil)
        self.title = title
        tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        tableView.register(UINib(nibName: "Elements", bundle: .module), forCellReuseIdentifier: "Element")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 111
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Element", for: indexPath)
        (cell as? ElementCell)?.show(elements[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = ElementDetailController(nibName: "ElementDetail", bundle: nil)
        detail.element = elements[indexPath.row]
        navigationController?.pushViewController(detail, animated: true)
    }
}
