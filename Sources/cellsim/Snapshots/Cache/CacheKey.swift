import CellSimFonts
import CellSimProcess
import CellSimText
import Foundation

/// The key of a cache entry: a digest of all inputs of a picture that are known before the picture is drawn.
struct CacheKey: Sendable {
    /// A digest of the program, its libraries, the fonts and the environment.
    private let environmentDigest: ContentDigest

    /// Computes the key. Call this after fonts are registered.
    init(_ environment: [String: String], hasTrees: Bool) {
        var texts = [hasTrees ? "2" : "1", FileManager.default.currentDirectoryPath]
        for object in LoadedProgram.objects() {
            texts.append((object.path as NSString).lastPathComponent)
            texts.append(ContentDigest(object.checksum).text)
        }
        texts += CacheKey.loaderCache + CacheKey.environmentEntries(environment) + CacheKey.fontDescriptions()
        environmentDigest = ContentDigest(texts: texts)
    }

    /// Returns the name of the cache file for a case.
    func name(_ snapshotCase: SnapshotPlan.Case, document: ContentDigest, data: ContentDigest?) -> String {
        var snapshotCase = snapshotCase
        (snapshotCase.name, snapshotCase.line, snapshotCase.rule) = ("", nil, .init())
        var texts = [environmentDigest.text, document.text, data?.text ?? ""]
        CacheKey.describe(snapshotCase, &texts)
        return ContentDigest(texts: texts).text + ".case"
    }

    /// Appends a description of all stored properties of a value, recursively.
    static func describe(_ value: Any, _ texts: inout [String]) {
        let mirror = Mirror(reflecting: value)
        guard !mirror.children.isEmpty else { return texts.append("\(value)") }
        texts.append("(\(mirror.children.count)")
        for child in mirror.children {
            texts.append(child.label ?? "")
            describe(child.value, &texts)
        }
    }

    /// Returns the environment variables that pictures depend on. Variables that only libraries read are removed when the program starts,
    /// except for those that the dynamic loader, the C library or pixman have read before.
    private static func environmentEntries(_ environment: [String: String]) -> [String] {
        let relevantNames: Set<String> = [
            "LANG", "LANGUAGE", "TZ", "TZDIR", "LOCPATH", "LD_LIBRARY_PATH", "LD_PRELOAD", "LD_AUDIT", "LD_HWCAP_MASK",
            "GLIBC_TUNABLES", "PIXMAN_DISABLE",
        ]
        // The paths of the cache and the launcher, and the recording mode, don't affect pictures.
        let excludedNames: Set<String> = ["CELLSIM_CACHE", "CELLSIM_LAUNCHER", "CELLSIM_RECORD"]
        return environment.filter { name, _ in
            (relevantNames.contains(name) || name.hasPrefix("LC_") || name.hasPrefix("CELLSIM_"))
                && !excludedNames.contains(name)
        }.map { "\($0)=\($1)" }.sorted()
    }

    /// A description of the dynamic loader's cache file, which changes when a library is installed. It identifies the libraries that are
    /// loaded when the first picture is drawn.
    private static var loaderCache: [String] {
        var status = stat()
        guard unsafe stat("/etc/ld.so.cache", &status) == 0 else { return [] }
        return ["\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"]
    }

    /// Returns digests of the available fonts' files, and the descriptions of their faces.
    private static func fontDescriptions() -> [String] {
        RegisteredFonts.registerEnvironmentFonts()
        let library = FontLibrary.shared
        var digests: [String: String] = [:]
        func digest(_ path: String) -> String {
            if let cached = digests[path] { return cached }
            let bytes = try? FileReader.read(path, isInput: false)
            let text = bytes.map { ContentDigest($0).text } ?? ""
            digests[path] = text
            return text
        }
        var texts: [String] = []
        if let folder = library.folder { texts.append(digest(folder.path + "/Fonts.json")) }
        for face in library.manifest.families.flatMap({ $0.faces ?? [] }) {
            guard face.package != nil else {
                texts.append(library.path(of: face).map(digest) ?? "")
                continue
            }
            switch library.installed.state(of: face, bundledFolder: library.folder) {
            case .ready: texts.append("ready")
            case .missing, .different: texts.append("missing")
            }
        }
        for face in library.userFonts.faces {
            describe(face, &texts)
            texts.append(
                library.userFonts.bytes(path: face.path).map { ContentDigest([UInt8]($0)).text } ?? digest(face.path))
        }
        return texts
    }
}
