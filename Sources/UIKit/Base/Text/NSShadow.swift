import Foundation

/// A shadow of text or drawn shapes.
open class NSShadow: NSObject {
    private let tag = CoreFoundationTag()
    /// The offset of the shadow in points. Positive values are to the right and downwards.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points, which is twice the standard deviation of the blur.
    open var shadowBlurRadius: CGFloat = 0
    /// The colour of the shadow, as a `UIColor`. The default, `nil`, is black with an opacity of one third.
    open var shadowColor: Any?

    public override init() { super.init() }
}
