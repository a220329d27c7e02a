import UIKit

final class Card: UIView {
    @IBInspectable var border: UIColor? {
        get { layer.borderColor.map { UIColor(cgColor: $0) } }
        set { layer.borderColor = newValue?.cgColor }
    }
}

let card = Card()
card.setValue(UIColor.red, forKey: "border")
precondition(card.layer.borderColor != nil)
