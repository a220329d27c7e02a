import Foundation

/// A formatter that parses values. Conform to this protocol where your code on Apple platforms overrides
/// `getObjectValue(_:for:errorDescription:)`.
public protocol ObjectValueReading: AnyObject {
    /// Parses a value from a text; returns false for an invalid text.
    func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// A number formatter that parses values.
public protocol RangedObjectValueReading: AnyObject {
    /// Parses a value from a part of a text.
    func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?) throws
}

extension NSObjectProtocol where Self: Formatter {
    /// Parses a value from a text; returns false for an invalid text. Supports numbers, dates and subclasses with their own
    /// implementation.
    public func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool {
        if let reading = self as? any RangedObjectValueReading {
            return unsafe (try? reading.getObjectValue(object, for: string, range: nil)) != nil
        }
        let value: AnyObject? =
            switch self as Formatter {
            case let numbers as NumberFormatter: numbers.number(from: string)
            case let dates as DateFormatter: dates.date(from: string).map { $0 as NSDate }
            default: nil
            }
        unsafe object?.pointee = value
        return value != nil
    }
}

extension NSObjectProtocol where Self: NumberFormatter {
    /// Parses a number from a text.
    public func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard let number = number(from: string) else { throw CocoaError(.formatting) }
        unsafe object?.pointee = number
        unsafe range?.pointee = NSRange(location: 0, length: string.utf16.count)
    }
}
