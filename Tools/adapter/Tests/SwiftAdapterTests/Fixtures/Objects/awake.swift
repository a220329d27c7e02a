import UIKit

final class Helper: NSObject {
    var isAwake = false
    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}
final class Card: UIView {
    override func awakeFromNib() {
        super.awakeFromNib()
        tag = 3
    }
}

let (helper, card) = (Helper(), Card())
helper.awakeFromNib()
card.awakeFromNib()
precondition(helper.isAwake && card.tag == 3)
