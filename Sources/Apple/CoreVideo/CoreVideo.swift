/// Core Video's names: pictures in memory have a size and bytes, and nothing fills them.
@_exported import CoreGraphics

/// What a function says; 0 for success.
public typealias CVReturn = Int32
/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// Something went wrong.
public let kCVReturnError: CVReturn = -6660
/// As Apple's of this name.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// As Apple's of this name.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// As Apple's of this name.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// As Apple's of this name.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// As Apple's of this name.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// As Apple's of this name.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// As Apple's of this name.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// As Apple's of this name.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// As Apple's of this name.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"

/// A picture in memory: four bytes a pixel, whatever its format.
@safe public final class CVBuffer: @unchecked Sendable {
    // Unchecked: as Apple's, whoever locks the base address writes; pointers are not checked.
    fileprivate let width, height: Int
    fileprivate let format: OSType
    fileprivate let bytes: UnsafeMutableRawPointer
    fileprivate init(_ width: Int, _ height: Int, _ format: OSType) {
        (self.width, self.height, self.format) = (width, height, format)
        let size = width * height * 4
        unsafe bytes = UnsafeMutableRawPointer.allocate(byteCount: max(size, 1), alignment: 16)
        unsafe bytes.initializeMemory(as: UInt8.self, repeating: 0, count: max(size, 1))
    }
    deinit { unsafe bytes.deallocate() }
}
/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// A picture in memory.
public typealias CVPixelBuffer = CVBuffer
/// How a picture's memory is held. Without effect.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// It is not written to.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
/// Makes a picture of a size in pixels, all zero; an error where it would be too large.
public func CVPixelBufferCreate(
    _ allocator: Any?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15 else { return kCVReturnError }
    unsafe pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType)
    return kCVReturnSuccess
}
/// In pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// In pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Four times the width.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width * 4 }
/// The format that it was made with.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// The bytes.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    unsafe pixelBuffer.bytes
}
/// Does nothing: the memory is there.
@discardableResult public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Does nothing.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
