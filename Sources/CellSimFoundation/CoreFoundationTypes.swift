import Foundation

// Core Foundation types are aliases of Swift types, so that `"text" as CFString` is a cast without effect.

/// Text.
public typealias CFString = String
/// An array.
public typealias CFArray = [Any]
/// A dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = Data
/// A URL.
public typealias CFURL = URL
/// A number.
public typealias CFNumber = NSNumber
/// A Boolean.
public typealias CFBoolean = Bool
/// A date.
public typealias CFDate = Date
/// Any object.
public typealias CFTypeRef = AnyObject
/// An error.
public typealias CFError = NSError
/// An index or a number of elements.
public typealias CFIndex = Int
/// A time interval in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// The result of a C function; 0 means success.
public typealias OSStatus = Int32
/// A four-character code.
public typealias FourCharCode = UInt32
/// A four-character code.
public typealias OSType = UInt32
/// A Boolean in one byte.
public typealias DarwinBoolean = Bool

/// A range of a text or an array.
public struct CFRange: Hashable, Sendable {
    /// The start index.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex
    /// Creates a range.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
    /// Creates an empty range.
    public init() { (location, length) = (0, 0) }
}
/// Returns a range of a text or an array.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}
/// The key of an app's name in its `Info.plist`.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of an app's version in its `Info.plist`.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of an app's identifier in its `Info.plist`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of an app's executable in its `Info.plist`.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// The result of a function that succeeded.
public let noErr: OSStatus = 0
/// True.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false

/// Returns the current time in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// A pointer to which a function writes its error.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
/// A pointer to which a function writes a result.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
    /// Creates a pointer to an object variable and sets the variable to nil, like Apple's `AutoreleasingUnsafeMutablePointer`.
    @_disfavoredOverload public init<Other>(_ from: UnsafeMutablePointer<Other>) where Pointee == AnyObject? {
        let rawPointer = UnsafeMutableRawPointer(from)
        unsafe self = rawPointer.bindMemory(to: Pointee.self, capacity: 1)
        unsafe initialize(to: nil)
    }
}

/// Returns the number of nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
