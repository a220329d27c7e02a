// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Card: UIView {
    var log: [String] = []
             func _override_Card_endEditing(_ force: Bool) -> Bool {
        log.append("card")
        return super.UIKit::endEditing(force)
    }
             func _override_Card_addGestureRecognizer(_ gesture: UIGestureRecognizer) {
        log.append("gesture")
        super.UIKit::addGestureRecognizer(gesture)
    }
}
final class Small: Card {
             func _override_Small_endEditing(_ force: Bool) -> Bool {
        log.append("small")
        return super._override_Card_endEditing(force)
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

fileprivate extension UIView { @discardableResult func endEditing(_ p0: Bool) -> Bool { if let o = self as? Small { return o._override_Small_endEditing(p0) }; if let o = self as? Card { return o._override_Card_endEditing(p0) }; return self.UIKit::endEditing(p0) } }
fileprivate extension UIView { func addGestureRecognizer(_ p0: UIGestureRecognizer) { if let o = self as? Card { return o._override_Card_addGestureRecognizer(p0) }; return self.UIKit::addGestureRecognizer(p0) } }
