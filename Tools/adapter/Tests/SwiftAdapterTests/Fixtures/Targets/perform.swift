import UIKit

final class Card: UIView {
    var calls: [String] = []
    @objc func open() { calls.append("open") }
    @objc func rename(_ name: String) { calls.append(name) }
}

let card = Card()
card.perform(#selector(Card.open))
card.perform(#selector(Card.rename), with: "new")
precondition(card.calls == ["open", "new"])
