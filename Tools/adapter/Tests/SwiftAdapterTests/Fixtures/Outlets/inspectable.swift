import UIKit

@IBDesignable
final class Card: UIView {
    @IBInspectable var radius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }
    @IBInspectable var border: CGFloat = 0 {
        didSet { layer.borderWidth = border }
    }
    @IBInspectable var plain: CGFloat = 0
}

let card = Card()
card.setValue(CGFloat(4), forKey: "radius")
card.setValue(CGFloat(2), forKey: "border")
card.setValue(CGFloat(1), forKey: "plain")
precondition(card.layer.cornerRadius == 4 && card.layer.borderWidth == 2 && card.plain == 1)
