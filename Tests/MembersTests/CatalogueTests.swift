import Foundation
import XCTest

@testable import members

/// Tests the catalogue of members and the tables that are generated from it.
final class CatalogueTests: XCTestCase {
    private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    func testTablesMatchCatalogue() throws {
        let stale = MembersCommand.tables(of: try Catalogue(project: project)).filter { file in
            file.text != (try? String(contentsOf: project.appendingPathComponent(file.path), encoding: .utf8))
        }
        XCTAssertEqual(stale.map(\.path), [], "the tables differ from the catalogue: run `make members`")
    }

    func testNoStaleTablesExist() throws {
        let written = Set(MembersCommand.tables(of: try Catalogue(project: project)).map(\.path))
        let lists = ["Sources/UIKit/Members", "Sources/CellSimReuse/Properties"]
        for folder in lists {
            let names = try FileManager.default.contentsOfDirectory(
                atPath: project.appendingPathComponent(folder).path)
            for name in names where name.contains("+") && name.hasSuffix(".swift") {
                let path = folder + "/" + name
                let text = try String(contentsOf: project.appendingPathComponent(path), encoding: .utf8)
                XCTAssertEqual(text.hasPrefix("// Data table, written by"), written.contains(path), path)
            }
        }
    }

    func testKeysAreReadFromDocuments() throws {
        let sources = project.appendingPathComponent("Sources/UIKit")
        var literals: Set<Substring> = []
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where path.hasSuffix(".swift") && !path.hasPrefix("Members/") && !path.hasSuffix("+Table.swift") {
            let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
            literals.formUnion(text.matches(of: /"(\w+)"/).map(\.output.1))
        }
        var unread: [String] = []
        for list in try Catalogue(project: project).lists {
            for member in list.members {
                guard let key = member.key else { continue }
                if !literals.contains(key[...]) { unread.append("\(key) of \(list.className).\(member.name)") }
            }
        }
        XCTAssertEqual(unread, [], "no code reads these keys")
    }

    func testRowsAreParsed() throws {
        let lists = try MemberReader(file: "Controls.members").lists(
            in: """
                # Labels
                class UILabel: UIView
                  text          text  text  set  compared(text, follows: font color, by: words) varied(.label, words: all)
                  "two words"   -     -     -    compared(layout, inherited)

                  motion        -     flag  get  appearance(by: own.motion) -- kept: nothing moves: here
                """)
        XCTAssertEqual(lists.map(\.className), ["UILabel"])
        let members = lists[0].members
        XCTAssertEqual(members.map(\.name), ["text", "two words", "motion"])
        XCTAssertEqual(members[0].comparison?.equivalentProperties, ["font", "color"])
        XCTAssertEqual(members[0].comparison?.reader, "words")
        XCTAssertEqual(members[0].variation?.valueTable, "all")
        XCTAssertEqual(members[1].comparison?.provenance, "inherited")
        guard case .noOp(let reason) = members[2].status, case .path(let path) = members[2].appearance else {
            return XCTFail("\(members[2])")
        }
        XCTAssertEqual([reason, path], ["nothing moves: here", "own.motion"])
    }

    func testInvalidLinesAreRejectedWithTheirLineNumber() {
        for (line, message) in [
            ("  text text", "expected name"), ("  text text text put", "expected name"),
            ("  text - text set shown", "unknown role 'shown'"), ("  text - text set -- kept:", "unknown status"),
            ("  text - text set compared(taste)", "unknown part of a comparison: 'taste'"),
            ("class UILabel", "a superclass"),
        ] {
            let text = "class UIView: UIResponder\n" + line.replacing("class UILabel", with: "class UILabel")
            XCTAssertThrowsError(try MemberReader(file: "A.members").lists(in: text)) { error in
                let errorText = "\(error)"
                XCTAssertTrue(errorText.hasPrefix("A.members:2: error: "), errorText)
                XCTAssertTrue(errorText.contains(message) || errorText.contains("superclass"), errorText)
            }
        }
    }
}
