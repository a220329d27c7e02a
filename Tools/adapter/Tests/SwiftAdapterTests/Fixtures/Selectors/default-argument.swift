import UIKit

final class Screen: NSObject {
    var isClosed = false
    @objc func close() { isClosed = true }
    func button(_ action: Selector = #selector(close)) -> UIButton {
        let button = UIButton()
        button.addTarget(self, action: action, for: .touchUpInside)
        return button
    }
}

let screen = Screen()
screen.button().sendActions(for: .touchUpInside)
precondition(screen.isClosed)
