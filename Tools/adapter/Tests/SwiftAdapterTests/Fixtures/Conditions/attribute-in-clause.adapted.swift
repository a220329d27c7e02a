// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
    #if true   
             
    #endif
    func call() { calls += 1 }
 @MainActor static func _adapted0_267okn8pv88h7() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }

let form = Form()
form.call()
precondition(form.responds(to: Selector("call")))
precondition(form.calls == 1)

@used @section(".init_array") private let _register_adapted0_267okn8pv88h7: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_267okn8pv88h7() } }
