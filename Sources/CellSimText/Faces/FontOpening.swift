import CellSimFonts
import Foundation

/// The bytes that a face is read from, and its position on its axes.
struct FontOpening {
    /// The file's path; only a name if the font has `bytes`.
    var path: String
    /// The face's index in the file.
    var index = 0
    /// The axes that differ from the file's defaults.
    var coordinates: [FontCoordinate] = []
    /// The font's data if it is not in a file.
    var bytes: Data?

    /// Creates a face from a file, or from bytes that are not in a file.
    init(path: String, index: Int = 0, coordinates: [FontCoordinate] = [], bytes: Data? = nil) {
        (self.path, self.index, self.coordinates, self.bytes) = (path, index, coordinates, bytes)
    }

    /// Creates a face from its name in display lists; nil if it is not available.
    init?(file: String, weight: Int) {
        let library = FontLibrary.shared
        guard let entry = library.face(file: file), let path = library.path(of: entry) else { return nil }
        self.init(
            path: path, index: entry.index ?? 0, coordinates: entry.coordinates(weight: weight),
            bytes: entry.coordinates == nil ? nil : library.given.bytes(path: path))
    }
}
