import CellSimCShims
import Foundation
import Synchronization

/// The faces that can draw a font, in order of preference, with a cache of the characters that each face contains.
///
/// Safe on all threads; results are cached.
final class FaceList: Sendable {
    /// The cached properties of a character that determine which face draws it.
    private struct Traits {
        /// The faces that support the character's script, or all scripts, as a bit set.
        var supportingFaces: UInt64
        /// The faces that were searched for a glyph, and those that contain one, as bit sets.
        var checkedFaces: UInt64 = 0
        var facesWithGlyph: UInt64 = 0
        /// Whether Unicode defines the character as ignorable, so that it needs no glyph.
        let isIgnorable: Bool
        let isEmoji: Bool
        /// ICU's script code; 0 and 1 for common and inherited characters.
        let script: Int32
    }

    private struct State {
        var traits: [UInt32: Traits] = [:]
        /// Whether the first face has colour glyphs and isn't limited to scripts; nil until this is checked.
        var isFirstFaceColored: Bool?
    }

    /// The maximum number of faces in the list. A manifest has about thirty.
    private static let maximumFaces = 64
    /// The maximum number of cached characters. When it is exceeded, the cache is emptied.
    private static let maximumCharacters = 20_000

    let faces: [ResolvedFace]
    /// The faces with colour glyphs.
    private let coloredFaces: UInt64
    private let state = Mutex(State())

    init(_ faces: [ResolvedFace]) {
        let faces = Array(faces.prefix(Self.maximumFaces))
        self.faces = faces
        coloredFaces = faces.indices.reduce(0) { $0 | (faces[$1].isColor ? 1 << UInt64($1) : 0) }
    }

    func font(_ index: Int) -> HarfBuzzFont? { FontCache.shared.font(faces[index]) }

    /// Returns the index of the face that draws a character, and the script that determines its shaping.
    ///
    /// Characters that are shown in colour use an emoji face. Other characters use the face of the previous character if it
    /// supports their script, or otherwise the first face that contains all their scalars. The index is nil if there is no
    /// such face.
    /// - Returns: The script is ICU's code; nil for common and inherited characters.
    func selectFace(_ scalars: [Unicode.Scalar], after previousFace: Int?) -> (face: Int?, script: Int32?) {
        state.withLock { state in
            if state.traits.count > Self.maximumCharacters { state.traits.removeAll(keepingCapacity: true) }
            var supportingFaces: UInt64 = 0
            var script: Int32?
            var isEmoji = false
            for (index, scalar) in scalars.enumerated() {
                let traits = traits(of: scalar, &state)
                supportingFaces |= traits.supportingFaces
                if script == nil, traits.script > 1 { script = traits.script }
                if index == 0 { isEmoji = traits.isEmoji }
            }
            let isColor = isEmoji && Emoji.isShownInColor(scalars)
            let candidateFaces = isColor ? coloredFaces | coloredFirstFace(&state) : supportingFaces & ~coloredFaces
            if let previousFace, previousFace < faces.count, faces[previousFace].scripts != nil,
                candidateFaces & 1 << UInt64(previousFace) != 0,
                hasGlyphs(scalars, previousFace, &state)
            {
                return (previousFace, script)
            }
            var remainingFaces = candidateFaces
            while remainingFaces != 0 {
                let index = remainingFaces.trailingZeroBitCount
                if hasGlyphs(scalars, index, &state) { return (index, script) }
                remainingFaces &= remainingFaces - 1
            }
            return (nil, script)
        }
    }

    /// Returns a bit set with the first face if that face has colour glyphs for its own emoji; otherwise an empty set.
    private func coloredFirstFace(_ state: inout State) -> UInt64 {
        guard let first = faces.first, first.scripts == nil else { return 0 }
        if let isCachedAsColored = state.isFirstFaceColored { return isCachedAsColored ? 1 : 0 }
        let isColored = font(0)?.hasColor ?? false
        state.isFirstFaceColored = isColored
        return isColored ? 1 : 0
    }

    private func hasGlyphs(_ scalars: [Unicode.Scalar], _ index: Int, _ state: inout State) -> Bool {
        let bit: UInt64 = 1 << UInt64(index)
        var font: HarfBuzzFont?
        for scalar in scalars {
            var traits = traits(of: scalar, &state)
            if traits.checkedFaces & bit == 0 {
                if font == nil { font = self.font(index) }
                traits.checkedFaces |= bit
                if let font, traits.isIgnorable || font.glyph(for: scalar.value) != nil { traits.facesWithGlyph |= bit }
                state.traits[scalar.value] = traits
            }
            if traits.facesWithGlyph & bit == 0 { return false }
        }
        return true
    }

    private func traits(of scalar: Unicode.Scalar, _ state: inout State) -> Traits {
        if let cachedTraits = state.traits[scalar.value] { return cachedTraits }
        var supportingFaces: UInt64 = 0
        for (index, face) in faces.enumerated() where face.scripts?.contains(scalar.value) ?? true {
            supportingFaces |= 1 << UInt64(index)
        }
        let properties = scalar.properties
        let traits = Traits(
            supportingFaces: supportingFaces, isIgnorable: properties.isDefaultIgnorableCodePoint,
            isEmoji: properties.isEmoji,
            script: cellsim_script(scalar.value))
        state.traits[scalar.value] = traits
        return traits
    }
}
