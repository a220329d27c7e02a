// swift-format-ignore-file
import CellSimAdapted; import UIKit

             final class Form: NSObject {
    var calls = 0
    func call() { calls += 1 }
             func plain() {}
 @MainActor static func _adapted0_3tr27xxn1dtjz() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("call")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)
precondition(form.responds(to: Selector("call")) && !form.responds(to: Selector("plain")))

@used @section(".init_array") private let _register_adapted0_3tr27xxn1dtjz: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_3tr27xxn1dtjz() } }
