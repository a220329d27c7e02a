// swift-format-ignore-file
import CellSimAdapted; import UIKit

enum Space {
    final class Card: UIView { override func layoutSubviews() { _moved_Space_Card_layoutSubviews() }; }
}
extension Space.Card {
             func _moved_Space_Card_layoutSubviews() { tag = 2 }
}

let card = Space.Card()
card.setNeedsLayout()
card.layoutIfNeeded()
precondition(card.tag == 2)
