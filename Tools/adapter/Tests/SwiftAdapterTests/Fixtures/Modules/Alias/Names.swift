import UIKit

typealias Panel = Card
class Card: UIView {
    func name() -> String { "card" }
}
