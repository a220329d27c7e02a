import UIKit

final class Card: UIView {
    let title: String
    init() {
        title = "made"
        super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
}
protocol Making {
    init()
}
extension Making where Self: UIView {
    static func make() -> Self { Self() }
}
extension Card: Making {}

precondition(Card.make().title == "made")
