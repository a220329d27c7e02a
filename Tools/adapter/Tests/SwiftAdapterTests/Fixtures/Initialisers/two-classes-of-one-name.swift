import UIKit

enum First {
    static func make() -> Int {
        final class Card: UIView {
            init() {
                super.init(frame: .zero)
                tag = 1
            }
            required init?(coder: NSCoder) { nil }
        }
        return Card().tag
    }
}
enum Second {
    static func make() -> Int {
        final class Card: UIView {
            convenience init(tag: Int) {
                self.init(frame: .zero)
                self.tag = tag
            }
        }
        return Card(tag: 2).tag
    }
}

precondition(First.make() == 1 && Second.make() == 2)
