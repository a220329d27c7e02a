import CellSimGraphics
import Foundation

/// A vector picture from a PDF or SVG file.
public struct VectorImage: Hashable, Sendable {
    /// The size in points. Width and height are positive and finite.
    public var size: CGSize
    /// The drawing commands, in points from the top left corner of the picture.
    public var commands: [DisplayCommand]
    /// Notes about unsupported parts of the file, which aren't drawn. Each note occurs once; the order is that of the file.
    public var notes: [String]

    /// Creates a picture with a size in points.
    public init(size: CGSize, commands: [DisplayCommand], notes: [String] = []) {
        (self.size, self.commands, self.notes) = (size, commands, notes)
    }
}

/// The reason why a file can't be drawn.
public struct VectorImageError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A description of the error, without the name of the file.
    public var message: String
    /// The line number, starting at 1; nil if unknown.
    public var line: Int?
    /// A Boolean value that indicates whether the error is that the library that reads the file isn't installed.
    package var isLibraryMissing = false

    /// Creates an error with a description and a line number, if known.
    public init(_ message: String, line: Int? = nil) { (self.message, self.line) = (message, line) }

    public var description: String { message }
}

/// The limits on files, which prevent excessive use of time and memory.
package enum VectorLimits {
    /// The maximum size of a file in bytes.
    static let bytes = 32 << 20
    /// The maximum number of elements in an SVG document.
    static let elements = 200_000
    /// The maximum nesting depth of elements, references and form objects.
    static let depth = 48
    /// The maximum number of path segments in a picture. Tests set lower limits to reach them sooner.
    @TaskLocal package static var steps = 2_000_000
    /// The maximum number of drawing commands in a picture.
    static let commands = 400_000
    /// The maximum width and height of a picture in points.
    static let side: CGFloat = 20_000
}
