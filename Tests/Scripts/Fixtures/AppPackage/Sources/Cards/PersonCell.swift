import UIKit

@IBDesignable
open class RoundedView: UIView {
    @IBInspectable public var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }
}

public final class PersonCell: UITableViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private(set) weak var badge: RoundedView!
    @IBOutlet private var labels: [UILabel]!
    @IBOutlet private weak var follow: UIButton!
    @objc dynamic public var count = 0
    public private(set) var log: [String] = []

    public override func awakeFromNib() {
        super.awakeFromNib()
        nameLabel.textColor = #colorLiteral(red: 0.8, green: 0, blue: 0.2, alpha: 1)
        follow.addTarget(self, action: #selector(touched), for: .touchDown)
        NotificationCenter.default.addObserver(
            self, selector: #selector(renamed(_:)), name: Notification.Name("renamed"), object: nil)
        log.append(#keyPath(PersonCell.count))
    }

    @IBAction private func celebrate(_ sender: UIButton) { log.append("celebrate \(sender === follow)") }

    @IBAction func press(_ sender: Any, forEvent event: UIEvent) { log.append("press") }

    @objc private func touched() { log.append("touched") }

    @objc(nameChanged:)
    private func renamed(_ notification: Notification) { log.append("renamed") }

    public func configure(name: String) {
        nameLabel.text = name
        applyTheme()
    }

    public var labelCount: Int { labels.count }

    public func tap() { follow.sendActions(for: [.touchDown]) }

    public func release() { follow.sendActions(for: .touchUpInside) }

    deinit { NotificationCenter.default.removeObserver(self) }
}

#if os(iOS) && targetEnvironment(simulator)
    public let isPhone = true
#else
    public let isPhone = false
#endif
