import UIKit

final class Card: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == #selector(copy(_:)) || action == #selector(UIResponderStandardEditActions.paste(_:))
    }
}

let card = Card()
precondition(card.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
precondition(card.canPerformAction(Selector("paste:"), withSender: nil))
precondition(!card.canPerformAction(#selector(UIResponderStandardEditActions.cut(_:)), withSender: nil))
