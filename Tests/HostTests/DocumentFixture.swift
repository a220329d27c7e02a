import CellSimGraphics
import CellSimHost
import CellSimImageCodecs
import CellSimInterfaceBuilder
import Foundation
import TestFixtures
import UIKit

/// A document of `Tests/TestFixtures/Documents`, and the files with its name that contain what it must give.
struct DocumentFixture {
    /// What a file contains, by the end of its name.
    enum Kind: String, CaseIterable {
        /// Frames in points on Interface Builder's canvas, in the coordinates of each view's superview.
        case canvas = "canvas.json"
        /// The same in a running app: on the document's device, or on a phone of 375 × 667 points.
        case frames = "frames.json"
        /// The drawing commands of the view, or of a storyboard's first scene, with every glyph.
        case list = "list.txt"
        /// What the canvas reports, one message a line.
        case messages = "messages.txt"
        /// What `cellsim lint --strict` reports, one message a line.
        case lint = "lint.txt"
        /// The picture at two pixels a point.
        case picture = "png"
    }

    /// The reason why a fixture fails.
    struct Difference: Error, CustomStringConvertible {
        let description: String
    }

    /// Where the document is.
    let document: URL
    /// The path below the folder of all documents, without extension.
    let name: String

    /// All documents whose names contain a text, sorted; `nil` for all.
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

    /// The kinds of files that are next to the document.
    var kinds: [Kind] { Kind.allCases.filter { FileManager.default.fileExists(atPath: file($0).path) } }

    /// Compares what the document gives with a file, or writes the file.
    /// - Throws: `Difference`, or why the document cannot be drawn.
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

    // MARK: What a document gives

    @MainActor private static func appearance(_ document: IBDocument) -> Appearance {
        Appearance(device: InterfaceFile.device(of: document) ?? Device(size: CGSize(width: 375, height: 667)))
    }

    @MainActor private func drawing() throws -> DisplayList {
        let file = try InterfaceFile(path: document.path)
        let appearance = Self.appearance(file.template.document)
        file.adopt(appearance)
        guard file.isStoryboard else {
            return try ViewPicture(
                file.make(), appearance: appearance, width: nil, height: nil, times: PhaseTimings()
            ).list
        }
        let scenes = StoryboardScenes(file)
        guard let scene = try scenes.controllers(named: []).first else {
            throw Difference(description: "has no scene that could be drawn")
        }
        return try scenes.picture(of: scene, appearance: appearance, extras: [], times: PhaseTimings()).list
    }

    private func lines(_ diagnostics: [Diagnostic]) -> Data {
        let folder = document.deletingLastPathComponent().path + "/"
        let lines = diagnostics.map { "\($0) [\($0.rule.rawValue)]\n".replacingOccurrences(of: folder, with: "") }
        return Data(lines.joined().utf8)
    }

    /// The lines that only one of two texts has, those that are expected first.
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
