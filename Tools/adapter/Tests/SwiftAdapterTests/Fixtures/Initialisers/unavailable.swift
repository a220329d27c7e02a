import UIKit

final class Card: UIView {
    let title: String
    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }
    @available(*, unavailable) init() { fatalError() }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
}

precondition(Card(title: "a").title == "a")
