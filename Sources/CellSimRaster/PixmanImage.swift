import CellSimCPixman
import Foundation

/// Owns a pixman image: a solid colour, or pixels in memory that the caller owns.
///
/// Uses only pixman's integer formats and filters, so that results don't depend on the processor.
@safe final class PixmanImage {
    let handle: OpaquePointer
    let isSolid: Bool

    init(_ format: PixelBlock.Format, width: Int, height: Int, bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        let code = format == .color ? PIXMAN_a8r8g8b8 : PIXMAN_a8
        let image = unsafe UnsafeMutableRawPointer(bytes).assumingMemoryBound(to: UInt32.self)
        guard let handle = unsafe pixman_image_create_bits(code, Int32(width), Int32(height), image, Int32(bytesPerRow))
        else {
            preconditionFailure("pixman rejected \(width)×\(height) pixels")
        }
        unsafe self.handle = handle
        isSolid = false
    }

    /// Creates an unbounded image of one premultiplied colour.
    init(solid pixel: UInt32) {
        func wide(_ shift: UInt32) -> UInt16 { UInt16(pixel >> shift & 255) * 257 }
        var color = pixman_color_t(red: wide(16), green: wide(8), blue: wide(0), alpha: wide(24))
        guard let handle = unsafe pixman_image_create_solid_fill(&color) else {
            preconditionFailure("pixman rejected a colour")
        }
        unsafe self.handle = handle
        isSolid = true
    }

    deinit { unsafe pixman_image_unref(handle) }

    /// Repeats the edge pixels beyond the image's edges.
    func extendEdges() { unsafe pixman_image_set_repeat(handle, PIXMAN_REPEAT_PAD) }

    /// Sets the matrix from target pixels to source pixels, in 65536ths, row by row.
    func setTransform(_ m: (xx: Int32, xy: Int32, x0: Int32, yx: Int32, yy: Int32, y0: Int32)) {
        var transform = pixman_transform_t()
        transform.matrix.0 = (m.xx, m.xy, m.x0)
        transform.matrix.1 = (m.yx, m.yy, m.y0)
        transform.matrix.2 = (0, 0, 65536)
        unsafe pixman_image_set_transform(handle, &transform)
    }

    /// Selects bilinear interpolation with weights in 128ths.
    func setBilinear() { unsafe pixman_image_set_filter(handle, PIXMAN_FILTER_BILINEAR, nil, 0) }

    /// Sets the filter weights for both axes; see `ResamplingKernel`.
    func setKernels(x: ResamplingKernel, y: ResamplingKernel) {
        var parameters: [Int32] = [Int32(x.taps) << 16, Int32(y.taps) << 16]
        parameters += [Int32(ResamplingKernel.phaseBits) << 16, Int32(ResamplingKernel.phaseBits) << 16]
        parameters += x.weights
        parameters += y.weights
        _ = unsafe parameters.withUnsafeBufferPointer {
            unsafe pixman_image_set_filter(handle, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, $0.baseAddress, Int32($0.count))
        }
    }
}
