// swift-format-ignore-file
import CellSimAdapted; import UIKit

#if true   
    #if canImport(UIKit)
        final class Form: NSObject {
            var calls = 0
            #if swift(>=5.0)
                      func call() { calls += 1 }
            #endif
         @MainActor static func _adapted0_2gb9ug0q0ndld() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }
    #endif
#endif

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("call")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)

#if (canImport(UIKit))
@used @section(".init_array") private let _register_adapted0_2gb9ug0q0ndld: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_2gb9ug0q0ndld() } }
#endif
