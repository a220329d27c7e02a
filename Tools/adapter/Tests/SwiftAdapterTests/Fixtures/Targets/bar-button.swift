// swift-format-ignore-file
import UIKit

final class Screen: UIViewController {
    var edits = 0
    lazy var item = UIBarButtonItem(title: "Edit", style: .plain, target: self, action: #selector(edit))
    @objc private func edit(_ sender: UIBarButtonItem) { edits += 1 }
}

let screen = Screen()
let item = screen.item
UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
precondition(screen.edits == 1)
