import Foundation

/// A shadow of text or drawing.
open class NSShadow: NSObject {
    private let tag = CoreFoundationTag()
    /// In points, downwards and to the right.
    open var shadowOffset = CGSize.zero
    /// In points: twice the blur's standard deviation.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil, the default, for black of a third's opacity.
    open var shadowColor: Any?

    public override init() { super.init() }
}
