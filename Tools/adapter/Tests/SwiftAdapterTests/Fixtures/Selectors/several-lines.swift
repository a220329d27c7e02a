import UIKit

final class Screen: NSObject {
    var line = 0
    @objc func close() { line += 1 }
}

let screen = Screen()
let button = UIButton()
button.addTarget(
    screen,
    action: #selector(
        Screen
            .close
    ),
    for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(screen.line == 1 && #line == 18)
