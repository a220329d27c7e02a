// swift-format-ignore-file
import CellSimAdapted; final class Derived: Base {
    override func name() -> String { "derived " + super.name() }
}
extension Derived {
             func _override_Derived_kind() -> String { "derived " + super._base_kind() }
}
