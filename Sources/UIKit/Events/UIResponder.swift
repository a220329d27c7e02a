import Foundation

/// An object that takes part in the responder chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() { super.init() }

    /// The next object of the responder chain, `nil` at its end.
    open var next: UIResponder? { nil }

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { false }

    /// Makes this object the first responder of its window.
    /// - Returns: false when it may not become one or has no window.
    @discardableResult open func becomeFirstResponder() -> Bool { false }

    @discardableResult open func resignFirstResponder() -> Bool { true }

    /// Called for an object made from a nib after every object of the nib is made and connected.
    open func awakeFromNib() {}

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
