// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var sender: UIButton?
          func send(_ sender: UIButton) { self.sender = sender }
 @MainActor static func _adapted0_1o6o4i12io5pe() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "send:") { (o: Form, a0: UIButton) in o.send(a0) }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("send:")       , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.sender === button)

@used @section(".init_array") private let _register_adapted0_1o6o4i12io5pe: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_1o6o4i12io5pe() } }
