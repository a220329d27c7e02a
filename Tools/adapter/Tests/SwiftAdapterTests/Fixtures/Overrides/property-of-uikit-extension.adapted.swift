// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Screen: UIViewController {
             var _override_Screen_navigationController: UINavigationController? { stored ?? super.UIKit::navigationController }
    var stored: UINavigationController?
}

let screen = Screen()
let other: UIViewController = screen
precondition(other.navigationController == nil)
screen.stored = UINavigationController()
precondition(other.navigationController === screen.stored && screen.navigationController != nil)

fileprivate extension UIViewController { var navigationController: UINavigationController? { get { if let o = self as? Screen { return o._override_Screen_navigationController }; return self.UIKit::navigationController } } }
