import UIKit

class Card: UIView {
    var log: [String] = []
    override func endEditing(_ force: Bool) -> Bool {
        log.append("card")
        return super.endEditing(force)
    }
    override func addGestureRecognizer(_ gesture: UIGestureRecognizer) {
        log.append("gesture")
        super.addGestureRecognizer(gesture)
    }
}
final class Small: Card {
    override func endEditing(_ force: Bool) -> Bool {
        log.append("small")
        return super.endEditing(force)
    }
}

let (card, small) = (Card(), Small())
let views: [UIView] = [UIView(), card, small]
for view in views {
    view.endEditing(true)
    view.addGestureRecognizer(UITapGestureRecognizer())
}
precondition(card.log == ["card", "gesture"] && small.log == ["small", "card", "gesture"])
precondition(views.allSatisfy { $0.gestureRecognizers?.count == 1 })
