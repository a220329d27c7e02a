import UIKit

final class Screen: UIViewController {}

struct Provider<Controller: UIViewController> {
    func make() -> Controller { Controller.init(nibName: "Card", bundle: Bundle.main) }
}

let screen = Provider<Screen>().make()
precondition(screen.nibName == "Card" && screen.nibBundle === Bundle.main)
