// swift-format-ignore-file
import CellSimAdapted; import UIKit

struct Screen {
    static let action = Selector("handle")       
    final class Handler: NSObject {
        var calls = 0
              func handle() { calls += 1 }
     @MainActor static func _adapted1_39ea6q7oz6cbb() -> AdaptedClasses.Members { AdaptedClasses.Members(Screen.Handler.self, actions: [ActionMethod(adapted: "handle") { (o: Screen.Handler) in o.handle() }]) } }
}

let handler = Screen.Handler()
let button = UIButton()
button.addTarget(handler, action: Screen.action, for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(handler.calls == 1)

@used @section(".init_array") private let _register_adapted1_39ea6q7oz6cbb: @convention(c) () -> Void = { AdaptedClasses.register { Screen.Handler._adapted1_39ea6q7oz6cbb() } }
