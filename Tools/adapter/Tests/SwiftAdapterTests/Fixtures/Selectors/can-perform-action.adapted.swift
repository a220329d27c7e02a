// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")   || action == Selector("paste:")                                 
    }
}

let card = Card()
precondition(card.canPerformAction(Selector("copy:")                                 , withSender: nil))
precondition(card.canPerformAction(Selector("paste:"), withSender: nil))
precondition(!card.canPerformAction(Selector("cut:")                                 , withSender: nil))
