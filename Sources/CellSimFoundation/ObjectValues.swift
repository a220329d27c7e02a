import Foundation

/// A formatter that reads values. It corresponds to overriding `getObjectValue(_:for:errorDescription:)` in a subclass of a formatter on
/// Apple platforms.
public protocol ObjectValueReading: AnyObject {
    /// Reads a value from a text; false if that fails.
    func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String,
        errorDescription error: UnsafeMutablePointer<NSString?>?
    ) -> Bool
}

/// A number formatter that reads values.
public protocol RangedObjectValueReading: AnyObject {
    /// Reads a value from a part of a text.
    func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?) throws
}

extension NSObjectProtocol where Self: Formatter {
    /// Reads a value from a text; false if that fails. Supports numbers, dates and subclasses with their own implementation.
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
    /// Reads a number from a text.
    public func getObjectValue(
        _ object: UnsafeMutablePointer<AnyObject?>?, for string: String, range: UnsafeMutablePointer<NSRange>?
    ) throws {
        guard let number = number(from: string) else { throw CocoaError(.formatting) }
        unsafe object?.pointee = number
        unsafe range?.pointee = NSRange(location: 0, length: string.utf16.count)
    }
}
