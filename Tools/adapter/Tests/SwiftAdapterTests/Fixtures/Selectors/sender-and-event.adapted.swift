// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
          func send(_ sender: UIButton, event: UIEvent?) { calls += 1 }
 @MainActor static func _adapted0_2ggpwkqu95d4z() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "send:event:") { (o: Form, a0: UIButton, a1: UIEvent?) in o.send(a0, event: a1) }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("send:event:")       , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)
precondition(NSStringFromSelector(Selector("send:event:")       ) == "send:event:")

@used @section(".init_array") private let _register_adapted0_2ggpwkqu95d4z: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_2ggpwkqu95d4z() } }
