import UIKit

extension UIView {
    @objc func fill(_ color: UIColor = .red, animated: Bool = false) -> String { animated ? "slow" : "view" }
}
final class Card: UIView {
    override func fill(_ color: UIColor, animated: Bool) -> String { "card " + super.fill(color, animated: animated) }
}

let views: [UIView] = [UIView(), Card()]
precondition(views.map { $0.fill() } == ["view", "card view"])
