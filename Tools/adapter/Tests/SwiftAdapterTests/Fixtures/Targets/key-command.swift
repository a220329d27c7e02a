// swift-format-ignore-file
import UIKit

final class Screen: UIViewController {
    var finds = 0
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(find))]
    }
    @objc func find() { finds += 1 }
}

let screen = Screen()
let command = screen.keyCommands![0]
UIApplication.shared.sendAction(command.action!, to: screen, from: command, for: nil)
precondition(screen.finds == 1)
