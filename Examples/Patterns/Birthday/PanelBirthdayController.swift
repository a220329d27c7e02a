import UIKit

/// The controller of the second variant, which only has to add people.
@preconcurrency @MainActor final class PanelBirthdayController: UIViewController, ActionListing {
    weak var people: UIStackView!

    init() { super.init(nibName: "BirthdayScreen", bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    var panels: [PersonPanelView] { people.arrangedSubviews.compactMap { $0 as? PersonPanelView } }

    static let actions = [ActionMethod("addPerson:", PanelBirthdayController.addPerson)]

    private func addPerson(_ sender: Any) {
        let panel = PersonPanelView()
        panel.data = Guests.next(after: panels.count)
        people.addArrangedSubview(panel)
    }
}
