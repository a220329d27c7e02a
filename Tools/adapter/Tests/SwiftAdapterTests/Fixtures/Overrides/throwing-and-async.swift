import UIKit

struct Broken: Error {}
extension UIView {
    @objc func check() throws { throw Broken() }
    @objc func load() async -> Int { 1 }
}
final class Card: UIView {
    override func check() throws {}
    override func load() async -> Int { await super.load() + 1 }
}

let view: UIView = Card()
try view.check()
let number = await view.load()
precondition(number == 2)
