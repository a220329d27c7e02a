import Foundation

/// Predicates from format strings.
extension NSPredicate {
    /// Creates a predicate from a format, such as `NSPredicate(format: "name BEGINSWITH[c] %@ AND age > %d", name, 17)`.
    ///
    /// An invalid format ends the program, as on Apple platforms. `KeyValueReader` reads the values of keys. Difference
    /// from Apple: `predicateFormat` doesn't return the format.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Creates a predicate from a format whose arguments are in an array.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
        guard let node = try? PredicateParser.parse(predicateFormat, arguments ?? []) else {
            FoundationException.raise(
                "NSInvalidArgumentException", "Unable to parse the format string \"\(predicateFormat)\"")
        }
        self.init { node.evaluate($0, $1 ?? [:]) }
    }
}

/// Replaces the exceptions of Apple's Foundation, which Linux doesn't have: it ends the program.
enum FoundationException {
    static func raise(_ name: String, _ reason: String) -> Never {
        // Fatal: replaces Apple's exception, which also ends the program.
        fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
    }
}

extension NSSortDescriptor {
    /// Creates a descriptor for the value of a key or key path, or for the objects themselves if `key` is nil. Missing
    /// values come first.
    public convenience init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, order: nil) }

    /// Creates a descriptor for the value of a key or key path, with the order of a comparison method. Only the methods of
    /// strings are supported.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
        let order: (@Sendable (String, String) -> ComparisonResult)? =
            switch selector?.name {
            case "caseInsensitiveCompare:": { $0.caseInsensitiveCompare($1) }
            case "localizedCaseInsensitiveCompare:": { $0.localizedCaseInsensitiveCompare($1) }
            case "localizedStandardCompare:": { $0.localizedStandardCompare($1) }
            case "localizedCompare:": { $0.localizedCompare($1) }
            default: nil
            }
        self.init(key: key, ascending: ascending, order: order)
    }

    /// Creates a descriptor for values of any type, including optionals. Missing values come first.
    ///
    /// Values that can't be ordered end the program, as on Apple platforms. On Linux, the original initialiser accepts
    /// only comparable types.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { a, b in
            let (a, b) = (KeyValueReader.unwrapped(a), KeyValueReader.unwrapped(b))
            guard let a, let b else {
                return a == nil ? b == nil ? .orderedSame : .orderedAscending : .orderedDescending
            }
            if let order = PredicateValue.compare(a, b) { return order }
            if let a = a as? any Comparable, let order = PredicateValue.order(of: a, b) { return order }
            FoundationException.raise(
                "NSInvalidArgumentException", "-[\(type(of: a)) compare:]: unrecognized selector sent to instance")
        }
    }

    private convenience init(
        key: String?, ascending: Bool, order: (@Sendable (String, String) -> ComparisonResult)?
    ) {
        self.init(keyPath: \Any.self, ascending: ascending) { a, b in
            func value(_ object: Any) -> Any? {
                guard let key else { return KeyValueReader.unwrapped(object) }
                return KeyValueReader.value(of: object, path: key).flatMap(KeyValueReader.unwrapped)
            }
            let (a, b) = (value(a), value(b))
            if let order, let a = a as? String, let b = b as? String { return order(a, b) }
            if a == nil || b == nil {
                return a == nil ? b == nil ? .orderedSame : .orderedAscending : .orderedDescending
            }
            return PredicateValue.compare(a, b) ?? .orderedSame
        }
        if let key, let address = unsafe Self.keyAddress {
            unsafe objc_setAssociatedObject(self, address, key, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// A unique key for associated objects, at an address that no object has.
    private static var keyAddress: UnsafeRawPointer? { unsafe UnsafeRawPointer(bitPattern: UInt.max - 15) }

    /// The key that the descriptor sorts by; nil for a descriptor with a Swift key path or without a key.
    public var key: String? {
        guard let address = unsafe Self.keyAddress else { return nil }
        return unsafe objc_getAssociatedObject(self, address) as? String
    }
}

extension NSCompoundPredicate {
    /// Creates a compound predicate whose only subpredicate is created from a format.
    /// - Parameters:
    ///   - predicateFormat: the format. An invalid format ends the program, as on Apple platforms.
    ///   - args: the values of the format's arguments.
    // This is a parameter pack, because the same parameters as in `NSPredicate` would require an override.
    public convenience init<each Argument>(format predicateFormat: String, _ args: repeat each Argument) {
        var values: [Any?] = []
        for argument in repeat each args { values.append(argument) }
        self.init(type: .and, subpredicates: [NSPredicate(format: predicateFormat, argumentArray: values)])
    }
}
