// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView {
    var identifier: String { AdaptedSystem.className(of: type(of: self))              }
}

precondition(Card().identifier.hasSuffix("Card"))
