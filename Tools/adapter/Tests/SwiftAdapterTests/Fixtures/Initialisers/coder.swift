import UIKit

final class Card: UIView {
    let title: String
    required init?(coder: NSCoder) {
        title = "decoded"
        super.init(coder: coder)
    }
    init(title: String) {
        self.title = title
        super.init(frame: .zero)
    }
}

precondition(Card(title: "a").title == "a")
