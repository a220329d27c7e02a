import UIKit

/// A cell with a title and a subtitle.
class HeadlineCell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet weak var subtitleLabel: UILabel!

    override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.text = localized("basket.title")
        subtitleLabel.text = localized("basket.subtitle")
        accessibilityTraits.insert(.header)
    }
}
