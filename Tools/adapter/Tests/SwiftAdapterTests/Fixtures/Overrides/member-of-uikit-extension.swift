import UIKit

class Card: UIView {
    var log: [String] = []
    override func isDescendant(of view: UIView) -> Bool {
        log.append("card")
        return super.isDescendant(of: view)
    }
    override func addLayoutGuide(_ guide: UILayoutGuide) {
        log.append("guide")
        super.addLayoutGuide(guide)
    }
}
final class Small: Card {
    override func isDescendant(of view: UIView) -> Bool {
        log.append("small")
        return super.isDescendant(of: view)
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
