import CellSimFonts
import Foundation

/// Which bytes a face is read from, and where it stands on its axes.
struct FontOpening {
    /// The file; a name only where there are bytes.
    var path: String
    /// The face's index in the file.
    var index = 0
    /// Those of the axes that do not stand where the file has them.
    var coordinates: [FontCoordinate] = []
    /// The font itself, where it lies in no file.
    var bytes: Data?

    /// A face of a file, or of bytes that lie in none.
    init(path: String, index: Int = 0, coordinates: [FontCoordinate] = [], bytes: Data? = nil) {
        (self.path, self.index, self.coordinates, self.bytes) = (path, index, coordinates, bytes)
    }

    /// A face by the name that a display list has for it; nil if it is not available.
    init?(file: String, weight: Int) {
        let library = FontLibrary.shared
        guard let entry = library.face(file: file), let path = library.path(of: entry) else { return nil }
        self.init(
            path: path, index: entry.index ?? 0, coordinates: entry.coordinates(weight: weight),
            bytes: entry.coordinates == nil ? nil : library.given.bytes(path: path))
    }
}
