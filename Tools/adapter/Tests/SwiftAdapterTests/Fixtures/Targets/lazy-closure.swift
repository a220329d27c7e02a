import UIKit

final class Screen: UIViewController {
    var saves = 0
    lazy var button: UIButton = {
        let button = UIButton()
        button.addTarget(self, action: #selector(save), for: .touchUpInside)
        return button
    }()
    @objc func save() { saves += 1 }
}

let screen = Screen()
screen.button.sendActions(for: .touchUpInside)
precondition(screen.saves == 1)
