// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
          func call() -> Bool {
        calls += 1
        return true
    }
 @MainActor static func _adapted0_mrp4wj4r6zhy() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in _ = o.call() }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("call")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)

@used @section(".init_array") private let _register_adapted0_mrp4wj4r6zhy: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_mrp4wj4r6zhy() } }
