import Foundation
import XCTest

/// Tests that the folders of each UIKit module depend on each other in one direction, as far as possible.
///
/// `Fixtures/folders.txt` has a line for each module: its name, the allowed number of upward uses, and its folders from
/// the lowest to the highest. A use is a file that contains a type from a higher folder. The numbers may only decrease.
final class FolderOrderTests: XCTestCase {
    private let tree = SourceTree()

    private struct FolderRow {
        var module: String
        var allowed: Int
        var folders: [String]
    }

    private func rows() throws -> [FolderRow] {
        try tree.text("Tests/LayeringTests/Fixtures/folders.txt").split(separator: "\n").map { line in
            let columns = line.split(separator: " ").map(String.init)
            return FolderRow(
                module: columns[0], allowed: try XCTUnwrap(Int(columns[1])), folders: Array(columns.dropFirst(2)))
        }
    }

    func testUpwardUsesOnlyBecomeFewer() throws {
        for row in try rows() {
            let folder = "Sources/UIKit/\(row.module)"
            let files = try tree.files(below: folder).filter { $0.path.dropFirst(folder.count + 1).contains("/") }
            XCTAssertEqual(
                Set(files.map { folderName($0, below: folder) }), Set(row.folders),
                "folders.txt must list the folders of \(row.module)")
            let upward = uses(files, folder, row.folders)
            XCTAssertEqual(
                upward.count, row.allowed,
                upward.count > row.allowed
                    ? "\(row.module): more files name types of higher folders, for example\n"
                        + upward.sorted().suffix(20).joined(separator: "\n")
                    : "\(row.module): write the lower number into folders.txt")
        }
    }

    func testEachModuleOfUIKitHasALine() throws {
        let modules = try FileManager.default.contentsOfDirectory(
            atPath: tree.root.appendingPathComponent("Sources/UIKit").path)
        XCTAssertEqual(Set(try rows().map(\.module)), Set(modules).subtracting(["Members"]))
    }

    /// Returns the name of the folder that contains a file.
    private func folderName(_ file: SourceTree.File, below folder: String) -> String {
        String(file.path.dropFirst(folder.count + 1).prefix { $0 != "/" })
    }

    /// Returns `FILE names TYPE of FOLDER` for each use of a type from a higher folder.
    private func uses(_ files: [SourceTree.File], _ folder: String, _ order: [String]) -> [String] {
        let heights = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        let declaration =
            /^(?:@\S+ )*(?:(?:public|package|open|final|internal|indirect) )*(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        var owners: [Substring: String] = [:]
        for file in files {
            for line in file.lines {
                guard let name = line.prefixMatch(of: declaration)?.output.1 else { continue }
                owners[name] = folderName(file, below: folder)
            }
        }
        var upwardUses: [String] = []
        for file in files {
            let ownHeight = heights[folderName(file, below: folder)] ?? 0
            for name in names(in: file) {
                guard let owner = owners[name], let height = heights[owner], height > ownHeight else { continue }
                upwardUses.append("\(file.path) names \(name) of \(owner)")
            }
        }
        return upwardUses
    }

    /// Returns the names of types in a file's code: capitalized words outside of comments and string literals.
    private func names(in file: SourceTree.File) -> Set<Substring> {
        var names: Set<Substring> = []
        for line in file.lines {
            let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
            for (index, part) in code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            where index.isMultiple(of: 2) {
                names.formUnion(
                    part.split { !($0.isLetter || $0.isNumber || $0 == "_") }.filter { $0.first?.isUppercase ?? false })
            }
        }
        return names
    }
}
