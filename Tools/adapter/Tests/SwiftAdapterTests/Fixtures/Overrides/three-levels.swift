import UIKit

extension UIView {
    @objc func kind() -> String { "view" }
}
class Card: UIView {
    override func kind() -> String { "card " + super.kind() }
}
final class Small: Card {
    override func kind() -> String { "small " + super.kind() }
}

let views: [UIView] = [UIView(), Card(), Small()]
precondition(views.map { $0.kind() } == ["view", "card view", "small card view"])
