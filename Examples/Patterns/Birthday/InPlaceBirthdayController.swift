import UIKit

/// Option one: the data lies in the controller, and rows of a raw nib are found again by tags and superviews.
@preconcurrency @MainActor final class InPlaceBirthdayController: UIViewController, ActionListing {
    /// The stack into which each person's panel goes.
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

    /// What `@IBAction` and `@objc` do on Apple's systems.
    static let actions = [
        ActionMethod("addPerson:", InPlaceBirthdayController.addPerson),
        ActionMethod("happyBirthday:", InPlaceBirthdayController.happyBirthday),
    ]
}
