// swift-format-ignore-file
import CellSimAdapted; import UIKit

func run() -> Int {
    final class Target: NSObject, AdaptedListing {
        var calls = 0
              func call() { calls += 1 }
     @MainActor class var _adaptedMembers: AdaptedClasses.Members { AdaptedClasses.Members(Self.self, actions: [ActionMethod(adapted: "call") { (o: Self) in o.call() }], properties: []) } }
    let target = Target()
    let button = UIButton()
    button.addTarget(target, action: Selector("call")      , for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    return target.calls
}

precondition(run() == 1)
