import NibPatterns
import UIKit

/// A table without cell classes and registered nibs: a new cell comes from a hook that loads a nib, and a
/// recycled cell is wrapped in a new hook.
@preconcurrency @MainActor final class HookedTableController: UITableViewController {
    let elements: [Element]

    init(_ elements: [Element]) {
        self.elements = elements
        super.init(style: .plain)
        title = "Hooks"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { elements.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let name = indexPath.row.isMultiple(of: 3) ? "HookedTallRow" : "HookedRow"
        let recycled = tableView.dequeueReusableCell(withIdentifier: name)
        do {
            let hook = try recycled.map { try ElementHook(view: $0) } ?? ElementHook(nibName: name, bundle: .module)
            hook.show(elements[indexPath.row])
            return hook.view as? UITableViewCell ?? UITableViewCell()
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
