import UIKit

class Panel: UIControl {
    var taps = 0
}
typealias Card = Panel
extension Card {
    @objc func tap() { taps += 1 }
}

let card = Card()
card.addTarget(card, action: #selector(Card.tap), for: .touchUpInside)
card.sendActions(for: .touchUpInside)
precondition(card.taps == 1)
