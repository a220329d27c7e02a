import CellSimProcess
import Foundation
import Synchronization

/// The font files that are too large to bundle, in the folder of `cellsim fonts install`. A file is used only if its hash
/// matches the manifest, so that pictures don't depend on the installed version.
public final class InstalledFonts: Sendable {
    /// The installation folder: `cellsim/Fonts` in the environment's `XDG_DATA_HOME`, by default in `~/.local/share`; nil
    /// if there is no home folder.
    public var folder: URL? { folderPath.map { URL(fileURLWithPath: $0, isDirectory: true) } }
    private let folderPath: String?
    private let stateCache = Mutex<[String: State]>([:])

    /// The result of a search for a font file.
    public enum State: Hashable, Sendable {
        /// The file has the expected content.
        case ready(path: String)
        /// The file doesn't exist.
        case missing
        /// The file has other content.
        case different(path: String)
    }

    init(environment: [String: String]) {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            folderPath = FontFolder.child("cellsim/Fonts", of: data)
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            folderPath = FontFolder.child(".local/share/cellsim/Fonts", of: home)
        } else {
            folderPath = nil
        }
    }

    /// Returns the path of a file that has the expected content. A file with other content is not used; this is reported
    /// once on standard error.
    func path(of face: FontFace, bundledFolder: String?) -> String? {
        stateCache.withLock { cachedStates in
            if let state = cachedStates[face.file] { return state.path }
            let state = state(of: face, bundledFolder: bundledFolder)
            cachedStates[face.file] = state
            if case .different(let path) = state {
                Notice.report(
                    .each,
                    "warning: \(path): not the font file that this version draws with: its SHA-256 differs; run `cellsim fonts install`"
                )
            }
            return state.path
        }
    }

    /// Searches for a file next to the bundled ones, then in `folder`.
    /// - Complexity: linear in the file's size: 20 ms for the largest.
    public func state(of face: FontFace, bundledFolder: URL?) -> State {
        state(of: face, bundledFolder: bundledFolder?.path)
    }

    private func state(of face: FontFace, bundledFolder: String?) -> State {
        var result = State.missing
        for folder in [bundledFolder, folderPath].compactMap({ $0 }) {
            let path = FontFolder.child(face.path, of: folder)
            guard FileManager.default.fileExists(atPath: path) else { continue }
            if Self.hasExpectedBytes(path, face) { return .ready(path: path) }
            if result == .missing { result = .different(path: path) }
        }
        return result
    }

    private static func hasExpectedBytes(_ path: String, _ face: FontFace) -> Bool {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard size == face.size, let expectedHash = face.sha256,
            let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
        else { return false }
        return unsafe ContentDigest(stored: data.withUnsafeBytes { unsafe SHA256Sum.digest($0) }).text == expectedHash
    }
}

extension InstalledFonts.State {
    fileprivate var path: String? {
        if case .ready(let path) = self { path } else { nil }
    }
}

extension FontLibrary {
    /// The faces of the manifest that aren't bundled, in its order.
    public var installableFaces: [FontFace] {
        manifest.families.flatMap { $0.faces ?? [] }.filter { $0.package != nil }
    }

    /// Returns whether `cellsim fonts install` would add missing glyphs for a script (ISO 15924).
    public func hasMissingFonts(script: String) -> Bool {
        manifest.families.contains { family in
            family.scripts?.contains(script) == true
                && (family.faces ?? []).contains { $0.package != nil && path(of: $0) == nil }
        }
    }
}
