import NibPatterns
import UIKit

/// Shows a table of element views, and pushes a screen with the same view.
@preconcurrency @MainActor final class ElementViewTableController: UITableViewController {
    let elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
        super.init(style: .plain)
        title = "Cards"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ElementViewCell.self)
        tableView.separatorStyle = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(ElementViewCell.self, for: indexPath)
        cell.elementView.show(elements[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let card = ElementCardController(nibName: "ElementCard", bundle: nil)
        card.element = elements[indexPath.row]
        navigationController?.pushViewController(card, animated: true)
    }
}
