import CellSimFonts
import Foundation

/// The source of a face: its file or bytes, and its coordinates on the variation axes.
struct FontFaceSource {
    /// The path of the file. If `bytes` isn't nil, it is only a label.
    var path: String
    /// The face's index in the file.
    var index = 0
    /// The coordinates on axes that differ from the file's defaults.
    var coordinates: [FontCoordinate] = []
    /// The font's data if it is not in a file.
    var bytes: Data?

    /// Creates a face from a file, or from bytes that are not in a file.
    init(path: String, index: Int = 0, coordinates: [FontCoordinate] = [], bytes: Data? = nil) {
        (self.path, self.index, self.coordinates, self.bytes) = (path, index, coordinates, bytes)
    }

    /// Creates the source of a face from the face's file name in display lists; nil if the face isn't available.
    init?(file: String, weight: Int) {
        let library = FontLibrary.shared
        guard let entry = library.face(file: file), let path = library.path(of: entry) else { return nil }
        self.init(
            path: path, index: entry.index ?? 0, coordinates: entry.coordinates(weight: weight),
            bytes: entry.coordinates == nil ? nil : library.userFonts.bytes(path: path))
    }
}
