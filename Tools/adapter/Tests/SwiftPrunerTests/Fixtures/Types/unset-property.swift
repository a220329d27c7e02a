import Kit
import UIKit

final class Card: UIView {
    let count: Int
    init() {
        count = Counter.count
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}
