import UIKit

@objc public protocol PartDelegate: AnyObject {
    @objc optional func partDidMove(_ part: Part, to index: Int)
}

open class Part: UIView {
    @IBInspectable public var index: Int = 0
    @IBOutlet public weak var delegate: PartDelegate?

    @objc open func move() { delegate?.partDidMove?(self, to: index) }
}
