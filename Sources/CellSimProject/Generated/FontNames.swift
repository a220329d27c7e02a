import CellSimText

/// Finds the faces in font files.
enum FontNames {
    /// Returns the faces, in the order of the files.
    /// - Parameters:
    ///   - paths: the paths of files. Files without a font extension are ignored.
    ///   - notes: collects the rejected files.
    static func faces(_ paths: [String], notes: ProjectNotes) -> [RegisteredFonts.Face] {
        paths.filter { ["ttf", "otf", "ttc", "otc"].contains(Paths.pathExtension(of: $0)) }.flatMap { path in
            do throws(FontFileError) { return try RegisteredFonts.faces(inFile: path) } catch {
                notes.add(.warning, path, nil, "\(error); its names are skipped")
                return []
            }
        }
    }
}
