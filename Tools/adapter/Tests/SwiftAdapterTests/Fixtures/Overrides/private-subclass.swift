import UIKit

extension UIView {
    @objc func kind() -> String { "view" }
    @objc var number: Int { 1 }
}
private final class Card: UIView {
    override func kind() -> String { "card " + super.kind() }
    override var number: Int { super.number + 1 }
}

let views: [UIView] = [UIView(), Card()]
precondition(views.map { $0.kind() } == ["view", "card view"])
precondition(views.map(\.number) == [1, 2])
