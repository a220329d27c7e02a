import UIKit

extension UIView {
    @objc func add(_ view: UIView) -> String { "view" }
    @objc(addNumber:) func add(_ number: Int) -> String { "number" }
}
final class Card: UIView {
    override func add(_ view: UIView) -> String { "card " + super.add(view) }
}

let view: UIView = Card()
precondition(view.add(UIView()) == "card view")
precondition(view.add(3) == "number")
