// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Container: UIView {
    var calls = 0
          func pressed(_ sender: Any?) { calls += 1 }
 @MainActor static func _adapted0_2dwh8egg554mx() -> AdaptedClasses.Members { AdaptedClasses.Members(Container.self, actions: [ActionMethod(adapted: "pressed:") { (o: Container, a0: Any?) in o.pressed(a0) }]) } }

let container = Container()
let button = UIButton()
container.addSubview(button)
button.addTarget(nil, action: Selector("pressed:")        , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(container.calls == 1)

@used @section(".init_array") private let _register_adapted0_2dwh8egg554mx: @convention(c) () -> Void = { AdaptedClasses.register { Container._adapted0_2dwh8egg554mx() } }
