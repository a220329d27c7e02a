import Foundation
import Synchronization

/// Converts values to another representation and, if possible, back.
open class ValueTransformer: NSObject, @unchecked Sendable {
    // Unchecked: immutable after `init`, but the compiler can't verify this for an open class.
    private static let registeredTransformers = Mutex<[String: ValueTransformer]>([:])
    /// The transformer that was registered under the name when this one was created.
    private let wrappedTransformer: ValueTransformer?

    /// Creates a transformer that returns values unchanged.
    public override init() { wrappedTransformer = nil }
    /// Creates a transformer that wraps the registered transformer with a name; nil if there is none.
    ///
    /// Difference from Apple: it isn't the registered object itself.
    public init?(forName name: NSValueTransformerName) {
        guard let registeredTransformer = Self.registeredTransformers.withLock({ $0[name.rawValue] }) else {
            return nil
        }
        wrappedTransformer = registeredTransformer
    }

    /// Returns the converted value.
    open func transformedValue(_ value: Any?) -> Any? { wrappedTransformer.map { $0.transformedValue(value) } ?? value }
    /// Returns the original value.
    open func reverseTransformedValue(_ value: Any?) -> Any? {
        wrappedTransformer.map { $0.reverseTransformedValue(value) } ?? value
    }
    /// Returns the class of converted values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Returns whether the conversion is reversible.
    open class func allowsReverseTransformation() -> Bool { false }
    /// Registers a transformer under a name; nil removes the registered one.
    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        registeredTransformers.withLock { $0[name.rawValue] = transformer }
    }
    /// Returns the names of registered transformers, in alphabetical order.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        registeredTransformers.withLock { $0.keys.sorted() }.map { NSValueTransformerName($0) }
    }
}

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name's text.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the transformer for archives.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Converts values to archives and back.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
    // Unchecked: an open class without state.
    /// The classes that can be read.
    open class var allowedTopLevelClasses: [AnyClass] { [] }
}
