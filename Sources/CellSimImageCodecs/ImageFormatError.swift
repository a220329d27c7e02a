/// Why a picture could not be read or written.
public enum ImageFormatError: Error, Hashable, Sendable {
    /// The bytes do not begin as a picture of the kind named (`PNG`, `JPEG`) does.
    case notAnImage(expected: String)
    /// A picture of this size in pixels holds more than is allowed.
    case tooManyPixels(width: Int, height: Int, maximum: Int)
    /// The data ends early, is damaged, or states what the format does not allow.
    case corrupt(format: String, reason: String)
    /// Neither side of a picture may be zero, nor beyond what the format can state.
    case unsupportedSize(width: Int, height: Int)
    /// A file of this format needs a library that is not installed; `package` is Debian's name of it.
    case missingLibrary(format: String, library: String, package: String)
    /// A strip writer was given more or fewer rows than it was promised, or rows of another width.
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
        case .wrongStrip(let expected, let found): "the picture expected \(expected), not \(found)"
        }
    }
}
