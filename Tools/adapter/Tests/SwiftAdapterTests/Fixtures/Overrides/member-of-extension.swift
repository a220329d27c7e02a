import UIKit

class Base: UIView {}
extension Base {
    @objc func name() -> String { "base" }
}
final class Derived: Base {
    override func name() -> String { "derived " + super.name() }
}

let object: Base = Derived()
precondition(object.name() == "derived base")
