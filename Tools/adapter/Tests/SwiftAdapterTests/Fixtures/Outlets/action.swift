import UIKit

final class Screen: UIViewController {
    var calls: [String] = []
    @IBAction func plain() { calls.append("plain") }
    @IBAction private func sender(_ sender: UIButton) { calls.append("sender") }
    @IBAction func any(_ sender: Any, forEvent event: UIEvent?) { calls.append("any") }
}

let screen = Screen()
let button = UIButton()
button.addTarget(screen, action: Selector("plain"), for: .touchUpInside)
button.addTarget(screen, action: Selector("sender:"), for: .touchUpInside)
button.addTarget(screen, action: Selector("any:forEvent:"), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(Set(screen.calls) == ["plain", "sender", "any"])
