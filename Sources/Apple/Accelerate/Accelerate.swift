/// The vImage blur functions of Accelerate, implemented with plain loops. Other parts, such as vDSP, are not available.
@_exported import CoreGraphics
@_exported import Foundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a call; 0 for success.
public typealias vImage_Error = Int
/// Options for edges and memory.
public typealias vImage_Flags = UInt32
/// A pixel's four components.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Success.
public let kvImageNoError: vImage_Error = 0
/// The images have different sizes.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// The kernel's width or height isn't odd.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// A pointer argument is null.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// The default options.
public let kvImageNoFlags = 0
/// Doesn't change the fourth component of pixels.
public let kvImageLeaveAlphaUnchanged = 1
/// Uses the background colour beyond an image's edges.
public let kvImageBackgroundColorFill = 4
/// Extends an image's edge pixels beyond its edges. In CellSim, all calls do this.
public let kvImageEdgeExtend = 8
/// Ignores pixels beyond an image's edges.
public let kvImageTruncateKernel = 64
/// The flag that requests the size of the temporary buffer. No buffer is needed.
public let kvImageGetTempBufferSize = 128
/// Has no effect: no diagnostics are printed.
public let kvImagePrintDiagnosticsToConsole = 1024
/// Uses no threads.
public let kvImageDoNotTile = 16

/// An image in memory with four bytes per pixel.
@unsafe public struct vImage_Buffer {
    /// The first pixel.
    public var data: UnsafeMutableRawPointer!
    /// The height in pixels.
    public var height: vImagePixelCount
    /// The width in pixels.
    public var width: vImagePixelCount
    /// The distance between rows, in bytes.
    public var rowBytes: Int

    /// Creates an image in memory.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        unsafe self.data = data
        unsafe (self.height, self.width, self.rowBytes) = (height, width, rowBytes)
    }

    /// Creates an empty image.
    public init() {
        unsafe data = nil
        unsafe (height, width, rowBytes) = (0, 0, 0)
    }
}

/// Replaces each pixel with the mean of its neighbourhood. Edge pixels are extended.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernelHeight: UInt32,
    _ kernelWidth: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
    return unsafe BoxBlur.run(src.pointee, dest.pointee, Int(kernelHeight), Int(kernelWidth))
}

/// Replaces each pixel with a weighted mean of its neighbourhood; nearer pixels have larger weights. Edge pixels are extended.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernelHeight: UInt32,
    _ kernelWidth: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
    // A tent filter equals two box filters of half its width.
    let (height, width) = ((Int(kernelHeight) / 2) | 1, (Int(kernelWidth) / 2) | 1)
    let status = unsafe BoxBlur.run(src.pointee, dest.pointee, height, width)
    return status == 0 ? unsafe BoxBlur.run(dest.pointee, dest.pointee, height, width) : status
}

/// Blurs an image with a box filter.
private enum BoxBlur {
    static func run(
        _ source: vImage_Buffer, _ target: vImage_Buffer, _ kernelHeight: Int, _ kernelWidth: Int
    ) -> vImage_Error {
        guard let from = unsafe source.data, let to = unsafe target.data else { return kvImageNullPointerArgument }
        guard unsafe source.width == target.width, unsafe source.height == target.height else {
            return kvImageBufferSizeMismatch
        }
        guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
        let (width, height) = unsafe (Int(source.width), Int(source.height))
        var rows = [UInt8](repeating: 0, count: width * height * 4)
        for row in 0..<height {
            for part in 0..<4 {
                applyBoxFilter(width, kernelWidth) {
                    unsafe from.load(fromByteOffset: row * source.rowBytes + $0 * 4 + part, as: UInt8.self)
                } set: {
                    rows[(row * width + $0) * 4 + part] = $1
                }
            }
        }
        for column in 0..<width {
            for part in 0..<4 {
                applyBoxFilter(height, kernelHeight) {
                    rows[($0 * width + column) * 4 + part]
                } set: {
                    unsafe to.storeBytes(of: $1, toByteOffset: $0 * target.rowBytes + column * 4 + part, as: UInt8.self)
                }
            }
        }
        return kvImageNoError
    }

    /// Replaces each value with the mean of the `size` values around it. The values at the ends are extended.
    private static func applyBoxFilter(_ count: Int, _ size: Int, _ get: (Int) -> UInt8, set: (Int, UInt8) -> Void) {
        let half = size / 2
        func value(_ index: Int) -> Int { Int(get(min(max(index, 0), count - 1))) }
        var sum = (-half...half).reduce(0) { $0 + value($1) }
        for index in 0..<count {
            set(index, UInt8((sum + half) / size))
            sum += value(index + half + 1) - value(index - half)
        }
    }
}
