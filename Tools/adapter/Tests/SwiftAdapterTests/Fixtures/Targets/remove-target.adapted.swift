// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
          func call() { calls += 1 }
 @MainActor static func _adapted0_gwmpt4xf1l6p() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("call")    , for: .touchUpInside)
precondition(button.actions(forTarget: form, forControlEvent: .touchUpInside) == ["call"])
button.removeTarget(form, action: Selector("call")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 0)

@used @section(".init_array") private let _register_adapted0_gwmpt4xf1l6p: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_gwmpt4xf1l6p() } }
