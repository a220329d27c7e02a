import UIKit

@propertyWrapper struct Clamped {
    var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 10) } }
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
final class Card: UIView {
    @Clamped var level = 3
    @objc func fill() { level = 20 }
}

let card = Card()
card.fill()
precondition(card.level == 10)
