import UIKit

final class Card: UIView {
    override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { CGPoint(x: 7, y: 7) }
}

let card: UIView = Card()
precondition(card.convert(CGPoint.zero, to: nil) == CGPoint(x: 7, y: 7))
precondition(card.convert(CGRect.zero, to: nil) == .zero)
