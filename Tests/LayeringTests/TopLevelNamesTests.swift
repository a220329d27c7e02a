import XCTest

/// Tests that top-level names are unique across modules, because duplicates are ambiguous in sources that import both modules.
final class TopLevelNamesTests: XCTestCase {
    private let tree = SourceTree()

    func testTopLevelNamesAreUnique() throws {
        var modules: [Substring: Set<String>] = [:]
        let keywords = "class|struct|enum|protocol|typealias|let|var|actor"
        let declaration = try Regex(
            "^(?:@\\S+ )*(?:public|open) (?:final )?(?:indirect )?(?:\(keywords)) (\\w+)",
            as: (Substring, Substring).self)
        for file in try tree.files(below: "Sources") {
            let folders = file.path.split(separator: "/").map(String.init)
            let module = folders[1].hasPrefix("Apple") ? folders[2] : folders[1]
            for line in file.lines {
                guard let name = line.firstMatch(of: declaration)?.output.1 else { continue }
                modules[name, default: []].insert(module)
            }
        }
        XCTAssertGreaterThan(modules.count, 500)
        for (name, declaringModules) in modules where declaringModules.count > 1 {
            XCTFail("\(name) is declared by \(declaringModules.sorted().joined(separator: " and "))")
        }
    }
}
