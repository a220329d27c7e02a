import UIKit

// Typical cells of an app, with outlets of every kind, and overrides of the methods that UIKit calls.

/// The superclass of the contact cell, with an inherited outlet.
@preconcurrency @MainActor class BaseCell: UITableViewCell {
    weak var inheritedLabel: UILabel!
    private(set) var awakenings = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        awakenings += 1
        inheritedLabel.text = "awake"
    }
}

/// Receives the calls of a contact cell's button.
@preconcurrency @MainActor protocol ContactCellDelegate: AnyObject {
    func contactCellDidTapCall(_ cell: ContactCell)
}

/// A cell with outlets, actions and inspectable properties of every kind.
@preconcurrency @MainActor final class ContactCell: BaseCell {
    weak var nameLabel: UILabel!
    var strongView: UIView!
    private weak var avatarView: UIImageView?
    var badges: [UIView]!
    private var badgeHeight: NSLayoutConstraint!
    var statusLabel: UILabel? { didSet { statusLabel?.textColor = .systemRed } }
    weak var delegate: (any ContactCellDelegate)?

    var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    var isImportant = false
    var note: String?

    private(set) var reuses = 0
    var avatar: UIImageView? { avatarView }
    var badgeHeightConstant: CGFloat {
        get { badgeHeight.constant }
        set { badgeHeight.constant = newValue }
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        nameLabel.text = nil
    }

    func callTapped(_ sender: UIButton) { delegate?.contactCellDidTapCall(self) }
}

extension ContactCell: ActionListing {
    static var actions: [ActionMethod] { [ActionMethod("callTapped:", ContactCell.callTapped)] }
}

extension ContactCell: KeyValueCodable {
    static var keyValueProperties: [KeyValueProperty] {
        [
            KeyValueProperty("statusLabel", of: ContactCell.self, { $0.statusLabel }, { $0.statusLabel = $1 }),
            KeyValueProperty("cornerRadius", of: ContactCell.self, { $0.cornerRadius }, { $0.cornerRadius = $1 }),
        ]
    }
}

/// A view with custom drawing.
@preconcurrency @MainActor final class RingView: UIView {
    var color = UIColor.systemBlue { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(color.cgColor)
        context.fillEllipse(in: bounds)
        UIColor.systemBackground.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 10, dy: 10)).fill()
    }
}
