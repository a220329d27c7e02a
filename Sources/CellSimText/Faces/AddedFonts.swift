import CellSimFonts
import CellSimProcess
import Foundation

/// Fonts that were given to the program: by an app, by folders, by the environment, by a call.
public enum AddedFonts {
    /// A face as programs ask for it.
    public struct Face: Hashable, Sendable {
        /// As in `Sample-BoldItalic`.
        public let name: String
        /// As in `Sample`.
        public let family: String
        /// As in `Bold Italic`.
        public let style: String
        /// OpenType's `wght`.
        public let weight: Int
        /// OpenType's `wdth`: 100 is neither narrow nor wide.
        public let width: Double
        /// Whether its letters slope.
        public let isItalic: Bool
        /// Whether all of its characters have one width.
        public let isMonospaced: Bool
        /// The file; a name only for a font that lies in none.
        public let path: String

        init(_ face: GivenFace) {
            (name, family, style, path) = (face.names.postScript, face.names.family, face.names.style, face.path)
            (weight, width) = (face.style.weight, face.style.width)
            (isItalic, isMonospaced) = (face.style.isItalic, face.style.isMonospaced)
        }
    }

    /// Makes the fonts known that the environment gives (`CELLSIM_FONTS`: folders separated by colons), once; what is
    /// wrong with them is told on the standard error.
    public static func begin() { _ = environmentIsRead }

    private static let environmentIsRead: Void = {
        for folder in FontLibrary.shared.givenFolders {
            let problems = isFolder(folder) ? addFiles(below: folder) : ["\(folder): warning: no such folder"]
            for problem in problems { tell("CELLSIM_FONTS: " + problem) }
        }
    }()

    static func tell(_ problem: String) { Notice.tell(.each, problem) }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The font files of a folder, at any depth, in the order of their names.
    public static func files(below folder: String) -> [String] { FontFileSearch.files(below: folder).files }

    /// Makes the fonts of a folder known, at any depth, in the order of their names.
    /// - Returns: what is wrong with it and with its files, a line each.
    public static func add(folder path: String) -> [String] { addFiles(below: path) }

    private static func addFiles(below path: String) -> [String] {
        var (files, problems) = FontFileSearch.files(below: path)
        if files.isEmpty, problems.isEmpty {
            problems = ["\(path): warning: the folder has no fonts (.ttf, .otf, .ttc, .otc)"]
        }
        for file in files {
            do { problems += try register(file) } catch { problems.append("\(file): warning: \(error)") }
        }
        FontCache.shared.forgetCandidates()
        return problems
    }

    /// Makes all faces of a file known by their PostScript names and their family's.
    /// - Returns: warnings, a line each: of names that other files have.
    /// - Throws: why the file is not taken.
    @discardableResult public static func add(file path: String) throws(FontFileProblem) -> [String] {
        begin()
        defer { FontCache.shared.forgetCandidates() }
        return try register(path)
    }

    private static func register(_ path: String) throws(FontFileProblem) -> [String] {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        let given = FontLibrary.shared.given
        guard !given.contains(path: path) else { return [] }
        let faces = try FontFileReader.faces(path: path)
        var said: Set<String> = []
        return given.add(faces).filter { $0.path != path && !haveSameBytes($0.path, path) }.compactMap { other in
            let line =
                "\(path): warning: has a font '\(other.names.postScript)' that is also in \(other.path), which is used"
            return said.insert(line).inserted ? line : nil
        }
    }

    private static func haveSameBytes(_ one: String, _ other: String) -> Bool {
        guard let first = try? FontFileCheck.bytes(path: one), let second = try? FontFileCheck.bytes(path: other) else {
            return false
        }
        return first == second
    }

    /// Makes the faces known of a font that lies in no file.
    /// - Parameter label: a name for it, by which it is taken out again.
    /// - Throws: why it is not taken.
    public static func add(bytes: Data, label: String) throws(FontFileProblem) {
        begin()
        let faces = try FontFileReader.faces(path: label, bytes: bytes)
        FontLibrary.shared.given.add(faces, bytes: bytes)
        FontCache.shared.forgetCandidates()
    }

    /// The faces of a file, which is not made known by that.
    /// - Throws: why it cannot be read as a font.
    public static func faces(inFile path: String) throws(FontFileProblem) -> [Face] {
        try FontFileReader.faces(path: path).map(Face.init)
    }

    /// The faces of a font that lies in no file, which are not made known by that.
    /// - Throws: why it cannot be read as a font.
    public static func faces(in bytes: Data) throws(FontFileProblem) -> [Face] {
        try FontFileReader.faces(path: "", bytes: bytes).map(Face.init)
    }

    /// Takes a file's faces out again; false where none of it are known.
    public static func remove(file path: String) -> Bool {
        defer { FontCache.shared.forgetCandidates() }
        let given = FontLibrary.shared.given
        return given.remove(path: path) || given.remove(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// Whether a file's faces are known.
    public static func contains(file path: String) -> Bool {
        begin()
        let given = FontLibrary.shared.given
        return given.contains(path: path) || given.contains(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// Whether a face of that PostScript name or full name was given.
    public static func contains(_ name: String) -> Bool { face(named: name) != nil }

    /// The given face of that PostScript name or full name.
    public static func face(named name: String) -> Face? {
        begin()
        return FontLibrary.shared.given.face(named: name).map(Face.init)
    }

    /// Whether the system font's own files were given, so that it is drawn and measured with them.
    public static var haveSystemFont: Bool {
        begin()
        return FontLibrary.shared.given.hasSystemFont
    }

    /// The names of the families, in order.
    public static var families: [String] {
        begin()
        return Set(FontLibrary.shared.given.faces.map(\.names.family)).sorted()
    }

    /// The families of the system that are drawn with a bundled one in their stead, in order.
    public static var standInFamilies: [String] {
        FontLibrary.shared.manifest.families.filter {
            $0.standIn != nil && !$0.name.hasPrefix(".") && !$0.name.contains("-")
        }
        .map(\.name).sorted()
    }

    /// The faces of a given family, in the order in which they were given.
    public static func faces(ofFamily name: String) -> [Face] {
        begin()
        return FontLibrary.shared.given.faces(ofFamily: name).map(Face.init)
    }

    /// The face of a given family that is nearest to a style; slope counts for more than width, and width for more than
    /// weight.
    public static func face(ofFamily name: String, weight: Int, isItalic: Bool, width: Double = 100) -> Face? {
        begin()
        return FontLibrary.shared.given.face(ofFamily: name, weight: weight, isItalic: isItalic, width: width)
            .map(Face.init)
    }
}
