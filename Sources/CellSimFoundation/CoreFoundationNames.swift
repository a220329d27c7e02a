import Foundation

// Core Foundation's names stand for Swift's own types, so that `"text" as CFString` is a cast without effect.

/// Text.
public typealias CFString = String
/// A list.
public typealias CFArray = [Any]
/// Values by keys.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = Data
/// An address.
public typealias CFURL = URL
/// A number.
public typealias CFNumber = NSNumber
/// True or false.
public typealias CFBoolean = Bool
/// A moment.
public typealias CFDate = Date
/// Any object.
public typealias CFTypeRef = AnyObject
/// What went wrong.
public typealias CFError = NSError
/// A number of elements.
public typealias CFIndex = Int
/// A span, in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// The result of an old function; 0 for success.
public typealias OSStatus = Int32
/// Four letters in a number.
public typealias FourCharCode = UInt32
/// Four letters in a number.
public typealias OSType = UInt32
/// True or false as a byte.
public typealias DarwinBoolean = Bool

/// A part of a text or list.
public struct CFRange: Hashable, Sendable {
    /// Where it begins.
    public var location: CFIndex
    /// How long it is.
    public var length: CFIndex
    /// A part.
    public init(location: CFIndex, length: CFIndex) { (self.location, self.length) = (location, length) }
    /// Nothing.
    public init() { (location, length) = (0, 0) }
}
/// A part of a text or list.
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
    CFRange(location: location, length: length)
}
/// What an app's name goes by in its `Info.plist`.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// What an app's version goes by in its `Info.plist`.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// What an app goes by in its `Info.plist`.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// What an app's program goes by in its `Info.plist`.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"

/// What functions return that went well.
public let noErr: OSStatus = 0
/// True.
public let kCFBooleanTrue: CFBoolean! = true
/// False.
public let kCFBooleanFalse: CFBoolean! = false

/// The moment in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// What a function that may fail writes its error to.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
/// A place that a function writes to.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

extension UnsafeMutablePointer {
    /// A place that a function writes an object to, where there is nothing yet, as Apple's pointer of this kind is made.
    @_disfavoredOverload public init<Other>(_ from: UnsafeMutablePointer<Other>) where Pointee == AnyObject? {
        let place = UnsafeMutableRawPointer(from)
        unsafe self = place.bindMemory(to: Pointee.self, capacity: 1)
        unsafe initialize(to: nil)
    }
}

/// Runs the body. There are no pools: what nobody holds is freed at once.
public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// Nanoseconds since the machine was started.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
