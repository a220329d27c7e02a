import CellSimProcess
import Foundation

/// Finds and reads the available font files once, on first use.
public final class FontLibrary: Sendable {
    /// The library of the running program.
    ///
    /// If it has no fonts, the error is printed to standard error once.
    public static let shared: FontLibrary = {
        if let error = loadedLibrary.error { Notice.report(.each, "error: \(error)") }
        return loadedLibrary
    }()

    private static let loadedLibrary = FontLibrary(
        environment: environment, executable: FontFolder.runningExecutable())

    /// The environment variables that determine the locations of fonts.
    private static var environment: [String: String] {
        var values: [String: String] = [:]
        for name in ["CELLSIM_FONTS", "XDG_DATA_HOME", "HOME"] {
            if let value = unsafe getenv(name) { values[name] = unsafe String(cString: value) }
        }
        return values
    }

    /// Reads the manifest before its first use, from any thread. Reports no errors.
    public static func prepare() { _ = loadedLibrary }

    /// The path of the manifest's folder; nil if no manifest was found.
    public let folderPath: String?
    /// The folder of the manifest; nil if no manifest was found.
    public var folder: URL? { folderPath.map { URL(fileURLWithPath: $0, isDirectory: true) } }
    /// The manifest; empty if no manifest was found.
    public let manifest: FontManifest
    /// The reason why no fonts are available; nil if fonts are available. Commands that draw check it first and report it.
    public let error: FontLibraryError?
    private let familiesByKey: [String: FontFamily]
    private let facesByFile: [String: FontFace]
    /// The fonts that an app, a folder or a caller registered. They take precedence over those in the manifest.
    public let userFonts = UserFonts()
    /// The font files that aren't bundled.
    public let installed: InstalledFonts

    /// The font folders from the environment (`CELLSIM_FONTS`, separated by colons).
    public let userFolders: [String]

    /// Creates the library for a program file and an environment. A failure is stored in `error`.
    public convenience init(environment: [String: String], executable: URL?) {
        self.init(environment: environment, executable: executable?.path)
    }

    /// Creates the library for the path of a program file.
    init(environment: [String: String], executable: String?) {
        installed = InstalledFonts(environment: environment)
        userFolders = FontFolder.userFolders(environment)
        do {
            let candidates = FontFolder.candidates(environment: environment, executable: executable)
            let (folder, manifest) = try FontFolder.load(from: candidates)
            (folderPath, self.manifest, self.error) = (folder, manifest, nil)
        } catch {
            folderPath = nil
            self.manifest = FontManifest(system: "", monospacedSystem: "", fallback: [], families: [])
            self.error = error
        }
        var families: [String: FontFamily] = [:]
        var files: [String: FontFace] = [:]
        for family in manifest.families {
            families[Self.key(family.name)] = family
            for face in family.faces ?? [] { files[face.file] = face }
        }
        (familiesByKey, facesByFile) = (families, files)
    }

    /// Returns the family with a family name (`Helvetica Neue`) or a face name (`HelveticaNeue-Bold`). Registered fonts are
    /// searched first, then the manifest. Returns nil for unknown names.
    public func family(named name: String) -> FontFamily? {
        if let face = userFonts.face(named: name) { return Self.family(of: face, [face]) }
        if let face = userFonts.face(ofFamily: name, weight: 400, isItalic: false) {
            return Self.family(of: face, userFonts.faces(ofFamily: name))
        }
        if let family = familiesByKey[Self.key(name)] { return family }
        guard let hyphen = name.lastIndex(of: "-") else { return nil }
        return familiesByKey[Self.key(String(name[..<hyphen]))]
    }

    /// Returns the face with a file name; nil if neither registered fonts nor the manifest contain it.
    public func face(file: String) -> FontFace? { userFonts.entry(file: file) ?? facesByFile[file] }

    /// Returns the path of a face's file; nil if the file is neither bundled nor installed with the expected content.
    public func path(of face: FontFace) -> String? {
        if face.coordinates != nil { return face.path }
        guard face.package != nil else { return folderPath.map { FontFolder.child(face.path, of: $0) } }
        return installed.path(of: face, bundledFolder: folderPath)
    }

    private static func family(of face: UserFontFace, _ faces: [UserFontFace]) -> FontFamily {
        FontFamily(
            name: face.names.family, standIn: nil, scale: 1, faces: faces.map { $0.entry(nil) }, metrics: face.metrics)
    }

    /// Returns the family whose faces are drawn for a family: its substitute, or the family itself.
    public func resolvedFamily(_ family: FontFamily) -> FontFamily {
        guard let substitute = family.standIn, let other = familiesByKey[Self.key(substitute)] else { return family }
        return other
    }

    /// Returns the key for comparing names. It ignores spaces, case and foundry suffixes (`ArialMT`, `TimesNewRomanPSMT`).
    private static func key(_ name: String) -> String {
        let normalizedName = String(name.lowercased().filter { $0 != " " })
        for mark in ["psmt", "mt", "ps"] where normalizedName.hasSuffix(mark) && normalizedName.count > mark.count {
            return String(normalizedName.dropLast(mark.count))
        }
        return normalizedName
    }
}
