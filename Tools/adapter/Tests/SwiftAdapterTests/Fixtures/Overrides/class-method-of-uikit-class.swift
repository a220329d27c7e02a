import UIKit

extension UIView {
    @objc class func kind() -> String { "view" }
    @objc class var identifier: String { "view" }
}
final class Card: UIView {
    override class func kind() -> String { "card " + super.kind() }
    override class var identifier: String { "card" }
}

let classes: [UIView.Type] = [UIView.self, Card.self]
precondition(classes.map { $0.kind() } == ["view", "card view"])
precondition(classes.map { $0.identifier } == ["view", "card"])
