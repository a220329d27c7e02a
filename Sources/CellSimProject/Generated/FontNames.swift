import CellSimText

/// Finds the faces in font files.
enum FontNames {
    /// Returns the faces, in the order of the files.
    /// - Parameters:
    ///   - paths: the paths of files; those without a font's extension are ignored.
    ///   - notes: collects the rejected files.
    static func faces(_ paths: [String], notes: ProjectNotes) -> [AddedFonts.Face] {
        paths.filter { ["ttf", "otf", "ttc", "otc"].contains(Paths.suffix(of: $0)) }.flatMap { path in
            do throws(FontFileProblem) { return try AddedFonts.faces(inFile: path) } catch {
                notes.add(.warning, path, nil, "\(error); its names are skipped")
                return []
            }
        }
    }
}
