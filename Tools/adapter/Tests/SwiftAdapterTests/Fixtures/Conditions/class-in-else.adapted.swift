// swift-format-ignore-file
import CellSimAdapted; import UIKit

#if UNKNOWN_FLAG
    final class Form: NSObject {
              func call() { fatalError() }
    }
#else
    final class Form: NSObject {
        var calls = 0
              func call() { calls += 1 }
     @MainActor static func _adapted0_22obtdqr8ap87() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }
#endif

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("call")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)

@used @section(".init_array") private let _register_adapted0_22obtdqr8ap87: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_22obtdqr8ap87() } }
