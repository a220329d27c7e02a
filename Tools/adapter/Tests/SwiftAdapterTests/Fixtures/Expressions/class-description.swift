import UIKit

final class Card: UIView {
    var identifier: String { type(of: self).description() }
}

precondition(Card().identifier.hasSuffix("Card"))
