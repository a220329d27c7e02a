import Foundation

/// What an app does with its start; here it only ends the responder chain.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {}

/// The end of the responder chain, and the sender of actions.
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// The one application there is.
    public static let shared = UIApplication()

    open weak var delegate: (any UIApplicationDelegate)?

    open override var next: UIResponder? { delegate as? UIResponder }

    /// Calls a method by name.
    /// - Parameter target: `nil` for the first object of the responder chain that has it.
    /// - Returns: whether somebody had it.
    @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        ActionDispatch.send(action, to: target as AnyObject?, from: sender as AnyObject?, for: event)
    }

    /// Brings an event to the window of its touches.
    open func sendEvent(_ event: UIEvent) {
        for window in Set((event.allTouches ?? []).compactMap(\.window)) { window.sendEvent(event) }
    }
}
