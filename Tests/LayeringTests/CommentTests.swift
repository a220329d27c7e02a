import TestFixtures
import XCTest

/// Tests that the files in comments exist.
final class CommentTests: XCTestCase {
    /// The sources and documents in comments must exist. Other file names, such as `Cell.xib`, are examples.
    func testSourcesNamedInCommentsExist() throws {
        let tree = SourceTree()
        var knownNames: Set<String> = []
        for folder in ["Sources", "Tests", "Examples", "Tools", "docs"]
        where FileManager.default.fileExists(atPath: tree.root.appendingPathComponent(folder).path) {
            knownNames.formUnion(try names(below: tree.root.appendingPathComponent(folder)))
        }
        knownNames.formUnion(try FileManager.default.contentsOfDirectory(atPath: tree.root.path))
        for folder in ["Sources", "Tests", "Examples"] {
            for file in try tree.files(below: folder) {
                for (index, line) in file.lines.enumerated() {
                    // A fast check first, because regular expressions are slow.
                    guard line.contains("//"), [".swift", ".md", ".py"].contains(where: line.contains) else { continue }
                    guard let comment = line.firstMatch(of: /^\s*\/\/\/?(.*)/)?.output.1 else { continue }
                    for match in comment.matches(of: /[\w+\-.]+\.(?:swift|md|py)\b/) {
                        assertContains(
                            knownNames, String(match.output),
                            "\(file.path):\(index + 1): the file \(match.output) does not exist")
                    }
                }
            }
        }
    }

    private func names(below folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { ($0 as NSString).lastPathComponent }
    }
}
