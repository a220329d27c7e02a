import UIKit

extension UIViewController {
    @objc var screenName: String { "screen" }
    @objc var depth: Int {
        get { view.tag }
        set { view.tag = newValue }
    }
}
final class List: UIViewController {
    var stored = 0
    override var screenName: String { "list of " + super.screenName }
    override var depth: Int {
        get { stored }
        set { stored = newValue * 2 }
    }
}

let screens: [UIViewController] = [UIViewController(), List()]
precondition(screens.map(\.screenName) == ["screen", "list of screen"])
screens.forEach { $0.depth = 4 }
precondition(screens.map(\.depth) == [4, 8])
