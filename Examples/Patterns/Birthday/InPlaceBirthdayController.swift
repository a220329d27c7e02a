import UIKit

/// The first variant: the controller stores the data, and finds the rows of a plain nib by tags and superviews.
@preconcurrency @MainActor final class InPlaceBirthdayController: UIViewController, ActionListing {
    /// The stack view that contains the panels of all people.
    weak var people: UIStackView!
    private(set) var data: [(String, Int)] = []

    init() { super.init(nibName: "BirthdayScreen", bundle: nil) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    private func addPerson(_ sender: Any) {
        let person = Guests.next(after: data.count)
        data.append(person)
        let objects = Bundle(for: InPlaceBirthdayController.self).loadNibNamed("PersonPanel", owner: self)
        guard let panel = objects?.first as? UIStackView,
            let label = panel.arrangedSubviews.first as? UILabel, let button = panel.arrangedSubviews.last as? UIButton
        else { return }
        label.text = "\(person.0) : \(person.1)"
        button.tag = data.count - 1
        button.addTarget(self, action: "happyBirthday:", for: .touchUpInside)
        people.addArrangedSubview(panel)
    }

    private func happyBirthday(_ button: UIButton) {
        data[button.tag].1 += 1
        let label = button.superview?.subviews.first { $0 !== button } as? UILabel
        label?.text = "\(data[button.tag].0) : \(data[button.tag].1)"
    }

    /// Registers the actions, as `@IBAction` and `@objc` do on Apple platforms.
    static let actions = [
        ActionMethod("addPerson:", InPlaceBirthdayController.addPerson),
        ActionMethod("happyBirthday:", InPlaceBirthdayController.happyBirthday),
    ]
}
