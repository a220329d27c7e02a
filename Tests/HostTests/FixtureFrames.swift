import CellSimHost
import Foundation
import TestFixtures

/// The expected frames of a document, in points: `[x, y, width, height]` by the views' identifiers or labels.
///
/// The top-level keys may also be variants of the document, such as `toolsVersion=17701 device=retina4_7`: the
/// document with another `toolsVersion` attribute, or with another device.
struct FixtureFrames {
    private let expected: [String: Any]
    private let isRecording: Bool

    /// Reads expected frames.
    /// - Parameters:
    ///   - data: the JSON file. It may be empty if it is to be recorded.
    ///   - isRecording: whether to record all views in objects without entries.
    init(_ data: Data, isRecording: Bool) throws {
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
        guard let object = object ?? (isRecording ? [:] : nil) else {
            throw DocumentFixture.Difference(description: "is not a JSON object of frames")
        }
        (expected, self.isRecording) = (object, isRecording)
    }

    /// Returns the actual frames of the same views and variants, in the format of the file.
    func actual(of document: URL, inspect: (String) throws -> InspectedDocument) throws -> Data {
        let variants = expected.filter { $0.key.contains("=") }
        guard !variants.isEmpty else {
            return Data((try text(expected, inspect(document.path), indent: "") + "\n").utf8)
        }
        let source = try String(contentsOf: document, encoding: .utf8)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("variant-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(document.lastPathComponent)
        let keys = variants.keys.sorted { $0.compare($1, options: .numeric) == .orderedAscending }
        let rows = try keys.map { key in
            try Data(try Self.variant(key, of: source).utf8).write(to: file)
            let frames = variants[key] as? [String: Any] ?? [:]
            return try "    \"\(key)\": " + text(frames, inspect(file.path), indent: "    ")
        }
        return Data("{\n\(rows.joined(separator: ",\n"))\n}\n".utf8)
    }

    private static func variant(_ key: String, of source: String) throws -> String {
        var text = source
        for part in key.split(separator: " ") {
            let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
            let pattern = ["toolsVersion": #" toolsVersion="[^"]*""#, "device": #"<device id="[^"]*""#][pair[0]]
            guard pair.count == 2, let pattern, let range = text.range(of: pattern, options: .regularExpression) else {
                throw DocumentFixture.Difference(
                    description: "unknown variant '\(key)'; expected toolsVersion=NUMBER or device=ID")
            }
            let start = pair[0] == "device" ? "<device id" : " toolsVersion"
            text.replaceSubrange(range, with: "\(start)=\"\(pair[1])\"")
        }
        return text
    }

    /// Returns the frames of the listed views, or of all views if none is listed and frames are recorded.
    private func text(_ named: [String: Any], _ inspected: InspectedDocument, indent: String) throws -> String {
        guard !named.isEmpty || isRecording else {
            throw DocumentFixture.Difference(
                description: "lists no view; record all frames with RECORD_FIXTURES=1 and check them")
        }
        var found: [(key: String, frame: String)] = []
        func visit(_ view: InspectedView) {
            let names = named.isEmpty ? [view.id] : [view.id, view.userLabel].compactMap { $0 }
            if let frame = view.frame {
                for name in names where named.isEmpty || named[name] != nil { found.append((name, Self.text(frame))) }
            }
            view.children.forEach(visit)
        }
        inspected.objects.forEach(visit)
        let missing = Set(named.keys).subtracting(found.map(\.key)).sorted()
        guard missing.isEmpty else {
            throw DocumentFixture.Difference(
                description: "the document has no view named \(missing.joined(separator: ", "))")
        }
        let rows = found.map { "\(indent)    \"\($0.key)\": \($0.frame)" }
        return "{\n\(rows.joined(separator: ",\n"))\n\(indent)}"
    }

    private static func text(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { value in
            let rounded = (Double(value) * 1000).rounded() / 1000
            return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
        }
        return "[\(numbers.joined(separator: ", "))]"
    }
}
