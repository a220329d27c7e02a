/// The name of a method that an action calls. The number of colons tells how many of sender and event it takes.
///
/// Linux has no Objective-C runtime: see `ActionDispatch` for how a name finds its method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name with its colons, as in `buttonTapped:`.
    public let name: String

    /// Creates a selector of that name.
    public init(_ name: String) { self.name = name }

    /// Creates a selector from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// How many arguments the method takes: none, the sender, or the sender and the event.
    public var argumentCount: Int { name.count { $0 == ":" } }

    /// The name.
    public var description: String { name }
}

/// The selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The selector of that name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
