import UIKit

class Base: UIView {
    func name() -> String { "base" }
}
final class Derived: Base {}
extension Derived {
    override func name() -> String { "derived " + super.name() }
}

let object: Base = Derived()
precondition(object.name() == "derived base")
