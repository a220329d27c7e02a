import UIKit

/// A change of a view that an app could make. It can be applied to any window with the same subject.
@MainActor struct Change {
    let description: String
    let apply: (SubjectWindow) -> Void

    /// Returns a random change of the window's views; nil if the chosen kind of change does not apply to the chosen view.
    static func random(_ window: SubjectWindow, _ random: inout SplitMix) -> Change? {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return setting(window, &random)
        case 1, 2: return constraint(window, &random)
        case 3: return hierarchy(window, &random)
        default: return property(window, &random)
        }
    }

    private static func setting(_ window: SubjectWindow, _ random: inout SplitMix) -> Change {
        var setting = window.setting
        switch Int.random(in: 0..<4, using: &random) {
        case 0: setting.width = [320, 375, 414, 700].randomElement(using: &random)
        case 1: setting.style = .dark
        case 2: setting.textSize = random.chance(50) ? .extraSmall : .accessibilityLarge
        default: setting.direction = .rightToLeft
        }
        return Change(description: "setting: \(setting)") { $0.change(to: setting) }
    }

    private static func constraint(_ window: SubjectWindow, _ random: inout SplitMix) -> Change? {
        guard let index = window.constraints.indices.randomElement(using: &random) else { return nil }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let amount = CGFloat(Int.random(in: -8...24, using: &random))
            return Change(description: "constraint \(index).constant += \(amount)") {
                $0.constraints[index].constant += amount
            }
        case 1:
            return Change(description: "constraint \(index).isActive = false") {
                $0.constraints[index].isActive = false
            }
        default:
            let priority = UILayoutPriority(Float([250, 500, 999].randomElement(using: &random) ?? 500))
            guard window.constraints[index].priority != .required else { return nil }
            return Change(description: "constraint \(index).priority = \(priority.rawValue)") {
                $0.constraints[index].priority = priority
            }
        }
    }

    private static func hierarchy(_ window: SubjectWindow, _ random: inout SplitMix) -> Change? {
        guard let index = window.targets.indices.randomElement(using: &random) else { return nil }
        let view = window.targets[index]
        if let stack = view as? UIStackView {
            guard random.chance(50), !stack.arrangedSubviews.isEmpty else {
                let position = Int.random(in: 0...stack.arrangedSubviews.count, using: &random)
                return Change(description: "view \(index).insertArrangedSubview(label, at: \(position))") {
                    guard let stack = $0.targets[index] as? UIStackView else { return }
                    let label = UILabel()
                    label.text = "Inserted"
                    stack.insertArrangedSubview(label, at: min(position, stack.arrangedSubviews.count))
                }
            }
            return Change(description: "view \(index).arrangedSubviews.first.removeFromSuperview()") {
                ($0.targets[index] as? UIStackView)?.arrangedSubviews.first?.removeFromSuperview()
            }
        }
        guard index > 0, type(of: view) == UIView.self || view is UILabel || view is UIImageView else { return nil }
        return Change(description: "view \(index).removeFromSuperview()") { $0.targets[index].removeFromSuperview() }
    }

    private static func property(_ window: SubjectWindow, _ random: inout SplitMix) -> Change? {
        guard let index = window.targets.indices.randomElement(using: &random) else { return nil }
        var choices = viewChoices
        switch window.targets[index] {
        case is UILabel: choices += labelChoices
        case is UIButton: choices += buttonChoices
        case is UIStackView: choices += stackChoices
        case is UITextField: choices += fieldChoices
        case is UIImageView: choices += imageChoices
        case is UITableViewCell: choices += cellChoices
        default: break
        }
        guard let choice = random.pick(choices) else { return nil }
        return Change(description: "view \(index).\(choice.words)") { choice.set($0.targets[index]) }
    }

    private typealias Choice = (words: String, set: @MainActor (UIView) -> Void)

    private static func choice<View: UIView>(
        _ description: String, _ set: @escaping @MainActor (View) -> Void
    ) -> Choice { (description, { view in if let view = view as? View { set(view) } }) }

    private static let viewChoices: [Choice] = [
        choice("isHidden.toggle()") { $0.isHidden.toggle() },
        choice("layoutMargins = 3 5 7 11") { $0.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11) },
        choice("directionalLayoutMargins = 3 20 7 11") {
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 3, leading: 20, bottom: 7, trailing: 11)
        },
        choice("preservesSuperviewLayoutMargins.toggle()") { $0.preservesSuperviewLayoutMargins.toggle() },
        choice("semanticContentAttribute = .forceRightToLeft") { $0.semanticContentAttribute = .forceRightToLeft },
        choice("hugging = 800") { $0.setContentHuggingPriority(UILayoutPriority(800), for: .horizontal) },
        choice("compression = 100") {
            $0.setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        },
        choice("vertical hugging = 800") { $0.setContentHuggingPriority(UILayoutPriority(800), for: .vertical) },
        choice("alpha = 0.5") { $0.alpha = 0.5 },
    ]

    private static let labelChoices: [Choice] = [
        choice("text = nil") { (label: UILabel) in label.text = nil },
        choice("text = a long one") { (label: UILabel) in
            label.text = "A text that is long enough to be broken into two lines or more of most labels"
        },
        choice("text = Ab") { (label: UILabel) in label.text = "Ab" },
        choice("numberOfLines = 0") { (label: UILabel) in label.numberOfLines = 0 },
        choice("numberOfLines = 1") { (label: UILabel) in label.numberOfLines = 1 },
        choice("font = 23") { (label: UILabel) in label.font = .systemFont(ofSize: 23) },
        choice("font = body") { (label: UILabel) in
            label.font = .preferredFont(forTextStyle: .body)
            label.adjustsFontForContentSizeCategory = true
        },
        choice("attributedText = bold") { (label: UILabel) in
            label.attributedText = NSAttributedString(
                string: "An attributed text", attributes: [.font: UIFont.boldSystemFont(ofSize: 19)])
        },
        choice("preferredMaxLayoutWidth = 100") { (label: UILabel) in label.preferredMaxLayoutWidth = 100 },
    ]

    private static let buttonChoices: [Choice] = [
        choice("title = Another title") { (button: UIButton) in button.setTitle("Another title", for: .normal) },
        choice("title = nil") { (button: UIButton) in button.setTitle(nil, for: .normal) },
        choice("isEnabled = false") { (button: UIButton) in button.isEnabled = false },
        choice("isSelected = true") { (button: UIButton) in button.isSelected = true },
        choice("image = star") { (button: UIButton) in button.setImage(UIImage(systemName: "star"), for: .normal) },
        choice("titleLabel.font = 23") { (button: UIButton) in button.titleLabel?.font = .systemFont(ofSize: 23) },
        choice("contentHorizontalAlignment = .leading") { (button: UIButton) in
            button.contentHorizontalAlignment = .leading
        },
        choice("configuration = filled") { (button: UIButton) in button.configuration = .filled() },
    ]

    private static let stackChoices: [Choice] = [
        choice("spacing = 13") { (stack: UIStackView) in stack.spacing = 13 },
        choice("axis = other") { (stack: UIStackView) in
            stack.axis = stack.axis == .vertical ? .horizontal : .vertical
        },
        choice("alignment = .center") { (stack: UIStackView) in stack.alignment = .center },
        choice("distribution = .equalSpacing") { (stack: UIStackView) in stack.distribution = .equalSpacing },
        choice("distribution = .fillEqually") { (stack: UIStackView) in stack.distribution = .fillEqually },
        choice("isLayoutMarginsRelativeArrangement.toggle()") { (stack: UIStackView) in
            stack.isLayoutMarginsRelativeArrangement.toggle()
        },
        choice("first arranged view isHidden.toggle()") { (stack: UIStackView) in
            stack.arrangedSubviews.first?.isHidden.toggle()
        },
    ]

    private static let fieldChoices: [Choice] = [
        choice("text = Some text") { (field: UITextField) in field.text = "Some text" },
        choice("placeholder = Some") { (field: UITextField) in field.placeholder = "Some" },
        choice("borderStyle = .none") { (field: UITextField) in field.borderStyle = .none },
        choice("font = 23") { (field: UITextField) in field.font = .systemFont(ofSize: 23) },
    ]

    private static let imageChoices: [Choice] = [
        choice("image = nil") { (view: UIImageView) in view.image = nil },
        choice("image = star") { (view: UIImageView) in view.image = UIImage(systemName: "star") },
        choice("contentMode = .center") { (view: UIImageView) in view.contentMode = .center },
    ]

    private static let cellChoices: [Choice] = [
        choice("accessoryType = .disclosureIndicator") { (cell: UITableViewCell) in
            cell.accessoryType = .disclosureIndicator
        },
        choice("isEditing = true") { (cell: UITableViewCell) in cell.setEditing(true, animated: false) },
        choice("indentationLevel = 2") { (cell: UITableViewCell) in cell.indentationLevel = 2 },
        choice("textLabel.text = Title") { (cell: UITableViewCell) in cell.textLabel?.text = "Title" },
        choice("backgroundColor = .red") { (cell: UITableViewCell) in cell.backgroundColor = .red },
    ]
}
