import UIKit

final class Card: UIView {
    var sets = 0
    @IBOutlet weak var titleLabel: UILabel! {
        didSet { sets += 1 }
    }
}

let card = Card()
let label = UILabel()
card.setValue(label, forKey: "titleLabel")
precondition(card.titleLabel === label && card.sets == 1)
