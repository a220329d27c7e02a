import Foundation

extension NSPredicate {
    /// A predicate of a format, as in `NSPredicate(format: "name BEGINSWITH[c] %@ AND age > %d", name, 17)`.
    ///
    /// Ends the program for a format that cannot be read, as on Apple's systems. Values are read by `KeyValueReader`.
    /// A difference from Apple's: `predicateFormat` does not tell the format.
    public convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// A predicate of a format whose arguments are in a list.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
        guard let node = try? PredicateParser.parse(predicateFormat, arguments ?? []) else {
            FoundationException.raise(
                "NSInvalidArgumentException", "Unable to parse the format string \"\(predicateFormat)\"")
        }
        self.init { node.evaluate($0, $1 ?? [:]) }
    }
}

/// How what Apple's Foundation raises ends the program: Linux's has no exceptions.
enum FoundationException {
    static func raise(_ name: String, _ reason: String) -> Never {
        // Fatal: stands for Apple's exception, which ends the program too.
        fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
    }
}

extension NSSortDescriptor {
    /// Sorts by the value of that name or path, nil for the objects themselves; nothing comes before something.
    public convenience init(key: String?, ascending: Bool) { self.init(key: key, ascending: ascending, order: nil) }

    /// Sorts by the value of that name or path, in the order that a method of that name tells: those of strings are known.
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

    /// Sorts by values of any type, optional ones too: nothing comes before something.
    ///
    /// Ends the program for values that have no order, as on Apple's systems. Linux's own takes comparable types alone.
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
    }
}
