import XCTest

final class CommentTests: XCTestCase {
    /// Sources and documents that comments name are there. (Other names in comments are examples: `Cell.xib`.)
    func testSourcesNamedInCommentsExist() throws {
        let tree = SourceTree()
        var known: Set<String> = []
        for folder in ["Sources", "Tests", "Examples", "Tools", "docs"]
        where FileManager.default.fileExists(atPath: tree.root.appendingPathComponent(folder).path) {
            known.formUnion(try names(below: tree.root.appendingPathComponent(folder)))
        }
        known.formUnion(try FileManager.default.contentsOfDirectory(atPath: tree.root.path))
        for folder in ["Sources", "Tests", "Examples"] {
            for file in try tree.files(below: folder) {
                for (index, line) in file.lines.enumerated() {
                    // Expressions take their time.
                    guard line.contains("//"), [".swift", ".md", ".py"].contains(where: line.contains) else { continue }
                    guard let comment = line.firstMatch(of: /^\s*\/\/\/?(.*)/)?.output.1 else { continue }
                    for match in comment.matches(of: /[\w+\-.]+\.(?:swift|md|py)\b/) {
                        XCTAssertTrue(
                            known.contains(String(match.output)), "\(file.path):\(index + 1): no file \(match.output)")
                    }
                }
            }
        }
    }

    private func names(below folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).map { ($0 as NSString).lastPathComponent }
    }
}
