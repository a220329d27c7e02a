import UIKit

extension UIView {
    @objc func kind() -> String { "view" }
}
final class Card: UIView {
    override func kind() -> String { "card " + super.kind() }
}

let views: [UIView] = [UIView(), Card()]
precondition(views.map { $0.kind() } == ["view", "card view"])
