import CellSimGraphics
import Foundation

/// A vector picture from a PDF or SVG file.
public struct VectorImage: Hashable, Sendable {
    /// The size in points; both sides are positive and finite.
    public var size: CGSize
    /// The drawing commands, in points of a space whose origin is the picture's top left corner.
    public var commands: [DisplayCommand]
    /// Notes about unsupported parts of the file, which aren't drawn. Each note occurs once, in the order of the file.
    public var notes: [String]

    /// Creates a picture of a size in points.
    public init(size: CGSize, commands: [DisplayCommand], notes: [String] = []) {
        (self.size, self.commands, self.notes) = (size, commands, notes)
    }
}

/// The reason why a file can't be drawn.
public struct VectorImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason as text, without the file's name.
    public var message: String
    /// The line, from 1; nil if unknown.
    public var line: Int?
    /// Whether the library that reads the file is not installed.
    package var isLibraryMissing = false

    /// Creates an error from a reason and its line, if known.
    public init(_ message: String, line: Int? = nil) { (self.message, self.line) = (message, line) }

    public var description: String { message }
}

/// The limits for every file, which prevent excessive time and memory use.
package enum VectorLimits {
    /// The maximum number of bytes of a file.
    static let bytes = 32 << 20
    /// The maximum number of elements in an SVG document.
    static let elements = 200_000
    /// The maximum nesting of elements, references and form objects.
    static let depth = 48
    /// The maximum number of path steps in a picture. Tests use smaller limits, which take less time to reach.
    @TaskLocal package static var steps = 2_000_000
    /// The maximum number of commands in a picture.
    static let commands = 400_000
    /// The longest side of a picture in points.
    static let side: CGFloat = 20_000
}
