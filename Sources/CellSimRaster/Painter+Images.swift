import CellSimCPixman
import CellSimGraphics
import Foundation

/// Draws images.
extension Painter {
    /// Draws a part of a bitmap into a rectangle.
    /// - Parameters:
    ///   - source: The part of the bitmap to draw, in its pixels.
    ///   - destination: The rectangle to fill, in points.
    func drawImage(_ bitmap: Bitmap, source: CGRect, destination: CGRect, tint: RGBAColor?) {
        guard source.width > 0, source.height > 0, destination.width > 0, destination.height > 0, bitmap.width > 0,
            bitmap.height > 0
        else { return }
        let area = pixels(around: destination.applying(state.transform)).intersection(state.clip.area)
        guard !area.isEmpty else { return }
        let placement = ImagePlacement(source: source, destination: destination, transform: state.transform)
        let coverage = edgeCoverage(of: destination, in: area)
        if let coverage, coverage.bounds.isEmpty { return }
        drawPlacedImage(bitmap, placement, area: coverage?.bounds ?? area, coverage: coverage, tint: tint)
    }

    private func drawPlacedImage(
        _ bitmap: Bitmap, _ placement: ImagePlacement, area: PixelRect, coverage: PixelBlock?, tint: RGBAColor?
    ) {
        guard let sampling = ImageSampling(placement, bitmap: bitmap, area: area) else { return }
        if sampling.isTooLarge {
            // Smaller areas read fewer source pixels and have the same result.
            for half in area.halves { drawPlacedImage(bitmap, placement, area: half, coverage: coverage, tint: tint) }
            return
        }
        unsafe bitmap.withUnsafeBytes { bytes in
            guard let image = unsafe sampling.image(bytes, bitmap: bitmap) else { return }
            put(image, origin: sampling.origin, area: area, coverage: coverage, tint: tint)
        }
    }

    private func put(
        _ image: PixmanImage, origin: (x: Int, y: Int), area: PixelRect, coverage: PixelBlock?, tint: RGBAColor?
    ) {
        if coverage == nil, tint == nil, state.clip.coverage(needed: area) == nil {
            return compositeOver(image, origin: origin, area: area, coverage: nil)
        }
        let block = PixelBlock(.color, bounds: area)
        if let tint {
            block.composite(
                PIXMAN_OP_SRC, PixmanImage(solid: tint.premultipliedPixel), mask: image, maskOrigin: origin, area: area)
        } else {
            block.composite(PIXMAN_OP_SRC, image, sourceOrigin: origin, area: area)
        }
        paint(.pixels(block), area: area, coverage: coverage)
    }

    /// Returns the coverage of the destination's edge pixels; nil if its edges are on pixel boundaries.
    private func edgeCoverage(of destination: CGRect, in area: PixelRect) -> PixelBlock? {
        let t = state.transform
        if t.isScaleAndTranslation, SubPixelRect(destination, through: t).isWhole { return nil }
        return outlines.coverage(of: .rect(destination), transform: t, rule: .nonZero, in: area)
            ?? PixelBlock(.coverage, bounds: PixelRect(left: 0, top: 0, right: 0, bottom: 0))
    }
}

/// The position of an image on the device.
struct ImagePlacement {
    /// The transform from device pixels to image pixels.
    let toSource: CGAffineTransform
    /// The part of the image to draw, in its pixels.
    let source: CGRect
    /// A device pixel that depends only on the placement. Rounding is relative to it, so that bands match.
    let anchor: (x: Int, y: Int)

    init(source: CGRect, destination: CGRect, transform: CGAffineTransform) {
        let (sx, sy) = (destination.width / source.width, destination.height / source.height)
        let toDevice = CGAffineTransform(
            a: sx, b: 0, c: 0, d: sy, tx: destination.minX - source.minX * sx, ty: destination.minY - source.minY * sy
        ).concatenating(transform)
        toSource = toDevice.inverted()
        self.source = source
        let corner = destination.applying(transform)
        anchor = (SubPixel.floor(SubPixel.rounded(corner.minX)), SubPixel.floor(SubPixel.rounded(corner.minY)))
    }

    /// The number of source pixels per device pixel along the axes of the image.
    var footprint: (x: CGFloat, y: CGFloat) { (abs(toSource.a) + abs(toSource.c), abs(toSource.b) + abs(toSource.d)) }
}

/// The sampling of an image in an area: an integer matrix and a filter.
struct ImageSampling {
    /// The device pixel at the origin of the matrix.
    let origin: (x: Int, y: Int)
    private let sourceArea: PixelRect
    /// A Boolean value that indicates whether the area reads more source pixels than pixman supports.
    let isTooLarge: Bool
    private let matrix: (xx: Int32, xy: Int32, x0: Int32, yx: Int32, yy: Int32, y0: Int32)
    private let isPixelAligned: Bool
    private let footprint: (x: CGFloat, y: CGFloat)

    init?(_ placement: ImagePlacement, bitmap: Bitmap, area: PixelRect) {
        let m = placement.toSource
        guard m.a.isFinite, m.b.isFinite, m.c.isFinite, m.d.isFinite else { return nil }
        origin = (area.left, area.top)
        footprint = placement.footprint
        let all = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
        let visiblePart = PixelRect(
            left: Int(saturating: max(placement.source.minX, 0).rounded(.down)),
            top: Int(saturating: max(placement.source.minY, 0).rounded(.down)),
            right: Int(saturating: min(placement.source.maxX, CGFloat(bitmap.width)).rounded(.up)),
            bottom: Int(saturating: min(placement.source.maxY, CGFloat(bitmap.height)).rounded(.up))
        ).intersection(all)
        guard !visiblePart.isEmpty else { return nil }
        func fixed(_ value: CGFloat) -> Int { Int(saturating: (min(max(value, -1e9), 1e9) * 65536).rounded()) }
        let (xx, xy, yx, yy) = (fixed(m.a), fixed(m.c), fixed(m.b), fixed(m.d))
        // An image scaled to less than a millionth of its size is invisible, and its products would overflow.
        guard [xx, xy, yx, yy].allSatisfy({ abs($0) < 1 << 36 }) else { return nil }
        let (ax, ay) = (CGFloat(placement.anchor.x), CGFloat(placement.anchor.y))
        let (dx, dy) = (area.left - placement.anchor.x, area.top - placement.anchor.y)
        let x0 = fixed(m.a * ax + m.c * ay + m.tx) + xx * dx + xy * dy
        let y0 = fixed(m.b * ax + m.d * ay + m.ty) + yx * dx + yy * dy
        sourceArea = Self.sourcePixels(visiblePart, area: area, x: (x0, xx, xy), y: (y0, yx, yy), footprint: footprint)
        guard !sourceArea.isEmpty else { return nil }
        isTooLarge = max(sourceArea.width, sourceArea.height) > 32_000 && area.width * area.height > 1
        let (px, py) = (x0 - sourceArea.left * 65536, y0 - sourceArea.top * 65536)
        guard [xx, xy, px, yx, yy, py].allSatisfy({ abs($0) < 1 << 31 }) else {
            guard isTooLarge else { return nil }
            matrix = (0, 0, 0, 0, 0, 0)
            isPixelAligned = false
            return
        }
        matrix = (Int32(xx), Int32(xy), Int32(px), Int32(yx), Int32(yy), Int32(py))
        isPixelAligned = xx == 65536 && yy == 65536 && xy == 0 && yx == 0 && px & 0xFFFF == 0 && py & 0xFFFF == 0
    }

    /// Returns the source pixels that the area reads, so that huge images don't exceed pixman's limits.
    private static func sourcePixels(
        _ visiblePart: PixelRect, area: PixelRect, x: (Int, Int, Int), y: (Int, Int, Int),
        footprint: (x: CGFloat, y: CGFloat)
    ) -> PixelRect {
        func span(_ f: (Int, Int, Int), _ footprintLength: CGFloat) -> (Int, Int) {
            let ends = [(0, 0), (area.width, 0), (0, area.height), (area.width, area.height)].map {
                f.0 + f.1 * $0.0 + f.2 * $0.1
            }
            let margin = Int(saturating: min(footprintLength, 1e6).rounded(.up)) + 2
            let low = ends.min() ?? 0
            let high = ends.max() ?? 0
            return ((low >> 16) - margin, (high >> 16) + margin)
        }
        let (columns, rows) = (span(x, footprint.x), span(y, footprint.y))
        // The edge pixels are repeated beyond the image's edges, so at least one pixel must remain.
        func limit(_ range: (Int, Int), _ low: Int, _ high: Int) -> (Int, Int) {
            let start = min(max(range.0, low), high - 1)
            return (start, max(min(range.1, high), start + 1))
        }
        let (l, r) = limit(columns, visiblePart.left, visiblePart.right)
        let (t, b) = limit(rows, visiblePart.top, visiblePart.bottom)
        return PixelRect(left: l, top: t, right: r, bottom: b)
    }

    /// Returns an image whose top left corresponds to `origin`. It is valid as long as the bytes are.
    func image(_ bytes: UnsafeRawBufferPointer, bitmap: Bitmap) -> PixmanImage? {
        guard let start = bytes.baseAddress else { return nil }
        let first = unsafe start + sourceArea.top * bitmap.bytesPerRow + sourceArea.left * 4
        let pixels = unsafe UnsafeMutableRawPointer(mutating: first).assumingMemoryBound(to: UInt8.self)
        let image = unsafe PixmanImage(
            .color, width: sourceArea.width, height: sourceArea.height, bytes: pixels, bytesPerRow: bitmap.bytesPerRow)
        image.setTransform(matrix)
        image.extendEdges()
        if isPixelAligned { return image }
        if footprint.x <= 1, footprint.y <= 1 {
            image.setBilinear()
        } else {
            image.setKernels(x: ResamplingKernel(footprint: footprint.x), y: ResamplingKernel(footprint: footprint.y))
        }
        return image
    }
}
