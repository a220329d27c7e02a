import UIKit

final class Card: UIView {
    @IBOutlet weak var titleLabel: UILabel!
    @IBOutlet private weak var button: UIButton?
    @IBOutlet var labels: [UILabel]!
    @IBOutlet weak private(set) var other: UIView!
}

let card = Card()
let label = UILabel()
card.setValue(label, forKey: "titleLabel")
precondition(card.titleLabel === label)
precondition(card.labels == nil)
