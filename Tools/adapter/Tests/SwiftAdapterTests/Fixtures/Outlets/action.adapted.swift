// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: UIViewController {
    var calls: [String] = []
              func plain() { calls.append("plain") }
              private func sender(_ sender: UIButton) { calls.append("sender") }
              func any(_ sender: Any, forEvent event: UIEvent?) { calls.append("any") }
 @MainActor static func _adapted0_tcaqbc7qhedh() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.self, actions: [ActionMethod(adapted: "plain") { (o: Screen) in o.plain() }, ActionMethod(adapted: "sender:") { (o: Screen, a0: UIButton) in o.sender(a0) }, ActionMethod(adapted: "any:forEvent:") { (o: Screen, a0: Any, a1: UIEvent?) in o.any(a0, forEvent: a1) }]) } }

let screen = Screen()
let button = UIButton()
button.addTarget(screen, action: Selector("plain"), for: .touchUpInside)
button.addTarget(screen, action: Selector("sender:"), for: .touchUpInside)
button.addTarget(screen, action: Selector("any:forEvent:"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(Set(screen.calls) == ["plain", "sender", "any"])

@used @section(".init_array") private let _register_adapted0_tcaqbc7qhedh: @convention(c) () -> Void = { AdaptedClasses.register { Screen._adapted0_tcaqbc7qhedh() } }
