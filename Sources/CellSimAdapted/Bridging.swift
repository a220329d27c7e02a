import Foundation
import UIKit

infix operator ^> : CastingPrecedence
infix operator ^>? : CastingPrecedence
infix operator ^>! : CastingPrecedence

// Casts that convert values on Apple platforms but not on Linux. Adapted sources use these operators instead of `as`.

/// Performs `as NSNumber`.
public func ^> (value: some BinaryInteger, type: NSNumber.Type) -> NSNumber {
    NSNumber(value: Int64(truncatingIfNeeded: value))
}
/// Performs `as NSNumber`.
public func ^> (value: UInt64, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// Performs `as NSNumber`.
public func ^> (value: Bool, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// Performs `as NSNumber`.
public func ^> (value: Double, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// Performs `as NSNumber`.
public func ^> (value: Float, type: NSNumber.Type) -> NSNumber { NSNumber(value: value) }
/// Performs `as NSNumber`.
public func ^> (value: CGFloat, type: NSNumber.Type) -> NSNumber { NSNumber(value: Double(value)) }
/// Performs `as NSNumber`; the object stays unchanged.
public func ^> (value: NSNumber, type: NSNumber.Type) -> NSNumber { value }
/// Performs `as NSValue` for an `NSNumber`.
public func ^> (value: NSNumber, type: NSValue.Type) -> NSValue { value }
/// Performs `as NSValue`; the object stays unchanged.
public func ^> (value: NSValue, type: NSValue.Type) -> NSValue { value }
/// Performs `as NSValue`.
public func ^> (value: NSRange, type: NSValue.Type) -> NSValue { NSValue(range: value) }
/// Performs `as NSValue`.
public func ^> (value: CGRect, type: NSValue.Type) -> NSValue { NSValue(rect: value) }
/// Performs `as NSValue`.
public func ^> (value: CGPoint, type: NSValue.Type) -> NSValue { NSValue(point: value) }
/// Performs `as NSValue`.
public func ^> (value: CGSize, type: NSValue.Type) -> NSValue { NSValue(size: value) }

/// Performs `as? NSError`. Every error is an `NSError`.
public func ^>? (value: Any?, type: NSError.Type) -> NSError? {
    if let error = value as? NSError { return error }
    return (value as? any Error).map { $0 as NSError }
}

/// Performs `as! NSError`.
public func ^>! (value: Any?, type: NSError.Type) -> NSError {
    // Fatal: like a failed cast with `as!`.
    guard let error = value ^>? type else { fatalError("Could not cast \(String(describing: value)) to 'NSError'") }
    return error
}
/// Converts numbers to `NSNumber` objects.
public func ^> (values: [some BinaryInteger], type: [NSNumber].Type) -> [NSNumber] {
    values.map { $0 ^> NSNumber.self }
}
/// Converts numbers to `NSNumber` objects.
public func ^> (values: [CGFloat], type: [NSNumber].Type) -> [NSNumber] { values.map { $0 ^> NSNumber.self } }
/// Converts numbers to `NSNumber` objects.
public func ^> (values: [Double], type: [NSNumber].Type) -> [NSNumber] { values.map { $0 ^> NSNumber.self } }
/// Converts numbers to `NSNumber` objects.
public func ^> (values: [Float], type: [NSNumber].Type) -> [NSNumber] { values.map { $0 ^> NSNumber.self } }
/// Converts Booleans to `NSNumber` objects.
public func ^> (values: [Bool], type: [NSNumber].Type) -> [NSNumber] { values.map { $0 ^> NSNumber.self } }
/// Returns the objects unchanged.
public func ^> (values: [NSNumber], type: [NSNumber].Type) -> [NSNumber] { values }
