// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Form: NSObject {
    var calls = 0
          func `default`() { calls += 1 }
 @MainActor static func _adapted0_15jjaus1dn3we() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "default") { (o: Form) in o.`default`() }]) } }

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("default")      , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1)

@used @section(".init_array") private let _register_adapted0_15jjaus1dn3we: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_15jjaus1dn3we() } }
