import Foundation

/// A shadow of text or drawing.
open class NSShadow: NSObject {
    private let tag = CoreFoundationTag()
    /// The offset in points, downwards and to the right.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points: twice the blur's standard deviation.
    open var shadowBlurRadius: CGFloat = 0
    /// A `UIColor`; nil, the default, for black with an opacity of one third.
    open var shadowColor: Any?

    public override init() { super.init() }
}
