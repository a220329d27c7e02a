// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Card: UIView {
    var log: [String] = []
             func _override_Card_isDescendant(of view: UIView) -> Bool {
        log.append("card")
        return super.UIKit::isDescendant(of: view)
    }
             func _override_Card_addLayoutGuide(_ guide: UILayoutGuide) {
        log.append("guide")
        super.UIKit::addLayoutGuide(guide)
    }
}
final class Small: Card {
             func _override_Small_isDescendant(of view: UIView) -> Bool {
        log.append("small")
        return super._override_Card_isDescendant(of: view)
    }
}

let (card, small) = (Card(), Small())
let views: [UIView] = [UIView(), card, small]
for view in views {
    precondition(view.isDescendant(of: view))
    view.addLayoutGuide(UILayoutGuide())
}
precondition(card.log == ["card", "guide"] && small.log == ["small", "card", "guide"])
precondition(views.allSatisfy { $0.layoutGuides.count == 1 })

fileprivate extension UIView { func isDescendant(of p0: UIView) -> Bool { if let o = self as? Small { return o._override_Small_isDescendant(of: p0) }; if let o = self as? Card { return o._override_Card_isDescendant(of: p0) }; return self.UIKit::isDescendant(of: p0) } }
fileprivate extension UIView { func addLayoutGuide(_ p0: UILayoutGuide) { if let o = self as? Card { return o._override_Card_addLayoutGuide(p0) }; return self.UIKit::addLayoutGuide(p0) } }
