import CellSimGraphics
import CellSimHost
import CellSimImageCodecs
import CellSimInterfaceBuilder
import Foundation
import TestFixtures
import UIKit

/// A document in `Tests/TestFixtures/Documents`, with the expected results in files of the same name.
struct DocumentFixture {
    /// The kinds of expected results, with the file name endings.
    enum Kind: String, CaseIterable {
        /// The frames on Interface Builder's canvas, in points and in superview coordinates.
        case canvas = "canvas.json"
        /// The frames in a running app: on the document's device, or on a phone of 375 × 667 points.
        case frames = "frames.json"
        /// The display list of the view, or of a storyboard's first scene, with every glyph.
        case list = "list.txt"
        /// The messages of the canvas, one per line.
        case messages = "messages.txt"
        /// The findings of `cellsim lint --strict`, one per line.
        case lint = "lint.txt"
        /// The picture at two pixels per point.
        case picture = "png"
    }

    /// The reason why a fixture fails.
    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    /// The URL of the document.
    let document: URL
    /// The path relative to the documents' folder, without the file extension.
    let name: String

    /// Returns all documents whose names contain a text, sorted; all documents for `nil`.
    static func all(containing text: String?) -> [DocumentFixture] {
        let folder = URL(fileURLWithPath: Fixture.documents)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted().map {
            DocumentFixture(
                document: folder.appendingPathComponent($0), name: ($0 as NSString).deletingPathExtension)
        }.filter { text.map($0.name.contains) ?? true }
    }

    private func file(_ kind: Kind) -> URL {
        document.deletingPathExtension().appendingPathExtension(kind.rawValue)
    }

    /// The kinds of expected results that exist next to the document.
    var kinds: [Kind] { Kind.allCases.filter { FileManager.default.fileExists(atPath: file($0).path) } }

    /// Compares a result of the document with its file, or writes the file.
    /// - Throws: `Difference`, or the error if the document cannot be drawn.
    @MainActor func check(_ kind: Kind, isRecording: Bool) throws {
        let url = file(kind)
        let expected = try Data(contentsOf: url)
        let actual: Data
        switch kind {
        case .canvas, .frames:
            actual = try FixtureFrames(expected, isRecording: isRecording).actual(of: document) { path in
                kind == .canvas
                    ? try InspectedDocument(path: path)
                    : try InspectedDocument(runTime: path, appearance: Self.appearance)
            }
        case .list: actual = Data(try drawing().dump(glyphPositions: true).utf8)
        case .messages: actual = lines(try InspectedDocument(path: document.path).diagnostics)
        case .lint: actual = lines(DocumentLinter().findings(path: document.path))
        case .picture:
            let picture = HostWindow.draw(try drawing(), scale: 2)
            if !isRecording, try PNG.decode([UInt8](expected)) == picture { return }
            actual = Data(try PNG.encode(picture))
        }
        guard actual != expected else { return }
        guard isRecording else {
            let texts = kind == .picture ? "" : ":\n" + Self.changes(expected, actual)
            throw Difference(description: "differs from \(url.lastPathComponent)\(texts)")
        }
        try actual.write(to: url)
    }

    // MARK: Actual results

    @MainActor private static func appearance(_ document: IBDocument) -> Appearance {
        Appearance(device: InterfaceFile.device(of: document) ?? Device(size: CGSize(width: 375, height: 667)))
    }

    @MainActor private func drawing() throws -> DisplayList {
        let file = try InterfaceFile(path: document.path)
        let appearance = Self.appearance(file.template.document)
        file.apply(appearance)
        guard file.isStoryboard else {
            return try ViewPicture(
                file.makeContent(), appearance: appearance, width: nil, height: nil, times: PhaseTimings()
            ).displayList
        }
        let scenes = StoryboardScenes(file)
        guard let scene = try scenes.controllers(named: []).first else {
            throw Difference(description: "has no scene to draw")
        }
        return try scenes.picture(of: scene, appearance: appearance, extras: [], times: PhaseTimings()).displayList
    }

    private func lines(_ diagnostics: [Diagnostic]) -> Data {
        let folder = document.deletingLastPathComponent().path + "/"
        let lines = diagnostics.map { "\($0) [\($0.rule.rawValue)]\n".replacingOccurrences(of: folder, with: "") }
        return Data(lines.joined().utf8)
    }

    /// Returns the lines that are only in one of two texts, with the expected ones first.
    private static func changes(_ expected: Data, _ actual: Data) -> String {
        let (old, new) = (String(decoding: expected, as: UTF8.self), String(decoding: actual, as: UTF8.self))
        let difference = new.components(separatedBy: "\n").difference(from: old.components(separatedBy: "\n"))
        let lines = difference.removals.map { ("- ", $0) } + difference.insertions.map { ("+ ", $0) }
        let shown = lines.prefix(20).map { sign, change in
            switch change {
            case .remove(_, let line, _), .insert(_, let line, _): sign + line
            }
        }
        return shown.joined(separator: "\n") + (lines.count > 20 ? "\n… and \(lines.count - 20) more lines" : "")
    }
}
