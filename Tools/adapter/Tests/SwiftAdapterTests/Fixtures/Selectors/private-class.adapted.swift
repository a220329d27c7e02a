// swift-format-ignore-file
import CellSimAdapted; import UIKit

private final class Target: NSObject {
    var calls = 0
          func call() { calls += 1 }
 @MainActor static func _adapted0_3dxxelyecr2dx() -> AdaptedClasses.Members { AdaptedClasses.Members(Target.self, actions: [ActionMethod(adapted: "call") { (o: Target) in o.call() }]) } }
enum Space {
    private final class Hidden: NSObject, AdaptedListing {
        var calls = 0
              func call() { calls += 1 }
     @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [ActionMethod(adapted: "call") { (o: Self) in o.call() }], properties: []) } }
    static func calls() -> Int {
        let hidden = Hidden()
        let button = UIButton()
        button.addTarget(hidden, action: Selector("call")      , for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        return hidden.calls
    }
}

private let target = Target()
let button = UIButton()
button.addTarget(target, action: Selector("call")      , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(target.calls == 1)
precondition(Space.calls() == 1)

@used @section(".init_array") private let _register_adapted0_3dxxelyecr2dx: @convention(c) () -> Void = { AdaptedClasses.register { Target._adapted0_3dxxelyecr2dx() } }
