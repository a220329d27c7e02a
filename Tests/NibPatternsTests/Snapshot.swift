import CellSimGraphics
import CellSimPNG
import Foundation
import XCTest

/// Compares pictures with those in `Snapshots`, byte for byte.
@MainActor enum Snapshot {
    /// Fails when the picture differs from `Snapshots/<test file>/<test>.<name>.png`. A reference that is missing is
    /// written, and the test fails once. The scale belongs into the name.
    static func assert(
        _ picture: Bitmap, named name: String, file: StaticString = #filePath, test: String = #function, line: UInt = #line
    ) throws {
        let source = URL(fileURLWithPath: "\(file)")
        let folder = source.deletingLastPathComponent().appendingPathComponent("Snapshots")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
        let file = "\(sanitized(test)).\(sanitized(name)).png"
        let reference = folder.appendingPathComponent(file)
        let bytes = try PNG.encode(picture, profile: .small)
        guard FileManager.default.fileExists(atPath: reference.path) else {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try AtomicFile.write(bytes, to: reference.path)
            return XCTFail("No reference was found on disk. Automatically recorded snapshot: \(reference.path)", line: line)
        }
        guard try [UInt8](Data(contentsOf: reference)) != bytes else { return }
        let actual = FileManager.default.temporaryDirectory.appendingPathComponent("NibPatternsTests-\(file)")
        try AtomicFile.write(bytes, to: actual.path)
        XCTFail("Snapshot \"\(name)\" does not match reference.\n\(reference.path)\n\(actual.path)", line: line)
    }

    private static func sanitized(_ text: String) -> String {
        text.replacing(/\W+/, with: "-").trimmingCharacters(in: CharacterSet(charactersIn: "-"))
    }
}
