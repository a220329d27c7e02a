import UIKit

extension UIViewController {
    @objc func dismissKeyboard() { view.tag = 3 }
}

let screen = UIViewController()
let button = UIButton()
button.addTarget(screen, action: #selector(UIViewController.dismissKeyboard), for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(screen.view.tag == 3)
