// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
                          func press(_ sender: UIButton) { calls += 1 }
 @MainActor static func _adapted0_2rw6erhm1sl27() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "pressedButton:") { (o: Form, a0: UIButton) in o.press(a0) }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("pressedButton:"), for: .touchUpInside)
button.addTarget(form, action: Selector("pressedButton:"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(NSStringFromSelector(Selector("pressedButton:")) == "pressedButton:")
precondition(form.calls == 1)

@used @section(".init_array") private let _register_adapted0_2rw6erhm1sl27: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_2rw6erhm1sl27() } }
