import UIKit

class OpenCell: UITableViewCell {
    @IBOutlet var titleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.text = "From the class"
    }
}

/// Loads its own XIB, whose File's Owner it is.
class BadgeView: UIView {
    @IBOutlet var label: UILabel!

    override init(frame: CGRect) {
        super.init(frame: frame)
        let views = Bundle.main.loadNibNamed("BadgeView", owner: self, options: nil)
        guard let content = views?.first as? UIView else { return }
        content.frame = bounds
        addSubview(content)
        label.text = "Badge"
    }

    required init?(coder: NSCoder) { fatalError("made in code") }
}

class WrongView: UIView {}
