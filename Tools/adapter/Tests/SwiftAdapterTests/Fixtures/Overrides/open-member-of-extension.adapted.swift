// swift-format-ignore-file
import CellSimAdapted; import UIKit

open class Base: UIView { open func name() -> String { _moved_Base_name() }; open var title: String { _moved_Base_title }; }
extension Base {
          public func _moved_Base_name() -> String { "base" }
          public var _moved_Base_title: String { "base" }
 @MainActor static func _adapted1_1pc05jv5gjgur() -> AdaptedClasses.Members { AdaptedClasses.Members(Base.self, actions: [ActionMethod(adapted: "name") { (o: Base) in _ = o.name() }], properties: [KeyValueProperty(readOnly: "title", \Base.title)]) } }
final class Derived: Base {
    override func name() -> String { "derived" }
    override var title: String { "derived " + super.title }
}

let object: Base = Derived()
precondition(object.name() == "derived" && object.title == "derived base")

@used @section(".init_array") private let _register_adapted1_1pc05jv5gjgur: @convention(c) () -> Void = { AdaptedClasses.register { Base._adapted1_1pc05jv5gjgur() } }
