import Foundation

/// A Foundation set that array literals can create, as in `author.books = []`. Apps don't use this protocol directly.
public protocol SetLiteral: ExpressibleByArrayLiteral where ArrayLiteralElement == Any {
    /// Returns an object of the class with these elements.
    /// - Parameter elements: the elements of the literal.
    static func instance(ofLiteral elements: [Any]) -> Self
}

extension SetLiteral {
    /// Creates an object from an array literal.
    /// - Parameter elements: the elements of the literal.
    public init(arrayLiteral elements: Any...) { self = Self.instance(ofLiteral: elements) }
}

extension NSSet: SetLiteral, @retroactive ExpressibleByArrayLiteral {
    /// Returns a set with these elements.
    ///
    /// All literals are mutable sets, because a subclass inherits this method and may be mutable. Literals of other
    /// subclasses are not supported: the requested class is unknown here. Adapted sources create an `NSCountedSet`.
    /// - Parameter elements: the elements of the literal.
    public static func instance(ofLiteral elements: [Any]) -> Self {
        unsafe unsafeDowncast(NSMutableSet(array: elements), to: Self.self)
    }
}
