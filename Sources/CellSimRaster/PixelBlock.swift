import CellSimCPixels
import CellSimCPixman
import Foundation

/// The pixels of a rectangle on the device, with a pixman image for drawing: premultiplied colours (32 bits) or coverage (8
/// bits). Don't share it between threads.
@safe final class PixelBlock {
    enum Format { case color, coverage }

    let bounds: PixelRect
    let format: Format
    let bytesPerRow: Int
    let bytes: UnsafeMutablePointer<UInt8>
    let image: PixmanImage
    private let ownsMemory: Bool

    /// Creates a block with its own memory, which is initially transparent.
    init(_ format: Format, bounds: PixelRect) {
        self.bounds = bounds
        self.format = format
        bytesPerRow = format == .color ? bounds.width * 4 : (bounds.width + 3) & ~3
        guard let memory = unsafe calloc(max(bytesPerRow * bounds.height, 4), 1) else {
            preconditionFailure("not enough memory for \(bounds.width)×\(bounds.height) pixels")
        }
        unsafe bytes = memory.assumingMemoryBound(to: UInt8.self)
        unsafe image = PixmanImage(
            format, width: bounds.width, height: bounds.height, bytes: bytes, bytesPerRow: bytesPerRow)
        ownsMemory = true
    }

    /// Creates a block on memory that must outlive it. Its rows and start must be aligned to four bytes.
    init(_ format: Format, bounds: PixelRect, borrowing memory: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) {
        self.bounds = bounds
        self.format = format
        self.bytesPerRow = bytesPerRow
        unsafe bytes = memory
        unsafe image = PixmanImage(
            format, width: bounds.width, height: bounds.height, bytes: memory, bytesPerRow: bytesPerRow)
        ownsMemory = false
    }

    deinit { if ownsMemory { unsafe free(bytes) } }

    /// Returns the first byte of a device row.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { unsafe bytes + (y - bounds.top) * bytesPerRow }
}

extension PixelBlock {
    /// Replaces every pixel in the area by a premultiplied colour.
    func fill(_ area: PixelRect, with pixel: UInt32) {
        let area = area.intersection(bounds)
        guard !area.isEmpty else { return }
        let didFill = unsafe bytes.withMemoryRebound(to: UInt32.self, capacity: bytesPerRow / 4 * bounds.height) {
            unsafe pixman_fill(
                $0, Int32(bytesPerRow / 4), format == .color ? 32 : 8, Int32(area.left - bounds.left),
                Int32(area.top - bounds.top), Int32(area.width), Int32(area.height), pixel)
        }
        if didFill == 0 {
            composite(PIXMAN_OP_SRC, PixmanImage(solid: format == .color ? pixel : pixel << 24), area: area)
        }
    }

    /// Composites a source onto the area. `sourceOrigin` is the device pixel at the source's top left corner. A mask must contain
    /// the area.
    func composite(
        _ operation: pixman_op_t, _ source: PixmanImage, sourceOrigin: (x: Int, y: Int) = (0, 0),
        mask: PixmanImage? = nil,
        maskOrigin: (x: Int, y: Int) = (0, 0), area: PixelRect
    ) {
        let area = area.intersection(bounds)
        guard !area.isEmpty else { return }
        let (sx, sy) = source.isSolid ? (0, 0) : (area.left - sourceOrigin.x, area.top - sourceOrigin.y)
        let (mx, my) = mask?.isSolid ?? true ? (0, 0) : (area.left - maskOrigin.x, area.top - maskOrigin.y)
        unsafe pixman_image_composite32(
            operation, source.handle, mask?.handle, image.handle, Int32(sx), Int32(sy), Int32(mx), Int32(my),
            Int32(area.left - bounds.left), Int32(area.top - bounds.top), Int32(area.width), Int32(area.height))
    }

    /// Draws a premultiplied colour over an area through a coverage mask. `coverage` points to the mask's byte for the area's top
    /// left pixel. The result equals `composite` with a mask, but needs no image for each glyph.
    func blend(_ pixel: UInt32, through coverage: UnsafePointer<UInt8>, bytesPerRow maskRow: Int, area: PixelRect) {
        let common = area.intersection(bounds)
        guard !common.isEmpty, format == .color else { return }
        unsafe cellsim_blend_mask(
            row(common.top) + (common.left - bounds.left) * 4, bytesPerRow,
            coverage + (common.top - area.top) * maskRow + common.left - area.left, maskRow, common.width,
            common.height, pixel)
    }

    /// Multiplies this coverage by another that contains the area.
    func multiply(by other: PixelBlock, area: PixelRect) {
        composite(PIXMAN_OP_IN, other.image, sourceOrigin: (other.bounds.left, other.bounds.top), area: area)
    }

    /// Multiplies this coverage by an opacity in 255ths.
    func multiply(by opacity: UInt8, area: PixelRect) {
        composite(PIXMAN_OP_IN, PixmanImage(solid: UInt32(opacity) << 24), area: area)
    }

    /// Returns a copy of an area. Pixels outside this block are transparent.
    func copy(of area: PixelRect) -> PixelBlock {
        let copy = PixelBlock(format, bounds: area)
        let pixelBytes = format == .color ? 4 : 1
        let common = area.intersection(bounds)
        guard !common.isEmpty else { return copy }
        for y in common.top..<common.bottom {
            unsafe memcpy(
                copy.row(y) + (common.left - area.left) * pixelBytes, row(y) + (common.left - bounds.left) * pixelBytes,
                common.width * pixelBytes)
        }
        return copy
    }

    /// Returns the alpha channel of a block of colours as coverage.
    func alphaMask(of area: PixelRect) -> PixelBlock {
        let coverage = PixelBlock(.coverage, bounds: area)
        coverage.composite(
            PIXMAN_OP_SRC, image, sourceOrigin: (bounds.left, bounds.top), area: area.intersection(bounds))
        return coverage
    }
}
