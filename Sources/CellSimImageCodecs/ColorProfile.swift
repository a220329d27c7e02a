import CellSimCImageLibraries
import CellSimCShims
import CellSimGraphics
import CellSimProcess

/// Converts the colours of a file to sRGB with an ICC profile, using liblcms2 and the relative colorimetric intent.
///
/// liblcms2 converts 8-bit colours with integer arithmetic, so that the result is the same on all machines.
@safe final class ColorProfile {
    private let handle: OpaquePointer
    /// A Boolean value that indicates whether the profile is for CMYK instead of RGB.
    let isCMYK: Bool

    private init(_ handle: OpaquePointer, isCMYK: Bool) {
        unsafe self.handle = handle
        self.isCMYK = isCMYK
    }

    /// Returns the conversion for an ICC profile. Returns nil for sRGB and for greyscale, whose values stay unchanged.
    /// - Parameter isDeep: Whether the channels have 16 bits, for `bitmap(ofDeep:width:height:)`.
    /// - Throws: `ImageFormatError` if the profile is invalid, or if liblcms2 is not installed.
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

    /// Converts pixels with 16 bits per channel that aren't premultiplied, as returned by `PNG.straightPixels`.
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

    /// Converts premultiplied RGB pixels, or CMYK pixels as Adobe stores them.
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

/// Reports errors of image libraries, which are loaded when they are first used.
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
