import UIKit

final class Card<Content>: UIView {}
extension Card {
    final class Box: UIView {
        func listen() -> UITapGestureRecognizer { UITapGestureRecognizer(target: self, action: #selector(tap)) }
        @objc private func tap(_ gesture: UITapGestureRecognizer) { tag = 3 }
    }
}

let box = Card<Int>.Box()
box.addGestureRecognizer(box.listen())
box.perform(Selector("tap:"), with: box.listen())
precondition(box.tag == 3)
