import UIKit

enum Screen {
    final class Header: UIControl {
        var taps = 0
        @objc func tap() { taps += 1 }
    }
}

let header = Screen.Header()
header.addTarget(header, action: #selector(Screen.Header.tap), for: .touchUpInside)
header.sendActions(for: .touchUpInside)
precondition(header.taps == 1)
