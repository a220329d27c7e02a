import UIKit

struct Screen {
    static let action = #selector(Handler.handle)
    final class Handler: NSObject {
        var calls = 0
        @objc func handle() { calls += 1 }
    }
}

let handler = Screen.Handler()
let button = UIButton()
button.addTarget(handler, action: Screen.action, for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(handler.calls == 1)
