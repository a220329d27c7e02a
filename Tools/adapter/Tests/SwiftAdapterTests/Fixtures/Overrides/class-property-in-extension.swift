import UIKit

final class Card: UIView {}
extension Card {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

precondition(Card().layer is CAGradientLayer)
