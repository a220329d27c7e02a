import CellSimCImageLibraries
import CellSimCShims
import CellSimGraphics

/// Decodes the primary picture of HEIF files (HEIC, AVIF) with libheif, which applies the orientation.
@safe final class HEIF {
    private let handle: OpaquePointer
    private let width, height: UInt32

    static func isHEIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
        let brand = String(decoding: bytes[8..<12], as: UTF8.self)
        return ["heic", "heix", "hevc", "heim", "heis", "mif1", "msf1", "avif"].contains(brand)
    }

    static func decode(_ bytes: [UInt8], maximumPixels: Int) throws -> ImageFile {
        try unsafe bytes.withUnsafeBufferPointer { bytes in
            let file = try unsafe HEIF(bytes)
            guard file.width > 0, file.height > 0, Int(file.width) <= maximumPixels / Int(file.height) else {
                throw ImageFormatError.tooManyPixels(
                    width: Int(file.width), height: Int(file.height), maximum: maximumPixels)
            }
            return ImageFile(bitmap: try file.bitmap(), orientation: 1)
        }
    }

    /// Opens a file. The bytes must stay valid during the lifetime of the object.
    private init(_ bytes: UnsafeBufferPointer<UInt8>) throws {
        var handle: OpaquePointer?
        var (width, height): (UInt32, UInt32) = (0, 0)
        unsafe try Self.check { message, available in
            unsafe cellsim_heif_open(bytes.baseAddress, bytes.count, &handle, &width, &height, message, available)
        }
        guard let handle = unsafe handle else {
            throw ImageFormatError.corrupt(format: "HEIF", reason: "it has no picture")
        }
        (self.width, self.height) = (width, height)
        unsafe self.handle = handle
    }

    deinit { unsafe cellsim_heif_close(handle) }

    private func bitmap() throws -> Bitmap {
        var bitmap = Bitmap(width: Int(width), height: Int(height))
        unsafe try bitmap.withUnsafeMutableBytes { target in
            let pixels = unsafe target.bindMemory(to: UInt8.self).baseAddress
            unsafe try Self.check { unsafe cellsim_heif_read(handle, width, height, pixels, $0, $1) }
            unsafe cellsim_premultiply(pixels, Int(width) * Int(height))
        }
        try ColorProfile.conversion(from: profile, format: "HEIF")?.apply(to: &bitmap)
        return bitmap
    }

    private var profile: [UInt8]? {
        let count = unsafe cellsim_heif_profile_size(handle)
        guard count > 0, count < ImageFile.maximumProfile else { return nil }
        return unsafe [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
            unsafe cellsim_heif_profile(handle, target.baseAddress)
            initialized = count
        }
    }

    private static func check(_ call: (UnsafeMutablePointer<CChar>?, Int) -> Int32) throws {
        unsafe try ImageLibrary.check("HEIF", library: "libheif", package: "libheif1", call)
    }
}
