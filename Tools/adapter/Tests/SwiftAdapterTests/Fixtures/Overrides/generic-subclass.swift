import UIKit

extension UIView {
    @objc func kind() -> String { "view" }
}
final class Box<Value>: UIView {
    override func kind() -> String { "box of \(Value.self), " + super.kind() }
}

let views: [UIView] = [UIView(), Box<Int>()]
precondition(views.map { $0.kind() } == ["view", "box of Int, view"])
