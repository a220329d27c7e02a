import UIKit

final class Card: UIView {
    var title = ""
}
extension Card {
    convenience init(title: String) {
        self.init(frame: .zero)
        self.title = title
    }
}

precondition(Card(title: "a").title == "a")
