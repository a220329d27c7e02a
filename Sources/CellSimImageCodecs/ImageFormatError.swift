/// The reason why a picture can't be read or written.
public enum ImageFormatError: Error, Hashable, Sendable {
    /// The bytes don't have the signature of the format (`PNG`, `JPEG`).
    case notAnImage(expected: String)
    /// A picture of this size in pixels exceeds the limit.
    case tooManyPixels(width: Int, height: Int, maximum: Int)
    /// The data ends early, is damaged, or has values that the format doesn't allow.
    case corrupt(format: String, reason: String)
    /// A side of the picture is zero, or larger than the format supports.
    case unsupportedSize(width: Int, height: Int)
    /// This format needs a library that isn't installed; `package` is its Debian package.
    case missingLibrary(format: String, library: String, package: String)
    /// A strip writer received too many or too few rows, or rows of another width.
    case wrongStrip(expected: String, found: String)
}

extension ImageFormatError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .notAnImage(let expected): "not a \(expected) file"
        case .tooManyPixels(let width, let height, let maximum):
            "\(width)×\(height) pixels are more than the \(maximum) allowed for a file of this size"
        case .corrupt(let format, let reason): "damaged \(format) file: \(reason)"
        case .unsupportedSize(let width, let height): "a picture of \(width)×\(height) pixels cannot be stored"
        case .missingLibrary(let format, let library, let package):
            "\(format) files need the library \(library), which is not installed (Debian: \(package))"
        case .wrongStrip(let expected, let found): "the picture needs \(expected), but got \(found)"
        }
    }
}
