// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Base: UIView {
    func name() -> String { "base" }
}
final class Derived: Base { override func name() -> String { _moved_Derived_name() }; }
extension Derived {
             func _moved_Derived_name() -> String { "derived " + super.name() }
}

let object: Base = Derived()
precondition(object.name() == "derived base")
