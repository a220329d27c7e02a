// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Base: UIView { func name() -> String { _moved_Base_name() }; }
extension Base {
          func _moved_Base_name() -> String { "base" }
 @MainActor static func _adapted1_3grui8ikzhtmw() -> AdaptedClasses.Members { AdaptedClasses.Members(Base.self, actions: [ActionMethod(adapted: "name") { (o: Base) in _ = o.name() }]) } }
final class Derived: Base {
    override func name() -> String { "derived " + super.name() }
}

let object: Base = Derived()
precondition(object.name() == "derived base")

@used @section(".init_array") private let _register_adapted1_3grui8ikzhtmw: @convention(c) () -> Void = { AdaptedClasses.register { Base._adapted1_3grui8ikzhtmw() } }
