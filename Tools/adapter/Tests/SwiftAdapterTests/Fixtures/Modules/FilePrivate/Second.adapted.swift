// swift-format-ignore-file
import CellSimAdapted; import UIKit

private final class Target: NSObject {
    var calls = 0
          func call() { calls += 2 }
 @MainActor static func _adapted0_1ad5gatkm3zek() -> AdaptedClasses.Members { AdaptedClasses.Members(Target.self, actions: [ActionMethod(adapted: "call") { (o: Target) in o.call() }]) } }
func second() -> Int {
    let (target, button) = (Target(), UIButton())
    button.addTarget(target, action: Selector("call")      , for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    return target.calls
}

@used @section(".init_array") private let _register_adapted0_1ad5gatkm3zek: @convention(c) () -> Void = { AdaptedClasses.register { Target._adapted0_1ad5gatkm3zek() } }
