import CellSimText

/// The faces in font files.
enum FontNames {
    /// The faces, in the order of the files.
    /// - Parameters:
    ///   - paths: files; those without a font's suffix are ignored.
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
