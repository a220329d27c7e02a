import UIKit

final class Card: UIView {
    @objc(cardTitle) var title: String {
        get { accessibilityLabel ?? "" }
        set { accessibilityLabel = newValue }
    }
}

let card = Card()
card.setValue("b", forKey: "cardTitle")
precondition(card.title == "b")
