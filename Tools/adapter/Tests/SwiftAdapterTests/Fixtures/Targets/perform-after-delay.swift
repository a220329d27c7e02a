import UIKit

final class Card: UIView {
    var calls = 0
    @objc func open() { calls += 1 }
}

let card = Card()
card.perform(#selector(Card.open), with: nil, afterDelay: 0.001)
card.performSelector(inBackground: #selector(Card.open), with: nil)
RunLoop.current.run(until: Date().addingTimeInterval(0.1))
precondition(card.calls == 2)
