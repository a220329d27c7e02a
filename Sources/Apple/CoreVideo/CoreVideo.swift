/// The pixel buffers of Core Video. They can be created and accessed, but no video source fills them.
@_exported import CoreGraphics

/// The result of a function; 0 for success.
public typealias CVReturn = Int32
/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// An error.
public let kCVReturnError: CVReturn = -6660
/// The pixel format with 8 bits each of blue, green, red and alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
/// The pixel format with 8 bits each of alpha, red, green and blue.
public let kCVPixelFormatType_32ARGB: OSType = 32
/// The pixel format with two planes of full-range luma and chroma values.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
/// The pixel format with two planes of video-range luma and chroma values.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
/// The key for the pixel format.
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
/// The key for the width, in pixels.
public let kCVPixelBufferWidthKey: CFString = "Width"
/// The key for the height, in pixels.
public let kCVPixelBufferHeightKey: CFString = "Height"
/// The key for compatibility with `CGImage`.
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
/// The key for compatibility with bitmap contexts.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"

/// An image in memory with four bytes per pixel, regardless of its format.
@safe public final class CVBuffer: @unchecked Sendable {
    // Unchecked: like Apple's class, its bytes are written only by the owner of the lock; pointers are not checked.
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
/// An image in memory.
public typealias CVImageBuffer = CVBuffer
/// An image in memory.
public typealias CVPixelBuffer = CVBuffer
/// The options for locking an image's memory. They have no effect.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The memory is only read.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}
/// Creates an image of a size in pixels, filled with zeros. Returns an error if it is too large.
public func CVPixelBufferCreate(
    _ allocator: Any?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    guard width > 0, height > 0, width <= 1 << 15, height <= 1 << 15 else { return kCVReturnError }
    unsafe pixelBufferOut.pointee = CVBuffer(width, height, pixelFormatType)
    return kCVReturnSuccess
}
/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns four times the width.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width * 4 }
/// Returns the format with which the image was created.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Returns the bytes.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    unsafe pixelBuffer.bytes
}
/// Does nothing: the memory is always accessible.
@discardableResult public func CVPixelBufferLockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Does nothing.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
