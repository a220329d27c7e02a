import CellSimProcess
import Foundation

/// The font files at hand: found and read once, at first use.
public final class FontLibrary: Sendable {
    /// The library of the running program.
    ///
    /// When it has no fonts, its error is told on standard error, once.
    public static let shared: FontLibrary = {
        if let error = found.error { Notice.tell(.each, "error: \(error)") }
        return found
    }()

    private static let found = FontLibrary(
        environment: variables, executable: FontFolder.runningExecutable())

    /// Those of the environment's variables that say where fonts are.
    private static var variables: [String: String] {
        var found: [String: String] = [:]
        for name in ["CELLSIM_FONTS", "XDG_DATA_HOME", "HOME"] {
            if let value = unsafe getenv(name) { found[name] = unsafe String(cString: value) }
        }
        return found
    }

    /// Reads the manifest ahead of its first use, from any thread; tells nothing.
    public static func prepare() { _ = found }

    /// The path of the manifest's folder; nil when none was found.
    public let folderPath: String?
    /// The folder of the manifest; nil when none was found.
    public var folder: URL? { folderPath.map { URL(fileURLWithPath: $0, isDirectory: true) } }
    /// Empty when none was found.
    public let manifest: FontManifest
    /// Why there are no fonts; nil when there are. A program that draws asks this first and reports it.
    public let error: FontLibraryError?
    private let familiesByKey: [String: FontFamily]
    private let pathsByFile: [String: FontFace]
    /// What an app, a folder or a call brings, which comes before the manifest's.
    public let given = GivenFonts()
    /// The files that are not bundled.
    public let installed: InstalledFonts

    /// The folders of fonts that the environment gives (`CELLSIM_FONTS`, separated by colons).
    public let givenFolders: [String]

    /// The library of a program file in an environment. A failure is kept in `error`.
    public convenience init(environment: [String: String], executable: URL?) {
        self.init(environment: environment, executable: executable?.path)
    }

    /// The same for a program file's path.
    init(environment: [String: String], executable: String?) {
        installed = InstalledFonts(environment: environment)
        givenFolders = FontFolder.given(environment)
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
        (familiesByKey, pathsByFile) = (families, files)
    }

    /// The manifest's family of a family name (`Helvetica Neue`) or a face name (`HelveticaNeue-Bold`); nil for
    /// names the manifest does not have.
    public func family(named name: String) -> FontFamily? {
        if let face = given.face(named: name) { return Self.family(of: face, [face]) }
        if let face = given.face(ofFamily: name, weight: 400, isItalic: false) {
            return Self.family(of: face, given.faces(ofFamily: name))
        }
        if let family = familiesByKey[Self.key(name)] { return family }
        guard let hyphen = name.lastIndex(of: "-") else { return nil }
        return familiesByKey[Self.key(String(name[..<hyphen]))]
    }

    /// The face with this name; nil when the manifest has none.
    public func face(file: String) -> FontFace? { given.entry(file: file) ?? pathsByFile[file] }

    /// The path of a face's file; nil for one that is not bundled and not installed with the bytes it shall have.
    public func path(of face: FontFace) -> String? {
        if face.coordinates != nil { return face.path }
        guard face.package != nil else { return folderPath.map { FontFolder.child(face.path, of: $0) } }
        return installed.path(of: face, beside: folderPath)
    }

    private static func family(of face: GivenFace, _ faces: [GivenFace]) -> FontFamily {
        FontFamily(
            name: face.names.family, standIn: nil, scale: 1, faces: faces.map { $0.entry(nil) }, metrics: face.metrics)
    }

    /// The family that is drawn for `family`: itself, or its stand-in.
    public func drawn(_ family: FontFamily) -> FontFamily {
        guard let standIn = family.standIn, let other = familiesByKey[Self.key(standIn)] else { return family }
        return other
    }

    /// Names are compared without blanks, case and the foundry's mark at the end (`ArialMT`, `TimesNewRomanPSMT`).
    private static func key(_ name: String) -> String {
        let plain = String(name.lowercased().filter { $0 != " " })
        for mark in ["psmt", "mt", "ps"] where plain.hasSuffix(mark) && plain.count > mark.count {
            return String(plain.dropLast(mark.count))
        }
        return plain
    }
}
