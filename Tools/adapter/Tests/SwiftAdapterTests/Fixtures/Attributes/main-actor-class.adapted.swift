// swift-format-ignore-file
import CellSimAdapted; import UIKit

@MainActor final class Model: NSObject {
    var calls = 0
          func call() { calls += 1 }
    nonisolated func name() -> String { "model" }
 @MainActor static func _adapted0_1zvykyk7v8sso() -> AdaptedClasses.Members { AdaptedClasses.Members(Model.self, actions: [ActionMethod(adapted: "call") { (o: Model) in o.call() }]) } }

MainActor.assumeIsolated {
    let model = Model()
    let button = UIButton()
    button.addTarget(model, action: Selector("call")     , for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    precondition(model.calls == 1 && model.name() == "model")
}

@used @section(".init_array") private let _register_adapted0_1zvykyk7v8sso: @convention(c) () -> Void = { AdaptedClasses.register { Model._adapted0_1zvykyk7v8sso() } }
