/// Accelerate's names: of vImage the blurs, of vDSP nothing. Computed in plain loops.
@_exported import CoreGraphics
@_exported import Foundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// What became of a call; 0 where all went well.
public typealias vImage_Error = Int
/// How a call treats edges and memory.
public typealias vImage_Flags = UInt32
/// A pixel's four parts.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// All went well.
public let kvImageNoError: vImage_Error = 0
/// The pictures are of different sizes.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// The kernel's sides are not odd.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// There is no memory.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// Nothing is asked for.
public let kvImageNoFlags = 0
/// The fourth part of pixels stays.
public let kvImageLeaveAlphaUnchanged = 1
/// Beyond its edges a picture has the background's colour.
public let kvImageBackgroundColorFill = 4
/// Beyond its edges a picture goes on as at them. All calls do so here.
public let kvImageEdgeExtend = 8
/// Beyond its edges a picture is not looked at.
public let kvImageTruncateKernel = 64
/// Asks for the size of memory to work in: none is needed.
public let kvImageGetTempBufferSize = 128
/// Nothing is printed.
public let kvImagePrintDiagnosticsToConsole = 1024
/// No threads.
public let kvImageDoNotTile = 16

/// A picture in memory: four bytes a pixel.
@unsafe public struct vImage_Buffer {
    /// The first pixel.
    public var data: UnsafeMutableRawPointer!
    /// In pixels.
    public var height: vImagePixelCount
    /// In pixels.
    public var width: vImagePixelCount
    /// From one row to the next.
    public var rowBytes: Int

    /// A picture in memory.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        unsafe self.data = data
        unsafe (self.height, self.width, self.rowBytes) = (height, width, rowBytes)
    }

    /// None.
    public init() {
        unsafe data = nil
        unsafe (height, width, rowBytes) = (0, 0, 0)
    }
}

/// Every pixel becomes the mean of those around it, its edges going on as they are.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernelHeight: UInt32,
    _ kernelWidth: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
    return unsafe BoxBlur.run(src.pointee, dest.pointee, Int(kernelHeight), Int(kernelWidth))
}

/// Every pixel becomes the mean of those around it, the nearer ones counting more, its edges going on as they are.
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernelHeight: UInt32,
    _ kernelWidth: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
    // A tent is a box of half its width over another one.
    let (height, width) = ((Int(kernelHeight) / 2) | 1, (Int(kernelWidth) / 2) | 1)
    let status = unsafe BoxBlur.run(src.pointee, dest.pointee, height, width)
    return status == 0 ? unsafe BoxBlur.run(dest.pointee, dest.pointee, height, width) : status
}

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
                means(width, kernelWidth) {
                    unsafe from.load(fromByteOffset: row * source.rowBytes + $0 * 4 + part, as: UInt8.self)
                } set: {
                    rows[(row * width + $0) * 4 + part] = $1
                }
            }
        }
        for column in 0..<width {
            for part in 0..<4 {
                means(height, kernelHeight) {
                    rows[($0 * width + column) * 4 + part]
                } set: {
                    unsafe to.storeBytes(of: $1, toByteOffset: $0 * target.rowBytes + column * 4 + part, as: UInt8.self)
                }
            }
        }
        return kvImageNoError
    }

    /// The means of `size` neighbours, those beyond the ends being as the ends are.
    private static func means(_ count: Int, _ size: Int, _ get: (Int) -> UInt8, set: (Int, UInt8) -> Void) {
        let half = size / 2
        func at(_ index: Int) -> Int { Int(get(min(max(index, 0), count - 1))) }
        var sum = (-half...half).reduce(0) { $0 + at($1) }
        for index in 0..<count {
            set(index, UInt8((sum + half) / size))
            sum += at(index + half + 1) - at(index - half)
        }
    }
}
