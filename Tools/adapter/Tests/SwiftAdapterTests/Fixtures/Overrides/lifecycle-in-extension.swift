import UIKit

final class Screen: UIViewController {
    var calls: [String] = []
}
extension Screen {
    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("appear")
    }
}

let screen = Screen()
screen.loadViewIfNeeded()
screen.beginAppearanceTransition(true, animated: false)
precondition(screen.calls == ["load", "appear"])
