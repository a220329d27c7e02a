import UIKit

@objc public protocol Picking: NSObjectProtocol {
    @objc optional func picked(_ row: Int, animated: Bool) -> Bool
}
open class Picker: NSObject, Picking {
    open func picked(_ row: Int, animated: Bool) -> Bool { animated }
}

let picking: Picking = Picker()
precondition(picking.picked?(1, animated: true) == true)
