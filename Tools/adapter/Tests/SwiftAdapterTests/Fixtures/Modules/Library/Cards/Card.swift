import UIKit

@objc public protocol CardDelegate {
    @objc optional func cardDidOpen(_ number: Int)
}
open class Card: UIView {
    public weak var delegate: CardDelegate?
    @objc(openNow) open func open() { delegate?.cardDidOpen?(tag) }
}
