import Kit
import UIKit

final class Card: UIView {
    func wait<U: Promising>(for other: U) where U.Value == Int {
        tag = 1
    }

    func show() {
        tag = 2
    }
}
