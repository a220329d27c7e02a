// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
          func call() { calls += 1 }
 @MainActor static func _adapted0_2idpxyxxnd3pa() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector(("call")), for: .touchUpInside)
button.addTarget(form, action: NSSelectorFromString("call"), for: .touchDown)
button.sendActions(for: .touchUpInside)
button.sendActions(for: .touchDown)
precondition(form.calls == 2)

@used @section(".init_array") private let _register_adapted0_2idpxyxxnd3pa: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_2idpxyxxnd3pa() } }
