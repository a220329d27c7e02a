import CellSimFonts
import CellSimProcess
import Foundation

/// The fonts that an app, a folder, the environment or a caller registered.
public enum RegisteredFonts {
    /// A registered face, with the names and properties by which apps request it.
    public struct Face: Hashable, Sendable {
        /// The PostScript name, such as `Sample-BoldItalic`.
        public let name: String
        /// The family name, such as `Sample`.
        public let family: String
        /// The style name, such as `Bold Italic`.
        public let style: String
        /// The weight as OpenType's `wght`.
        public let weight: Int
        /// The width as OpenType's `wdth`; 100 is normal.
        public let width: Double
        /// Whether the face is italic.
        public let isItalic: Bool
        /// Whether all characters have the same width.
        public let isMonospaced: Bool
        /// The file; for a font that isn't in a file, its label.
        public let path: String

        init(_ face: UserFontFace) {
            (name, family, style, path) = (face.names.postScript, face.names.family, face.names.style, face.path)
            (weight, width) = (face.style.weight, face.style.width)
            (isItalic, isMonospaced) = (face.style.isItalic, face.style.isMonospaced)
        }
    }

    /// Registers the fonts from the environment once. `CELLSIM_FONTS` contains folders separated by colons. Problems are
    /// printed to standard error.
    public static func registerEnvironmentFonts() { _ = environmentRegistration }

    private static let environmentRegistration: Void = {
        for folder in FontLibrary.shared.userFolders {
            let problems = isFolder(folder) ? addFiles(below: folder) : ["\(folder): warning: no such folder"]
            for problem in problems { report("CELLSIM_FONTS: " + problem) }
        }
    }()

    static func report(_ problem: String) { Notice.report(.each, problem) }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the font files in a folder, at any depth, sorted by name.
    public static func files(below folder: String) -> [String] { FontFileSearch.files(below: folder).files }

    /// Registers the fonts in a folder, at any depth, sorted by name.
    /// - Returns: The problems with the folder and its files, one per line.
    public static func add(folder path: String) -> [String] { addFiles(below: path) }

    private static func addFiles(below path: String) -> [String] {
        var (files, problems) = FontFileSearch.files(below: path)
        if files.isEmpty, problems.isEmpty {
            problems = ["\(path): warning: the folder has no fonts (.ttf, .otf, .ttc, .otc)"]
        }
        for file in files {
            do { problems += try register(file) } catch { problems.append("\(file): warning: \(error)") }
        }
        FontCache.shared.invalidateFaceLists()
        return problems
    }

    /// Registers all faces of a file under their PostScript names and family names.
    /// - Returns: warnings about names that other registered files also have, one per line.
    /// - Throws: the reason why the file is rejected.
    @discardableResult public static func add(file path: String) throws(FontFileError) -> [String] {
        registerEnvironmentFonts()
        defer { FontCache.shared.invalidateFaceLists() }
        return try register(path)
    }

    private static func register(_ path: String) throws(FontFileError) -> [String] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        let userFonts = FontLibrary.shared.userFonts
        guard !userFonts.contains(path: path) else { return [] }
        let faces = try FontFileReader.faces(path: path)
        var seen: Set<String> = []
        return userFonts.add(faces).filter { $0.path != path && !haveSameBytes($0.path, path) }.compactMap { other in
            let line =
                "\(path): warning: has a font '\(other.names.postScript)' that is also in \(other.path), which is used"
            return seen.insert(line).inserted ? line : nil
        }
    }

    private static func haveSameBytes(_ one: String, _ other: String) -> Bool {
        guard let first = try? FontFileCheck.bytes(path: one), let second = try? FontFileCheck.bytes(path: other) else {
            return false
        }
        return first == second
    }

    /// Registers the faces of a font that isn't in a file.
    /// - Parameter label: a name by which the font can be removed.
    /// - Throws: the reason why the font is rejected.
    public static func add(bytes: Data, label: String) throws(FontFileError) {
        registerEnvironmentFonts()
        let faces = try FontFileReader.faces(path: label, bytes: bytes)
        FontLibrary.shared.userFonts.add(faces, bytes: bytes)
        FontCache.shared.invalidateFaceLists()
    }

    /// Returns the faces of a file without registering them.
    /// - Throws: the reason why the file can't be read as a font.
    public static func faces(inFile path: String) throws(FontFileError) -> [Face] {
        try FontFileReader.faces(path: path).map(Face.init)
    }

    /// Returns the faces of a font that isn't in a file, without registering them.
    /// - Throws: the reason why it can't be read as a font.
    public static func faces(in bytes: Data) throws(FontFileError) -> [Face] {
        try FontFileReader.faces(path: "", bytes: bytes).map(Face.init)
    }

    /// Removes a file's faces; returns false if none are registered.
    public static func remove(file path: String) -> Bool {
        defer { FontCache.shared.invalidateFaceLists() }
        let userFonts = FontLibrary.shared.userFonts
        return userFonts.remove(path: path)
            || userFonts.remove(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// Returns whether a file's faces are registered.
    public static func contains(file path: String) -> Bool {
        registerEnvironmentFonts()
        let userFonts = FontLibrary.shared.userFonts
        return userFonts.contains(path: path)
            || userFonts.contains(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// Returns whether a face with this PostScript name or full name is registered.
    public static func contains(_ name: String) -> Bool { face(named: name) != nil }

    /// Returns the registered face with this PostScript name or full name.
    public static func face(named name: String) -> Face? {
        registerEnvironmentFonts()
        return FontLibrary.shared.userFonts.face(named: name).map(Face.init)
    }

    /// Whether files of the system font are registered. They then draw and measure it.
    public static var hasSystemFont: Bool {
        registerEnvironmentFonts()
        return FontLibrary.shared.userFonts.hasSystemFont
    }

    /// The names of the registered families, sorted.
    public static var families: [String] {
        registerEnvironmentFonts()
        return Set(FontLibrary.shared.userFonts.faces.map(\.names.family)).sorted()
    }

    /// The system's font families that are drawn with a bundled substitute, sorted.
    public static var substituteFamilies: [String] {
        FontLibrary.shared.manifest.families.filter {
            $0.standIn != nil && !$0.name.hasPrefix(".") && !$0.name.contains("-")
        }
        .map(\.name).sorted()
    }

    /// Returns the faces of a registered family, in the order of registration.
    public static func faces(ofFamily name: String) -> [Face] {
        registerEnvironmentFonts()
        return FontLibrary.shared.userFonts.faces(ofFamily: name).map(Face.init)
    }

    /// Returns the face of a registered family that is closest to a style. Slope takes precedence over width, and width over weight.
    public static func face(ofFamily name: String, weight: Int, isItalic: Bool, width: Double = 100) -> Face? {
        registerEnvironmentFonts()
        return FontLibrary.shared.userFonts.face(ofFamily: name, weight: weight, isItalic: isItalic, width: width)
            .map(Face.init)
    }
}
