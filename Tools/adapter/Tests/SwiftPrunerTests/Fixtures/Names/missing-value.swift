import Kit
import UIKit

final class Card: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        Tracker.shared.track("awake")
        tag = 3
    }
}
