import Foundation
import XCTest

@testable import members

/// Tests the tables of Apple's modules and the Swift sources that are generated from them.
final class DeclarationTests: XCTestCase {
    private let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    func testModulesMatchTables() throws {
        let files = try DeclarationWriter.files(project: project)
        XCTAssertGreaterThan(files.count, 50)
        for file in files {
            let text = try? String(contentsOf: project.appendingPathComponent(file.path), encoding: .utf8)
            XCTAssertTrue(text == file.text, "\(file.path) differs from its table: run `make members`")
        }
        let written = Set(files.map { String($0.path.dropFirst("Sources/".count)) })
        let sources = project.appendingPathComponent("Sources")
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
        where path.hasPrefix("AppleDeclarations/") && path.hasSuffix(".swift") || path.hasSuffix("+Declarations.swift")
        {
            XCTAssertTrue(written.contains(path), "Sources/\(path) has no table: remove it")
        }
    }

    func testAdapterNamesMatchPackageSwift() throws {
        let file = try AppleModuleWriter.generate(project: project)
        let text = try String(contentsOf: project.appendingPathComponent(file.path), encoding: .utf8)
        XCTAssertEqual(text, file.text, "\(file.path) differs from Package.swift: run `make members`")
        let manifest = "let appleModules = \"\"\"\n    B A: .Foundation; C \\\n        D: UIKit\n    E:\n    \"\"\"\n"
        XCTAssertEqual(try AppleModuleWriter.names(in: manifest), ["A", "B", "C", "D", "E"])
        XCTAssertThrowsError(try AppleModuleWriter.names(in: "let package = 1"))
    }

    func testTableIsTranslatedToSwift() throws {
        let folder = project.appendingPathComponent("Tests/MembersTests/Fixtures")
        let read = { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
        let table = try DeclarationReader(file: "Example.declarations").table(in: try read("Example.declarations"))
        let text = try DeclarationWriter(module: "Example", table: table).text()
        let (actual, expected) = (text.split(separator: "\n"), try read("Example.swift").split(separator: "\n"))
        for (line, other) in zip(actual, expected) { XCTAssertEqual(line, other) }
        XCTAssertEqual(actual.count, expected.count)
    }

    func testMistakesAreReportedWithLineAndRemedy() throws {
        for (line, message) in [
            ("class CLNew: NSObject", "CLNew has no sentence; add ' -- '"),
            ("class CLNew: NSObject  -- New", "'CLNew' has no full stop"),
            ("clas CLNew: NSObject  -- New.", "'clas' does not begin a declaration; expected class"),
            ("  1 + 1", "'1' does not begin a declaration"), ("    let deep = 1", "this line has 4 spaces"),
            ("  open func run()", "leave out 'open'"), ("  func run(_ a: Int", "this declaration has no end"),
            ("  func run(_ a: Int))", "too many closing brackets"),
            ("  func stop()", "'func stop()' is also in line 3"),
            ("  optional func run()", "'optional' outside of a protocol"),
            ("case a", "a case outside of an enumeration"),
            ("struct A: Sendable  -- A.\n  case a = 1", "cases of a structure need a raw type"),
            ("struct A: Int, Sendable  -- A.\n  case a", "'a' needs a raw value: write 'a = '"),
            ("  func size() -> CLSize", "'func size() -> CLSize' needs a body: write what it returns"),
            ("  convenience init(a: Int)", "'init (a: Int)' needs a body"),
            ("  func run() {" + String(repeating: "\n    stop()", count: 12) + "\n  }", "a body of 14 lines"),
        ] {
            let text = "-- Locations.\nclass CLOld: NSObject  -- Old.\n  func stop()\n" + line + "\n"
            XCTAssertThrowsError(try swift(text), line) { error in
                let errorText = "\(error)"
                let number = line.contains("\n  case") ? 5 : 4
                XCTAssertTrue(
                    errorText.hasPrefix("Sources/Apple/Declarations/Test.declarations:\(number): error: "), errorText)
                XCTAssertTrue(errorText.contains(message), errorText)
            }
        }
        XCTAssertThrowsError(try swift("class A: NSObject  -- A.\n")) { error in
            XCTAssertTrue("\(error)".contains("begin with '--' and a sentence about the module"), "\(error)")
        }
    }

    private func swift(_ text: String) throws -> String {
        let reader = DeclarationReader(file: "Sources/Apple/Declarations/Test.declarations")
        return try DeclarationWriter(module: "Test", table: try reader.table(in: text)).text()
    }
}
