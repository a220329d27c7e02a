import Foundation
import Synchronization

/// The fonts that an app, a folder or a caller registered. They take precedence over those in the manifest.
public final class UserFonts: Sendable {
    private struct State {
        var faces: [UserFontFace] = []
        var byName: [String: UserFontFace] = [:]
        var byFile: [String: UserFontFace] = [:]
        /// The face of each current or former file name, so that no other face gets the same name.
        var identitiesByFile: [String: FaceIdentity] = [:]
        var system: UserSystemFont?
        var bytes: [String: Data] = [:]
    }

    private struct FaceIdentity: Hashable {
        var path: String
        var index: Int
        var coordinates: [FontCoordinate]
    }

    private let state = Mutex<State>(State())
    private let hasUserSystemFont = Atomic<Bool>(false)
    private let hasFaces = Atomic<Bool>(false)

    /// Creates an empty set of fonts.
    init() {}

    /// Whether no fonts are registered.
    public var isEmpty: Bool { !hasFaces.load(ordering: .relaxed) }

    /// Whether the fonts include San Francisco, which then measures and draws the system font.
    public var hasSystemFont: Bool { hasUserSystemFont.load(ordering: .relaxed) }

    /// All faces, in the order of registration.
    public var faces: [UserFontFace] { state.withLock { $0.faces } }

    /// Registers the faces of a file.
    ///
    /// - Parameter bytes: the content of a font that isn't in a file and whose path is only a label.
    /// - Returns: the faces that were registered before under the same PostScript names. They keep these names.
    @discardableResult public func add(_ faces: [UserFontFace], bytes: Data? = nil) -> [UserFontFace] {
        guard let path = faces.first?.path else { return [] }
        return state.withLock { state in
            var existingFaces: [UserFontFace] = []
            if let bytes { state.bytes[path] = bytes }
            for var face in faces {
                let key = Self.key(face.names.postScript)
                if let existingFace = state.byName[key], Self.key(existingFace.names.postScript) == key {
                    existingFaces.append(existingFace)
                    continue
                }
                let identity = FaceIdentity(path: face.path, index: face.index, coordinates: face.coordinates)
                let baseName = "added/" + face.names.postScript.filter { !"@=,".contains($0) }
                face.file = baseName
                var number = 2
                while let existingIdentity = state.identitiesByFile[face.file], existingIdentity != identity {
                    face.file = baseName + "#\(number)"
                    number += 1
                }
                state.identitiesByFile[face.file] = identity
                state.faces.append(face)
                state.byFile[face.file] = face
                // A PostScript name takes precedence over an alternative name of another face.
                state.byName[key] = face
                for name in face.names.others where state.byName[Self.key(name)] == nil {
                    state.byName[Self.key(name)] = face
                }
            }
            updateSummary(&state)
            return existingFaces
        }
    }

    /// Removes the faces of a file. Returns false if there are none.
    public func remove(path: String) -> Bool {
        state.withLock { state in
            let remaining = state.faces.filter { $0.path != path }
            guard remaining.count < state.faces.count else { return false }
            state.faces = remaining
            state.bytes[path] = nil
            state.byName = [:]
            for face in remaining { state.byName[Self.key(face.names.postScript)] = face }
            for face in remaining {
                for name in face.names.others where state.byName[Self.key(name)] == nil {
                    state.byName[Self.key(name)] = face
                }
            }
            updateSummary(&state)
            return true
        }
    }

    private func updateSummary(_ state: inout State) {
        state.system = UserSystemFont(state.faces)
        hasUserSystemFont.store(state.system != nil, ordering: .relaxed)
        hasFaces.store(!state.faces.isEmpty, ordering: .relaxed)
    }

    /// Returns whether faces of a file are registered.
    public func contains(path: String) -> Bool { state.withLock { $0.faces.contains { $0.path == path } } }

    /// Returns the face with this PostScript name or full name.
    public func face(named name: String) -> UserFontFace? {
        guard !isEmpty else { return nil }
        return state.withLock { $0.byName[Self.key(name)] }
    }

    /// Returns the faces of a family, in the order of registration.
    public func faces(ofFamily name: String) -> [UserFontFace] {
        guard !isEmpty else { return [] }
        let key = Self.key(name)
        return state.withLock { $0.faces.filter { Self.key($0.names.family) == key } }
    }

    /// Returns the face of a family that is closest to a style. Slope takes precedence over width, and width over weight.
    public func face(
        ofFamily name: String, weight: Int, isItalic: Bool, width: Double = 100
    ) -> UserFontFace? {
        faces(ofFamily: name).min {
            Self.distance($0, weight, isItalic, width) < Self.distance($1, weight, isItalic, width)
        }
    }

    private static func distance(_ face: UserFontFace, _ weight: Int, _ isItalic: Bool, _ width: Double) -> Double {
        (face.style.isItalic == isItalic ? 0 : 1_000_000) + abs(face.style.width - width) * 1000
            + Double(abs(face.style.weight - weight))
    }

    /// Returns the face that draws the system font.
    public func systemFace(
        weight: Int, isItalic: Bool, pointSize: Double
    ) -> (face: UserFontFace, coordinates: [FontCoordinate])? {
        guard hasSystemFont else { return nil }
        return state.withLock { $0.system }?.face(weight: weight, isItalic: isItalic, pointSize: pointSize)
    }

    /// Returns a face as an entry of a manifest, by its name in display lists.
    func entry(file: String) -> FontFace? {
        guard file.hasPrefix("added/") else { return nil }
        let parts = file.split(separator: "@", maxSplits: 1)
        return state.withLock { $0.byFile[String(parts[0])] }?.entry(parts.count > 1 ? parts[1] : nil)
    }

    /// Returns the bytes of a face that isn't in a file.
    public func bytes(path: String) -> Data? { state.withLock { $0.bytes[path] } }

    /// Returns the key for comparing names. It ignores spaces and case.
    private static func key(_ name: String) -> String { name.lowercased().filter { $0 != " " } }
}
