import Kit
import UIKit

final class Card: UIView {
    func prepare() -> Later<Void> {
        tag = 1
        return .value
    }
}
