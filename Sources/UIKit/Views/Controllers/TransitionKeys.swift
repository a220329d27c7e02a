/// A key for a view controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that disappears.
    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    /// The controller that appears.
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that disappears.
    public static let from = Self(rawValue: "UITransitionContextFromView")
    /// The view that appears.
    public static let to = Self(rawValue: "UITransitionContextToView")
}
