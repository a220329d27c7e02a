// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Base: NSObject {
    var calls: [String] = []
                     func refresh() { calls.append("base") }
 @MainActor static func _adapted0_28u4hboapd9bl() -> AdaptedClasses.Members { AdaptedClasses.Members(Base.self, actions: [ActionMethod(adapted: "doRefresh") { (o: Base) in o.refresh() }]) } }
final class Derived: Base {
    override func refresh() {
        super.refresh()
        calls.append("derived")
    }
}

let derived = Derived()
let button = UIButton()
button.addTarget(derived, action: Selector("doRefresh")     , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(derived.calls == ["base", "derived"])

@used @section(".init_array") private let _register_adapted0_28u4hboapd9bl: @convention(c) () -> Void = { AdaptedClasses.register { Base._adapted0_28u4hboapd9bl() } }
