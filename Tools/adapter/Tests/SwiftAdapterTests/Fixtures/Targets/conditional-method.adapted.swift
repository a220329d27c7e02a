// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
    #if true   
              func call() { calls += 1 }
    #else
              func call() { calls -= 1 }
    #endif
 @MainActor static func _adapted0_12qn548xguoj1() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("call")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)

@used @section(".init_array") private let _register_adapted0_12qn548xguoj1: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_12qn548xguoj1() } }
