// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView { override var intrinsicContentSize: CGSize { _moved_Card_intrinsicContentSize }; override var isHidden: Bool { get { _moved_Card_isHidden } set { _moved_Card_isHidden = newValue } }; }
extension Card {
             var _moved_Card_intrinsicContentSize: CGSize { CGSize(width: 3, height: 4) }
             var _moved_Card_isHidden: Bool {
        get { tag == 1 }
        set { tag = newValue ? 1 : 0 }
    }
}

let card = Card()
precondition(card.intrinsicContentSize == CGSize(width: 3, height: 4))
card.isHidden = true
precondition(card.isHidden && card.tag == 1)
