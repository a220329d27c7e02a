import Foundation

/// Classes of Foundation that Apple's can be written as array literals, as in `author.books = []`. Apps do not use this protocol.
public protocol SetLiteral: ExpressibleByArrayLiteral where ArrayLiteralElement == Any {
    /// Returns an object of the class with these elements.
    /// - Parameter elements: the elements of the literal.
    static func made(ofLiteral elements: [Any]) -> Self
}

extension SetLiteral {
    /// Creates an object from an array literal.
    /// - Parameter elements: the elements of the literal.
    public init(arrayLiteral elements: Any...) { self = Self.made(ofLiteral: elements) }
}

extension NSSet: SetLiteral, @retroactive ExpressibleByArrayLiteral {
    /// Returns a set with these elements.
    ///
    /// The conformance is inherited, so it cannot know whether a mutable set is asked for: all literals are mutable sets.
    /// - Parameter elements: the elements of the literal.
    public static func made(ofLiteral elements: [Any]) -> Self {
        unsafe unsafeDowncast(NSMutableSet(array: elements), to: Self.self)
    }
}
