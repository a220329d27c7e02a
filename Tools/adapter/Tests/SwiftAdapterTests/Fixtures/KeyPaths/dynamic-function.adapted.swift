// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Base: NSObject {
                  func name() -> String { "base" }
            var title: String { "title" }
 @MainActor static func _adapted0_3ndnacgsnadv0() -> AdaptedClasses.Members { AdaptedClasses.Members(Base.self, actions: [ActionMethod(adapted: "name") { (o: Base) in _ = o.name() }]) } }
final class Derived: Base {
    override func name() -> String { "derived" }
}

let object: Base = Derived()
precondition(object.name() == "derived" && object.title == "title")

@used @section(".init_array") private let _register_adapted0_3ndnacgsnadv0: @convention(c) () -> Void = { AdaptedClasses.register { Base._adapted0_3ndnacgsnadv0() } }
