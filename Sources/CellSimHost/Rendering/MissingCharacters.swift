import CellSimGraphics
import CellSimInterfaceBuilder
import UIKit

/// The characters in pictures that no font contains. They are drawn as empty boxes.
public struct MissingCharacters: Equatable, Sendable {
    /// The missing characters without duplicates, in drawing order. At most one more than a message can list.
    public private(set) var characters: [Character] = []

    /// The maximum number of characters in a message.
    static let maximumShown = 12

    /// Creates an empty set of characters.
    public init() {}

    /// Adds the missing characters of a display list. Empty boxes are separate runs with glyph 0 of the last font that was
    /// tried.
    mutating func addMissingCharacters(_ list: DisplayList) {
        for case .glyphs(let run, _, _) in list.commands where run.glyphs.contains(where: { $0.id == 0 }) {
            for character in run.text where !character.isWhitespace && !characters.contains(character) {
                guard characters.count <= Self.maximumShown else { return }
                characters.append(character)
            }
        }
    }

    /// Returns a warning about the characters, or nil if there are none.
    public func diagnostic(file: String) -> Diagnostic? { diagnostic(file: file, line: 1) }

    /// Returns a warning at the first line of the document that contains one of the characters, or nil if there are none.
    package func diagnostic(in document: IBDocument) -> Diagnostic? {
        let characters = Set(characters)
        let element = document.elements.first { element in
            element.attributes.contains { $0.value.contains(where: characters.contains) }
                || element.text.contains(where: characters.contains)
        }
        return diagnostic(file: document.path, line: element?.line ?? 1)
    }

    private func diagnostic(file: String, line: Int) -> Diagnostic? {
        guard !characters.isEmpty else { return nil }
        let shown = String(characters.prefix(Self.maximumShown)) + (characters.count > Self.maximumShown ? "…" : "")
        return Diagnostic(
            .warning, file: file, line: line, value: shown, message: "no font has these characters",
            remedy: UIFont.installationWouldCover(for: characters)
                ? "drawn as empty boxes; install fonts that have them with `cellsim fonts install`"
                : "drawn as empty boxes; Fonts/README.md explains how to add a font", rule: .resource
        ).withMissingContent(.characters)
    }
}
