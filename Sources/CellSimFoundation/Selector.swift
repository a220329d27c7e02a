/// The name of a method that an action calls. The number of colons determines whether it takes the sender and the event.
///
/// Linux has no Objective-C runtime; `ActionDispatch` describes how a name is resolved to a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name with its colons, such as `buttonTapped:`.
    public let name: String

    /// Creates a selector with that name.
    public init(_ name: String) { self.name = name }

    /// Creates a selector from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// The number of the method's arguments: 0, 1 (the sender) or 2 (the sender and the event).
    public var argumentCount: Int { name.count { $0 == ":" } }

    /// The name.
    public var description: String { name }
}

/// Returns the selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns the selector with that name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
