// swift-format-ignore-file
import CellSimAdapted; import UIKit

extension UIViewController {
          func dismissKeyboard() { view.tag = 3 }
 @MainActor static func _adapted0_2q12ljngy6yn9() -> AdaptedClasses.Members { AdaptedClasses.Members(UIViewController.self, actions: [ActionMethod(adapted: "dismissKeyboard") { (o: UIViewController) in o.dismissKeyboard() }]) } }

let screen = UIViewController()
let button = UIButton()
button.addTarget(screen, action: Selector("dismissKeyboard")                , for: .touchUpInside)
button.sendActions(for: .touchUpInside)
precondition(screen.view.tag == 3)

@used @section(".init_array") private let _register_adapted0_2q12ljngy6yn9: @convention(c) () -> Void = { AdaptedClasses.register { UIViewController._adapted0_2q12ljngy6yn9() } }
