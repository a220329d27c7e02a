// swift-format-ignore-file
import CellSimAdapted; // swift-format-ignore-file
import UIKit

final class Form: NSObject {
    var calls = 0
          func call() { calls += 1 } // the action
    // The end.
 @MainActor static func _adapted0_24863gwlje6av() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "call") { (o: Form) in o.call() }]) } }
final class Other: NSObject {       func call() {} ; @MainActor static func _adapted1_24863gwlje6av() -> AdaptedClasses.Members { AdaptedClasses.Members(Other.self, actions: [ActionMethod(adapted: "call") { (o: Other) in o.call() }]) } }
final class Empty: NSObject {}

let form = Form()
let button = UIButton()
button.addTarget(form, action: Selector("call")    , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(form.calls == 1 && Other().responds(to: Selector("call")     ))

@used @section(".init_array") private let _register_adapted0_24863gwlje6av: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_24863gwlje6av() } }
@used @section(".init_array") private let _register_adapted1_24863gwlje6av: @convention(c) () -> Void = { AdaptedClasses.register { Other._adapted1_24863gwlje6av() } }
