import CellSimGraphics
import Foundation

/// A picture of figures instead of pixels, as asset catalogues have them in PDF and SVG files.
public struct VectorImage: Hashable, Sendable {
    /// In points; both sides are positive and finite.
    public var size: CGSize
    /// What is drawn, in points of a space whose origin is the top left corner of the picture.
    public var commands: [DisplayCommand]
    /// What of the file was not understood and is not drawn, each said once, in the order in which it was met.
    public var notes: [String]

    /// A picture of a size in points.
    public init(size: CGSize, commands: [DisplayCommand], notes: [String] = []) {
        (self.size, self.commands, self.notes) = (size, commands, notes)
    }
}

/// Why a file gives no picture.
public struct VectorImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason in words, without the file's name.
    public var message: String
    /// Counted from 1; nil where no line can be named.
    public var line: Int?
    /// Whether the library that reads the file is not installed.
    package var isLibraryMissing = false

    /// A reason, with its line where there is one.
    public init(_ message: String, line: Int? = nil) { (self.message, self.line) = (message, line) }

    public var description: String { message }
}

/// Bounds that hold for every file, so that none takes the machine's time or memory.
enum VectorLimits {
    /// Bytes of a file.
    static let bytes = 32 << 20
    /// Elements of an SVG document.
    static let elements = 200_000
    /// How deep elements, references and form objects lie in one another.
    static let depth = 48
    /// Steps of all paths of a picture together.
    static let steps = 2_000_000
    /// Commands of a picture.
    static let commands = 400_000
    /// The longest side of a picture in points.
    static let side: CGFloat = 20_000
}
