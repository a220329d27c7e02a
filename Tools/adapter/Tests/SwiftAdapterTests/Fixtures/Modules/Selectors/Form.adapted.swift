// swift-format-ignore-file
import CellSimAdapted; import UIKit

class Form: NSObject {
    var calls = 0
                   func send(_ sender: Any) { calls += 1 }
 @MainActor static func _adapted0_32ncugg8q9wdv() -> AdaptedClasses.Members { AdaptedClasses.Members(Form.self, actions: [ActionMethod(adapted: "doSend:") { (o: Form, a0: Any) in o.send(a0) }]) } }

@used @section(".init_array") private let _register_adapted0_32ncugg8q9wdv: @convention(c) () -> Void = { AdaptedClasses.register { Form._adapted0_32ncugg8q9wdv() } }
