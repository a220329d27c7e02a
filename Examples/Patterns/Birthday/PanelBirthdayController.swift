import UIKit

/// Option two's controller: all that is left to it is adding people.
@preconcurrency @MainActor final class PanelBirthdayController: UIViewController, ActionResponding {
    weak var people: UIStackView!

    init() { super.init(nibName: "BirthdayScreen", bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    var panels: [PersonPanelView] { people.arrangedSubviews.compactMap { $0 as? PersonPanelView } }

    func responds(to selector: Selector) -> Bool { selector == "addPerson:" }

    func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) -> Bool {
        guard responds(to: action) else { return false }
        let panel = PersonPanelView()
        panel.data = Guests.next(after: panels.count)
        people.addArrangedSubview(panel)
        return true
    }
}
