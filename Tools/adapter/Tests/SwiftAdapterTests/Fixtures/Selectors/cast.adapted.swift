// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
          func press(_ sender: UIButton) { calls += 1 }
    func listen(_ button: UIButton) {
        button.addTarget(self, action: Selector("press:")                    , for: .touchUpInside)
        button.addTarget(self, action: Selector("press:")                          , for: .touchDown)
    }
 @MainActor static func _adapted0_3vapwbgl3eolo() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "press:") { (o: Form, a0: UIButton) in o.press(a0) }]) } }

let form = Form()
let button = UIButton()
form.listen(button)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .touchDown)
precondition(form.calls == 2)

@used @section(".init_array") private let _register_adapted0_3vapwbgl3eolo: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_3vapwbgl3eolo() } }
