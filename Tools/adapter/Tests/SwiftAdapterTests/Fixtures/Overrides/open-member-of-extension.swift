import UIKit

open class Base: UIView {}
extension Base {
    @objc open func name() -> String { "base" }
    @objc open var title: String { "base" }
}
final class Derived: Base {
    override func name() -> String { "derived" }
    override var title: String { "derived " + super.title }
}

let object: Base = Derived()
precondition(object.name() == "derived" && object.title == "derived base")
