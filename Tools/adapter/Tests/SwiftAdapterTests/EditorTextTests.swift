import Foundation
import SwiftAdapter
import XCTest

/// Tests the adapted texts for editors: which parts differ from the user's text, and which are unchanged.
final class EditorTextTests: XCTestCase {
    private var folder = ""

    override func setUpWithError() throws {
        folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

    private func path(_ name: String) -> String { folder + "/" + name }

    /// Adapts sources of one module.
    private func adapt(
        _ files: [String: String], open: [String: String], _ change: (inout AdaptedModule.Task) -> Void = { _ in }
    ) throws -> AdaptedModule.Copies {
        for (name, text) in files { try text.write(toFile: path(name), atomically: true, encoding: .utf8) }
        let names = Set(files.keys).union(open.keys).sorted()
        var task = AdaptedModule.Task(
            paths: names.map(path), name: "program", folder: folder + "/build", definitions: [], moduleFolders: [],
            output: nil, language: "5", isProgram: false, isPruned: false)
        task.texts = Dictionary(uniqueKeysWithValues: open.map { (path($0.key), Array($0.value.utf8)) })
        task.isForEditor = true
        change(&task)
        return try XCTUnwrap(AdaptedModule(task)).write(checksSyntax: false)
    }

    private func text(_ source: String) throws -> AdaptedText {
        try XCTUnwrap(try adapt([:], open: ["A.swift": source]).texts[path("A.swift")])
    }

    private static let source = """
        import UIKit

        @objc(Thing) class Screen: NSObject {
            @IBOutlet var é: UIView!
            @objc func tap(_ sender: Any) {}
            @objc var title = ""
            func set() {
                add(self, #selector(tap(_:))); add(self, #selector(Screen.tap)); add(self, #selector(getter: title))
                add(self, #selector(tap as (Any) -> Void)); add(self, #selector(missing))
            }
        }
        @objc protocol Picking { @objc optional func pick() }
        """

    func testReplacementsTransformSource() throws {
        let adapted = try text(Self.source)
        let source = Array(Self.source.utf8)
        var (position, index) = (0, 0)
        for replacement in adapted.replacements {
            let unchanged = source[position..<replacement.start]
            XCTAssertEqual(Array(adapted.bytes[index..<index + unchanged.count]), Array(unchanged))
            index += unchanged.count + replacement.count
            position = replacement.end
        }
        XCTAssertEqual(Array(adapted.bytes[index...]), Array(source[position...]))
        XCTAssertGreaterThan(adapted.replacements.count, 10)
    }

    func testSelectorsKeepMethodNames() throws {
        let lines = String(decoding: try text(Self.source).bytes, as: UTF8.self).split(separator: "\n")
        XCTAssertEqual(
            lines.first { $0.contains("Screen.tap)") }.map { $0.filter { $0 != " " } },
            "add(self,Selector(of:Screen.tap(_:)));add(self,Selector(of:Screen.tap));add(self,Selector(\"title\"))")
        XCTAssertEqual(
            lines.first { $0.contains("missing") }.map { $0.filter { $0 != " " } },
            "add(self,Selector(\"tap:\"));add(self,Selector(missing))")
    }

    func testCopiesImportAllModules() throws {
        let first = try XCTUnwrap(
            String(decoding: try text(Self.source).bytes, as: UTF8.self).split(separator: "\n").first)
        for name in ["CellSimAdapted", "CellSimFoundation", "Security"] {
            XCTAssertTrue(first.contains("import \(name); "), String(first))
        }
    }

    /// Unsaved texts also affect other sources: open ones at once, the others on request.
    func testUnsavedTextsAffectOtherSources() throws {
        let files = ["A.swift": "import UIKit\n", "B.swift": "func f(_ p: Picking) { p.pick?() }\n"]
        let source = ["A.swift": Self.source]
        func copy(_ copies: AdaptedModule.Copies) throws -> String {
            let copyPaths = try XCTUnwrap(copies.paths.first { $0.source == path("B.swift") })
            return try String(contentsOfFile: copyPaths.copy, encoding: .utf8)
        }
        XCTAssertTrue(try copy(try adapt(files, open: [:])).contains("p.pick?()"))
        XCTAssertTrue(
            try copy(
                try adapt([:], open: source) {
                    $0.paths = files.keys.sorted().map(path)
                    $0.adaptsOthers = false
                }
            ).contains("p.pick?()"))
        XCTAssertTrue(
            try copy(try adapt([:], open: source) { $0.paths = files.keys.sorted().map(path) }).contains("p.pick ()"))
        let adaptedBoth = try adapt([:], open: source.merging(["B.swift": files["B.swift"] ?? ""]) { $1 })
        XCTAssertTrue(
            String(decoding: adaptedBoth.texts[path("B.swift")]?.bytes ?? [], as: UTF8.self).contains("p.pick ()"))
    }
}
