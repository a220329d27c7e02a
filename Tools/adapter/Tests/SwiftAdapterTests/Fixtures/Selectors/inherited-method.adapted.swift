// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Base: NSObject {
    var calls = 0
                     func refresh() { calls += 1 }
 @MainActor static func _adapted0_2xi2fmx4allon() -> AdaptedClasses.Members { AdaptedClasses.Members(Base.self, actions: [ActionMethod(adapted: "doRefresh") { (o: Base) in o.refresh() }]) } }
final class Derived: Base {
    func listen(_ button: UIButton) { button.addTarget(self, action: Selector("doRefresh"), for: .touchUpInside) }
}

let derived = Derived()
let button = UIButton()
derived.listen(button)
button.sendActions(for: .touchUpInside)
precondition(derived.calls == 1)

@used @section(".init_array") private let _register_adapted0_2xi2fmx4allon: @convention(c) () -> Void = { AdaptedClasses.register { Base._adapted0_2xi2fmx4allon() } }
