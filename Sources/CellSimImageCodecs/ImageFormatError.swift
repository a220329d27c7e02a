/// An error that describes why a picture can't be read or written.
public enum ImageFormatError: Error, Hashable, Sendable {
    /// The bytes don't have the signature of the expected format, `PNG` or `JPEG`.
    case notAnImage(expected: String)
    /// The number of pixels exceeds the limit.
    case tooManyPixels(width: Int, height: Int, maximum: Int)
    /// The data is truncated or corrupt, or contains values that the format doesn't permit.
    case corrupt(format: String, reason: String)
    /// A dimension is zero, or exceeds the maximum of the format.
    case unsupportedSize(width: Int, height: Int)
    /// The format needs a library that isn't installed. `package` is the name of the Debian package.
    case missingLibrary(format: String, library: String, package: String)
    /// A strip writer received too many or too few rows, or rows of the wrong width.
    case wrongStrip(expected: String, found: String)
}

/// Describes the errors in messages.
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
