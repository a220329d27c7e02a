// swift-format-ignore-file
import CellSimAdapted; import UIKit

final class Card: UIView { override class var layerClass: AnyClass { _moved_Card_layerClass }; }
extension Card {
             class var _moved_Card_layerClass: AnyClass { CAGradientLayer.self }
}

precondition(Card().layer is CAGradientLayer)
