import UIKit

/// The view of the second variant: it stores one person, and loads its content from a nib.
@preconcurrency @MainActor final class PersonPanelView: UIView, ActionListing {
    /// The name and the age, which are set together so that the label is updated once.
    var data: (String, Int) = ("", 0) { didSet { label?.text = "\(data.0) : \(data.1)" } }

    private weak var label: UILabel?
    private(set) weak var button: UIButton?

    override init(frame: CGRect) {
        super.init(frame: frame)
        initSubviews()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        initSubviews()
    }

    private func initSubviews() {
        let nib = UINib(nibName: "PersonPanel", bundle: Bundle(for: PersonPanelView.self))
        guard let panel = nib.instantiate(withOwner: self).first as? UIStackView else { return }
        panel.frame = bounds
        panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(panel)
        label = panel.arrangedSubviews.first as? UILabel
        button = panel.arrangedSubviews.last as? UIButton
        button?.addTarget(self, action: "happyBirthday", for: .touchUpInside)
    }

    static let actions = [ActionMethod("happyBirthday", PersonPanelView.happyBirthday)]

    private func happyBirthday() { data = (data.0, data.1 + 1) }
}
