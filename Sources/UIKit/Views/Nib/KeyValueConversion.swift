import CellSimReflection
import Foundation

/// Converts values from documents and data to the types of properties.
///
/// As with `NSNumber` in Apple's key-value coding, a number converts to every type that can represent it, including
/// Booleans and enumerations with integer raw values. Other values aren't converted.
enum KeyValueConversion {
    enum ConversionResult<T> {
        case value(T)
        case wrongType
        case notOptional
    }

    /// Converts a value to a type. A nested nil is treated as nil.
    static func convert<T>(_ value: Any?, to type: T.Type) -> ConversionResult<T> {
        let value = unwrapped(value)
        if isOptional(type), let optional = type as? any OptionalType.Type { return convertToOptional(value, optional) }
        guard let value else { return .notOptional }
        return convert(present: value, to: type)
    }

    private static func convertToOptional<T>(_ value: Any?, _ optional: any OptionalType.Type) -> ConversionResult<T> {
        guard let value else { return (optional.nilValue as? T).map(ConversionResult.value) ?? .wrongType }
        guard let wrapped = optional.converted(value), let converted = wrapped as? T else { return .wrongType }
        return .value(converted)
    }

    static func convert<T>(present value: Any, to type: T.Type) -> ConversionResult<T> {
        if let number = Number(value), let converted: T = number.converted() { return .value(converted) }
        if let typedValue = value as? T { return .value(typedValue) }
        return .wrongType
    }

    /// Returns the value without any levels of optionals.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard isOptional(Swift.type(of: value)), let optional = value as? any OptionalType else { return value }
        return unwrapped(optional.anyValue)
    }

    /// Returns whether a type, or the type that it wraps if it's optional, is a protocol type.
    static func isProtocol(_ type: Any.Type) -> Bool {
        isExistential((type as? any OptionalType.Type)?.wrappedType ?? type)
    }

    /// Returns the name of a value's dynamic type for messages. For an array of objects, lists their classes.
    static func typeName(of value: Any?) -> String {
        guard let value = unwrapped(value) else { return "nil" }
        if let array = value as? [AnyObject] {
            var names: [String] = []
            for name in array.map({ "\(Swift.type(of: $0))" }) where !names.contains(name) { names.append(name) }
            return "[\(names.joined(separator: ", "))]"
        }
        return "\(Swift.type(of: value))"
    }
}

/// The operations on an `Optional` whose wrapped type isn't known statically.
protocol OptionalType {
    static var nilValue: Any { get }
    static func converted(_ value: Any) -> Any?
    static var wrappedType: Any.Type { get }
    var anyValue: Any? { get }
}

extension Optional: OptionalType {
    static var nilValue: Any { Optional(nilLiteral: ()) as Any }

    static func converted(_ value: Any) -> Any? {
        guard case .value(let wrapped) = KeyValueConversion.convert(value, to: Wrapped.self) else { return nil }
        return Wrapped?.some(wrapped) as Any
    }

    static var wrappedType: Any.Type { Wrapped.self }

    var anyValue: Any? { map { $0 as Any } }
}

extension KeyValueConversion {
    /// The value of any numeric type, as a floating-point number and, if possible, as an integer.
    private struct Number {
        let integer: Int?
        let double: Double

        init?(_ value: Any) {
            switch value {
            case let value as Int: self.init(integer: value)
            case let value as Double: self.init(real: value)
            case let value as Bool: self.init(integer: value ? 1 : 0)
            case let value as CGFloat: self.init(real: Double(value))
            case let value as Float: self.init(real: Double(value))
            case let value as NSNumber: self.init(real: value.doubleValue)
            default:
                guard let integer = value as? any BinaryInteger else { return nil }
                self.init(integer: Int(clamping: integer))
            }
        }

        private init(integer: Int) {
            self.integer = integer
            double = Double(integer)
        }

        private init(real: Double) {
            integer = Int(exactly: real)
            self.double = real
        }

        func converted<T>() -> T? {
            switch T.self {
            case is Bool.Type: return (double != 0) as? T
            case is Double.Type: return double as? T
            case is CGFloat.Type: return CGFloat(double) as? T
            case is Float.Type: return Float(double) as? T
            case is NSNumber.Type:
                return (integer.map { NSNumber(value: $0) } ?? NSNumber(value: double)) as? T
            default: break
            }
            guard let integer else { return nil }
            if let type = T.self as? any FixedWidthInteger.Type { return Self.exactInteger(integer, type) as? T }
            if let type = T.self as? any RawRepresentable.Type {
                return Self.rawRepresentable(integer, double, type) as? T
            }
            return nil
        }

        private static func exactInteger<I: FixedWidthInteger>(_ value: Int, _ type: I.Type) -> Any? {
            I(exactly: value)
        }

        private static func rawRepresentable<R: RawRepresentable>(_ integer: Int, _ real: Double, _ type: R.Type)
            -> Any?
        {
            if let integerType = R.RawValue.self as? any FixedWidthInteger.Type {
                return (exactInteger(integer, integerType) as? R.RawValue).flatMap { R(rawValue: $0) }
            }
            if R.RawValue.self is Float.Type { return (Float(real) as? R.RawValue).flatMap { R(rawValue: $0) } }
            if R.RawValue.self is CGFloat.Type { return (CGFloat(real) as? R.RawValue).flatMap { R(rawValue: $0) } }
            return nil
        }
    }
}

extension ReflectedField {
    /// The result of storing a value.
    enum Stored {
        case stored
        case wrongType
        case notOptional
    }

    /// Converts a value and stores it in the property of `object`. Property observers don't run.
    func storeConverted(_ value: Any?, in object: AnyObject) -> Stored {
        func storeOpened<T>(_ type: T.Type) -> Stored {
            switch KeyValueConversion.convert(value, to: type) {
            case .wrongType: return .wrongType
            case .notOptional: return .notOptional
            case .value(let converted):
                store(converted, in: object)
                return .stored
            }
        }
        return _openExistential(type, do: storeOpened)
    }

    /// Stores an object in the property of `object`. The object's class must be a superclass of the property's class.
    ///
    /// - Returns: Whether the object was stored; false if its class isn't such a superclass.
    func storeUnchecked(_ value: AnyObject, in object: AnyObject) -> Bool {
        func storeOpened<T>(_ type: T.Type) -> Bool {
            guard MemoryLayout<T>.size == MemoryLayout<UInt>.size,
                let expectedClass = type as? AnyClass ?? (type as? any OptionalType.Type)?.wrappedType as? AnyClass
            else { return false }
            var current: AnyClass? = _getSuperclass(expectedClass)
            while let next = current, next != Swift.type(of: value) { current = _getSuperclass(next) }
            guard current != nil else { return false }
            unsafe store(unsafeBitCast(value, to: type), in: object)
            return true
        }
        return _openExistential(type, do: storeOpened)
    }
}
