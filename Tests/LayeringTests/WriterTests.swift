import XCTest

/// Tests that files are written only through `WriteAccess` and `AtomicFile`, which do not follow links out of a confined folder.
final class WriterTests: XCTestCase {
    /// The exceptions, with the files that contain them.
    private let exceptions = [
        "Sources/Benchmarks/": "own temporary files", "Sources/members/": "this package's own tables",
        "Tools/adapter/Sources/": "the compiler's folders", "Sources/Apple/ImageIO/": "where an app says",
        "Sources/AppleDeclarations/PDFKit/": "where an app says",
        "Sources/CellSimProcess/": "the writers themselves",
        "Sources/cellsim/Swift/SwiftToolchain.swift": "the user's cache folder",
        "Sources/cellsim/Commands/FontInstaller.swift": "the user's fonts and the temporary folder",
        "Sources/cellsim/Revisions/": "the temporary folder",
    ]

    func testFilesAreWrittenThroughTheConfinedWriter() throws {
        let writeCall =
            /FileManager\.default\.(create|remove|move|copy|replaceItem)|\.write\(to: (URL|url|location)|\bunsafe (fopen|rename|mkdir|unlink|rmdir|symlink|truncate)\(/
        for file in try SourceTree().files(below: "Sources") {
            if exceptions.keys.contains(where: { file.path.hasPrefix($0) }) { continue }
            for (index, line) in file.lines.enumerated()
            // A fast check first, because regular expressions are slow.
            where ["FileManager", ".write(", "unsafe "].contains(where: line.contains)
                && line.firstMatch(of: writeCall) != nil
            {
                XCTFail("\(file.path):\(index + 1) writes directly; use WriteAccess or AtomicFile: \(line)")
            }
        }
    }
}
