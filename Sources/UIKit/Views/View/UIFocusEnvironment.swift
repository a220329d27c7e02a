import Foundation

/// A part of the interface that can influence focus. Focus is not simulated.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that focus prefers, in descending order of priority.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The focus environment that contains this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Requests a focus update. Does nothing: focus is not simulated.
    func setNeedsFocusUpdate()
    /// Updates focus immediately. Does nothing: focus is not simulated.
    func updateFocusIfNeeded()
    /// Returns whether focus may move. Never called.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after focus moved. Never called.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can become focused. Focus is not simulated.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// A Boolean value that indicates whether the item can become focused.
    var canBecomeFocused: Bool { get }
    /// The item's frame in its container, in points.
    var frame: CGRect { get }
}

/// The directions in which focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Moves to the next item in a direction.
    public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
        right = Self(rawValue: 8)
    /// Moves to the next or previous item in the interface's order.
    public static let next = Self(rawValue: 16), previous = Self(rawValue: 32)
    /// Moves to the first or last item.
    public static let first = Self(rawValue: 64), last = Self(rawValue: 128)
}

/// The context of a focus update. Never created: focus is not simulated.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// The item that had focus: always nil.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// The item that gets focus: always nil.
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    /// The view that had focus: always nil.
    open var previouslyFocusedView: UIView? { nil }
    /// The view that gets focus: always nil.
    open var nextFocusedView: UIView? { nil }
    /// The direction of the move: always empty.
    open var focusHeading: UIFocusHeading { [] }
}

/// Coordinates animations with a focus update. Never created: focus is not simulated.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Runs the animations and then the completion immediately, because nothing is animated.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// The focus system of a window. Focus is not simulated.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// The item that has focus: always nil.
    open var focusedItem: (any UIFocusItem)? { nil }
    /// Returns the focus system of an environment: always nil.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Requests a focus update. Does nothing: focus is not simulated.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Updates focus immediately. Does nothing: focus is not simulated.
    open func updateFocusIfNeeded() {}
}

extension UIView: UIFocusItem {
    /// The next focus environment in the responder chain; nil for a window.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
    /// A Boolean value that indicates whether the view has focus: always false.
    public var isFocused: Bool { false }
}

extension UIViewController: UIFocusEnvironment {
    /// The next focus environment in the responder chain.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
}
