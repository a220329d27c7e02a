import CellSimCImageLibraries
import CellSimCShims
import CellSimGraphics
import CellSimProcess

/// Converts a file's colours to sRGB by its ICC profile, with liblcms2 and the relative colorimetric intent.
///
/// liblcms2 converts 8-bit colours with integer arithmetic, so the result is the same on every machine.
@safe final class ColorProfile {
    private let handle: OpaquePointer
    /// Whether the profile is for CMYK rather than RGB.
    let isCMYK: Bool

    private init(_ handle: OpaquePointer, isCMYK: Bool) {
        unsafe self.handle = handle
        self.isCMYK = isCMYK
    }

    /// Returns the conversion for an ICC profile; nil for sRGB itself and for greys, whose values stay unchanged.
    /// - Parameter isDeep: whether the channels have 16 bits, which `bitmap(ofDeep:width:height:)` converts.
    /// - Throws: `ImageFormatError` for an invalid profile, or if liblcms2 is not installed.
    static func conversion(from bytes: [UInt8]?, format: String, isDeep: Bool = false) throws -> ColorProfile? {
        guard let bytes, !bytes.isEmpty else { return nil }
        var handle: OpaquePointer?
        var kind = CELLSIM_PROFILE_OTHER
        try unsafe ImageLibrary.check(format, library: "liblcms2", package: "liblcms2-2") { message, available in
            unsafe bytes.withUnsafeBufferPointer {
                unsafe cellsim_profile_open(
                    $0.baseAddress, $0.count, isDeep ? 1 : 0, &handle, &kind, message, available)
            }
        }
        guard let handle = unsafe handle else { return nil }
        return unsafe ColorProfile(handle, isCMYK: kind == CELLSIM_PROFILE_CMYK)
    }

    deinit { unsafe cellsim_profile_close(handle) }

    /// Converts pixels with 16 bits per channel that are not premultiplied, as `PNG.straightPixels` returns them.
    func bitmap(ofDeep pixels: [UInt8], width: Int, height: Int) -> Bitmap {
        var bitmap = Bitmap(width: width, height: height)
        unsafe bitmap.withUnsafeMutableBytes { target in
            unsafe pixels.withUnsafeBufferPointer { source in
                guard let to = unsafe target.bindMemory(to: UInt8.self).baseAddress, let from = source.baseAddress
                else { return }
                unsafe cellsim_profile_apply_deep(handle, from, to, width * height)
                unsafe cellsim_premultiply(to, width * height)
            }
        }
        return bitmap
    }

    /// Converts premultiplied pixels, or CMYK pixels in Adobe's format.
    func apply(to bitmap: inout Bitmap) {
        let (count, width) = (bitmap.width * bitmap.height, bitmap.width)
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            guard let pixels = unsafe bytes.bindMemory(to: UInt8.self).baseAddress, width > 0 else { return }
            let isPlain = unsafe isCMYK || cellsim_all_opaque(pixels, count) != 0
            if !isPlain { unsafe cellsim_unmultiply(pixels, count) }
            unsafe cellsim_profile_apply(handle, pixels, count)
            if !isPlain { unsafe cellsim_premultiply(pixels, count) }
        }
    }
}

/// Loads image libraries on first use.
enum ImageLibrary {
    static func check(
        _ format: String, library: String, package: String, _ call: (UnsafeMutablePointer<CChar>?, Int) -> Int32
    ) throws {
        var code: Int32 = 0
        let reason = unsafe ShimMessage.catching { message, available in
            code = unsafe call(message, available)
            return code
        }
        guard let reason else { return }
        guard code == 2 else { throw ImageFormatError.corrupt(format: format, reason: reason) }
        DrawingLibrary.recordMissing(library, package: package)
        throw ImageFormatError.missingLibrary(format: format, library: library, package: package)
    }
}
