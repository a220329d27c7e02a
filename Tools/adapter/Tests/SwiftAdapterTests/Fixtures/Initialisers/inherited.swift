import UIKit

class Card: UIView {
    var title = ""
    init() {
        super.init(frame: .zero)
        title = "made"
    }
    required init?(coder: NSCoder) { nil }
}
final class Small: Card {}

precondition(Small().title == "made")
