import ObjectiveC
import UIKit

private var pegsKey: UInt8 = 0

/// Adds the pegs of a view as an associated object.
extension UIView {
    /// The layout constraints of the view.
    @objc public var pegs: Pegs {
        if let known = objc_getAssociatedObject(self, &pegsKey) as? Pegs { return known }
        let made = Pegs(self)
        objc_setAssociatedObject(self, &pegsKey, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }
}
