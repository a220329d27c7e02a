// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: UIViewController {
    var calls: [String] = []
 override func viewDidLoad() { _moved_Screen_viewDidLoad() }; override func viewWillAppear(_ p0: Bool) { _moved_Screen_viewWillAppear(p0) }; }
extension Screen {
             func _moved_Screen_viewDidLoad() {
        super.viewDidLoad()
        calls.append("load")
    }
             func _moved_Screen_viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("appear")
    }
}

let screen = Screen()
screen.loadViewIfNeeded()
screen.beginAppearanceTransition(true, animated: false)
precondition(screen.calls == ["load", "appear"])
