import NibPatterns
import UIKit

/// A table of element views that pushes a screen with the same view.
@preconcurrency @MainActor final class ElementViewTableController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let elements: [Element]
    let tableView = UITableView(frame: .zero, style: .plain)

    init(_ elements: [Element]) {
        self.elements = elements
        super.init(nibName: nil, bundle: nil)
        title = "Cards"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        tableView.register(ElementViewCell.self)
        tableView.separatorStyle = .none
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(ElementViewCell.self, for: indexPath)
        cell.elementView.show(elements[indexPath.row])
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let card = ElementCardController(nibName: "ElementCard", bundle: nil)
        card.element = elements[indexPath.row]
        navigationController?.pushViewController(card, animated: true)
    }
}
