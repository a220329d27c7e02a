// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Counter: NSObject {
    var count = 0
          func increase() { count += 1 }
 @MainActor static func _adapted0_12g16p03zl8p3() -> AdaptedClasses.Members { AdaptedClasses.Members(Counter.self, actions: [ActionMethod(adapted: "increase") { (o: Counter) in o.increase() }]) } }

let counter = Counter()
let button = UIButton()
button.addTarget(counter, action: Selector("increase")       , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(counter.count == 1)

@used @section(".init_array") private let _register_adapted0_12g16p03zl8p3: @convention(c) () -> Void = { AdaptedClasses.register { Counter._adapted0_12g16p03zl8p3() } }
