import UIKit

private extension Selector {
    static let close = #selector(Screen.close)
}
final class Screen: NSObject {
    var isClosed = false
    @objc func close() { isClosed = true }
}

let screen = Screen()
let button = UIButton()
button.addTarget(screen, action: .close, for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(screen.isClosed)
