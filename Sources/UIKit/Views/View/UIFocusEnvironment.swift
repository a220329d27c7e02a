import Foundation

/// A part of the interface that can influence the focus, which is not simulated.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The parts that get the focus first, in this order.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The part that contains this one.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// Asks for an update of the focus. Does nothing: nothing is focused.
    func setNeedsFocusUpdate()
    /// Updates the focus at once. Does nothing: nothing is focused.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move. Never called.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved. Never called.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can have the focus. Nothing is focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can have the focus.
    var canBecomeFocused: Bool { get }
    /// The item's frame in its container, in points.
    var frame: CGRect { get }
}

/// The directions in which the focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To a neighbour on one side.
    public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
        right = Self(rawValue: 8)
    /// In the order of the interface.
    public static let next = Self(rawValue: 16), previous = Self(rawValue: 32)
    /// To the first or last item.
    public static let first = Self(rawValue: 64), last = Self(rawValue: 128)
}

/// A move of the focus. Never created: focus is not simulated.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
    /// Always nil: nothing had the focus.
    open var previouslyFocusedItem: (any UIFocusItem)? { nil }
    /// Always nil: nothing has the focus.
    open var nextFocusedItem: (any UIFocusItem)? { nil }
    /// Always nil: nothing had the focus.
    open var previouslyFocusedView: UIView? { nil }
    /// Always nil: nothing has the focus.
    open var nextFocusedView: UIView? { nil }
    /// Always empty: the focus does not move.
    open var focusHeading: UIFocusHeading { [] }
}

/// Animations of a move of the focus. Never created: focus is not simulated.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    /// Makes the changes and calls the closure at once: nothing is animated.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        animations?()
        completion?()
    }
}

/// The focus of a window. Nothing is focused.
@preconcurrency @MainActor open class UIFocusSystem: NSObject {
    /// Always nil: nothing has the focus.
    open var focusedItem: (any UIFocusItem)? { nil }
    /// Returns nil: there is no focus.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
    /// Does nothing: there is no focus.
    open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
    /// Does nothing: there is no focus.
    open func updateFocusIfNeeded() {}
}

extension UIView: UIFocusItem {
    /// The next focus environment of the responder chain; nil for a window.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
    /// Always false: nothing is focused.
    public var isFocused: Bool { false }
}

extension UIViewController: UIFocusEnvironment {
    /// The next focus environment of the responder chain.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { next as? any UIFocusEnvironment }
}
