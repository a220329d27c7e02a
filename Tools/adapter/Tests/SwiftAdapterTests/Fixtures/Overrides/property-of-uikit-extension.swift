import UIKit

final class Screen: UIViewController {
    override var navigationController: UINavigationController? { stored ?? super.navigationController }
    var stored: UINavigationController?
}

let screen = Screen()
let other: UIViewController = screen
precondition(other.navigationController == nil)
screen.stored = UINavigationController()
precondition(other.navigationController === screen.stored && screen.navigationController != nil)
