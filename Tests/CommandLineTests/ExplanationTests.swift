import CellSimImageCodecs
import Foundation
import TestFixtures
import XCTest

/// Tests the explanations of differences in `cellsim snapshot` and `compare`.
final class ExplanationTests: XCTestCase {
    private struct Results: Decodable {
        struct Case: Decodable {
            var name, state: String
            var explanation: Explanation?
        }
        struct Explanation: Decodable {
            struct Cause: Decodable {
                var change: String
                var objects: [String]
                var line: Int?
            }
            var causes: [Cause]
            var unexplained: [Int]
        }
        var cases: [Case]
    }

    private let examples = ["TwoTables/ElementRow.xib", "ElementView/ElementCard.xib", "NibHook/HookedTallRow.xib"]

    private func project(_ configuration: String = "cases: [{document: Row.xib, width: 375}]\n") throws -> CommandLine {
        let cellsim = try CommandLine()
        cellsim.environment = ["SNAPSHOT_TESTING_FORBID_RECORDING": "0"]
        try cellsim.write(try example(examples[0]), to: "Row.xib")
        try cellsim.write(configuration, to: "cellsim.yml")
        return cellsim
    }

    private func example(_ name: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("Examples/Patterns/\(name)"), encoding: .utf8)
    }

    private func replace(_ old: String, _ new: String, in cellsim: CommandLine) throws {
        let text = String(decoding: try cellsim.read("Row.xib"), as: UTF8.self)
        XCTAssertTrue(text.contains(old), old)
        try cellsim.write(text.replacingOccurrences(of: old, with: new), to: "Row.xib")
    }

    func testConstraintInAllReports() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        try replace(
            "secondAttribute=\"leading\" constant=\"16\" id=\"Er2-k3-con\"",
            "secondAttribute=\"leading\" constant=\"28\" id=\"Er2-k3-con\"", in: cellsim)
        let outcome = try cellsim.run(
            "snapshot", "--reporter", "text", "--reporter", "junit=report.xml", "--reporter", "markdown=report.md",
            "--reporter", "html=report.html", "--reporter", "github=report.txt")
        let explanation = "symbolLabel.leading 16 → 28 moves symbolLabel"
        XCTAssertEqual(outcome.code, 1)
        XCTAssertTrue(outcome.text.contains("Row.xib:54: \(explanation)"), outcome.text)
        for name in ["report.xml", "report.md", "report.html", "report.txt", ".cellsim/results.json"] {
            let text = String(decoding: try cellsim.read(name), as: UTF8.self)
            XCTAssertTrue(text.contains("16 → 28"), "\(name): \(text)")
        }
        let notes = String(decoding: try cellsim.read("report.txt"), as: UTF8.self)
        XCTAssertTrue(notes.contains("file=Row.xib,line=54"), notes)
        // Two image files without their document.
        let pair = try cellsim.run("compare", "Snapshots/Row.png", ".cellsim/actual/Row.png")
        XCTAssertTrue(pair.text.contains("Row.xib: \(explanation)"), pair.text)
    }

    /// The stored view tree does not affect the result, and no reference is written only because its tree changed.
    func testTreesAreOptional() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot", "--no-tree").code, 0)
        let referenceWithoutTree = try cellsim.read("Snapshots/Row.png")
        XCTAssertThrowsError(try PNGViewTreeChunk.text(in: [UInt8](referenceWithoutTree)))
        XCTAssertEqual(try cellsim.run("inspect", "Snapshots/Row.png").code, 3)
        let secondOutcome = try cellsim.run("snapshot", "--record", "all")
        XCTAssertTrue(secondOutcome.text.contains("1 same"), secondOutcome.text)
        XCTAssertEqual(try cellsim.read("Snapshots/Row.png"), referenceWithoutTree)
        try cellsim.write("tree: false\ncases: [{document: Row.xib, width: 375}]\n", to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        XCTAssertThrowsError(try PNGViewTreeChunk.text(in: [UInt8](cellsim.read(".cellsim/actual/Row.png"))))
        // A reference without a tree has the same pixels.
        let other = try project()
        XCTAssertEqual(try other.run("snapshot").code, 0)
        let referenceWithTree = try other.read("Snapshots/Row.png")
        XCTAssertEqual(try PNG.decode([UInt8](referenceWithTree)), try PNG.decode([UInt8](referenceWithoutTree)))
        XCTAssertLessThan(referenceWithTree.count - referenceWithoutTree.count, 2048)
        XCTAssertEqual(try project().run("snapshot", "--no-tree").code, 0)
    }

    func testRowsAreSmall() throws {
        let sizes = try [true, false].map { hasTree in
            let cellsim = try project("tree: \(hasTree)\ncases: [{document: Row.xib, rows: 10}]\n")
            XCTAssertEqual(try cellsim.run("snapshot").code, 0)
            return Double(try cellsim.read("Snapshots/Row.png").count)
        }
        XCTAssertLessThan(sizes[0] / sizes[1], 1.08)
    }

    func testInspection() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        let text = try cellsim.run("inspect", "Snapshots/Row.png")
        XCTAssertTrue(text.text.contains("UILabel Er4-Nm-Lbl (nameLabel)  (72, 22)"), text.text)
        XCTAssertFalse(text.text.contains(cellsim.folder.path), text.text)
        let json = try cellsim.run("inspect", "Snapshots/Row.png", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(json.text.utf8)) as? [String: Any]
        XCTAssertEqual(object?["file"] as? String, "Row.xib")
        XCTAssertEqual((object?["views"] as? [Any])?.count, 7)
    }

    func testGroupsAndAcceptance() throws {
        let cellsim = try project(
            """
            cases:
              - {name: Wide, document: Row.xib, width: 414}
              - {name: Narrow, document: Row.xib, width: 320}
              - {name: Other, document: Other.xib, width: 320}

            """)
        try cellsim.write(try example(examples[0]), to: "Other.xib")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        try replace("type=\"system\" pointSize=\"17\"", "type=\"system\" pointSize=\"15\"", in: cellsim)
        let other = try example(examples[0]).replacingOccurrences(of: "constant=\"48\"", with: "constant=\"60\"")
        try cellsim.write(other, to: "Other.xib")
        let outcome = try cellsim.run("snapshot")
        XCTAssertTrue(
            outcome.text.contains("1. Row.xib:37: nameLabel: font 17 → 15 (2 pictures): Wide, Narrow"), outcome.text
        )
        XCTAssertTrue(
            outcome.text.contains("2. Other.xib:31: symbolLabel.width 48 → 60 (1 picture): Other"), outcome.text)
        XCTAssertEqual(try cellsim.run("accept", "--cause", "3").code, 2)
        let accepted = try cellsim.run("accept", "--cause", "1")
        XCTAssertTrue(accepted.text.contains("2 accepted"), accepted.text + accepted.errors)
        XCTAssertTrue(try cellsim.run("snapshot").text.contains("2 same, 1 different"))
    }

    func testOrderDataAndTraits() throws {
        let cellsim = try project(
            """
            cases:
              - {name: Data, document: Row.xib, data: rows.json}
              - {name: Order, document: Order.xib, width: 375}
              - {name: Style, document: Row.xib, width: 375}

            """)
        try cellsim.write(#"[{"nameLabel": "Anna"}, {"nameLabel": "Bob"}]"#, to: "rows.json")
        func document(_ order: [(id: String, x: Int, red: String)]) throws -> String {
            let added = order.map { one in
                """
                <view contentMode="scaleToFill" id="\(one.id)"><rect key="frame" x="\(one.x)" y="5" width="60" height="30"/>\
                <color key="backgroundColor" red="\(one.red)" green="0.2" blue="0.1" alpha="1" colorSpace="custom" \
                customColorSpace="sRGB"/></view>
                """
            }
            return try example(examples[0]).replacingOccurrences(
                of: "</subviews>", with: added.joined() + "</subviews>")
        }
        let (first, second) = (("one-vi-001", 10, "0.9"), ("two-vi-001", 40, "0.1"))
        try cellsim.write(try document([first, second]), to: "Order.xib")
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        try cellsim.write(try document([second, first]), to: "Order.xib")
        try cellsim.write(#"[{"nameLabel": "Anna"}, {"nameLabel": "Cleo"}]"#, to: "rows.json")
        let configuration = String(decoding: try cellsim.read("cellsim.yml"), as: UTF8.self)
        try cellsim.write(
            configuration.replacingOccurrences(of: "name: Style, ", with: "name: Style, style: dark, "),
            to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot").code, 1)
        let results = try JSONDecoder().decode(Results.self, from: cellsim.read(".cellsim/results.json"))
        XCTAssertEqual(
            results.cases.map { $0.explanation?.causes.map(\.change) },
            [["nameLabel: text “Bob” → “Cleo”"], ["UIView is now behind UIView"], ["style light → dark"]])
        XCTAssertEqual(results.cases.map { $0.explanation?.unexplained }, [[], [], []])
    }

    func testHostileTrees() throws {
        let cellsim = try project()
        XCTAssertEqual(try cellsim.run("snapshot").code, 0)
        let good = try PNG.decode([UInt8](cellsim.read("Snapshots/Row.png")))
        try replace("constant=\"48\"", "constant=\"60\"", in: cellsim)
        var metadata = PNGMetadata()
        for (text, reason) in [
            ("V9\tA\t\t\t0 0 1 1", "line 1: an invalid view"), ("<xml/>", "line 1: unknown"),
            ("F\t../../etc/passwd\nV0\tA\t\t\t0 0 1 1\nC\t5\twidth\t==", "line 3: an invalid constraint"),
        ] {
            metadata.tree = Array(text.utf8)
            try Data(PNG.encode(good, metadata: metadata)).write(
                to: cellsim.folder.appendingPathComponent("Snapshots/Row.png"))
            let outcome = try cellsim.run("snapshot")
            XCTAssertEqual(outcome.code, 1)
            let message = "the reference is not explained: its tree is invalid: \(reason)"
            XCTAssertTrue(outcome.text.contains(message), outcome.text)
            XCTAssertEqual(try cellsim.run("inspect", "Snapshots/Row.png").code, 3)
        }
    }

    /// Renders documents, changes them, and renders them again.
    /// - Returns: the results by document name.
    private func results(
        _ documents: [(name: String, before: String, after: String)]
    ) throws -> (cellsim: CommandLine, cases: [String: Results.Case]) {
        let cellsim = try project()
        var configuration = "cases:\n"
        for document in documents {
            configuration += "  - {document: \(document.name).xib, width: 343}\n"
            try cellsim.write(document.before, to: "\(document.name).xib")
        }
        try cellsim.write(configuration, to: "cellsim.yml")
        XCTAssertEqual(try cellsim.run("snapshot", "--allow-placeholders").code, 0)
        for document in documents { try cellsim.write(document.after, to: "\(document.name).xib") }
        XCTAssertEqual(try cellsim.run("snapshot").code, 1)
        let results = try JSONDecoder().decode(Results.self, from: cellsim.read(".cellsim/results.json"))
        return (cellsim, Dictionary(results.cases.map { ($0.name, $0) }) { first, _ in first })
    }

    private func isCorrect(_ cause: Results.Explanation.Cause, _ change: DocumentChanges.Result) -> Bool {
        cause.change.contains(change.expectedText) && (change.object.isEmpty || cause.objects.contains(change.object))
    }

    /// Single changes to test documents: at least 95 of 100 explanations list the change first, and none lists another change.
    func testSingleChanges() throws {
        let documents = try examples.map(example)
        var changed: [DocumentChanges.Result] = []
        var cases: [(name: String, before: String, after: String)] = []
        for seed in 0..<15 {
            for (index, document) in documents.enumerated() {
                for kind in DocumentChanges.Kind.allCases {
                    var changes = DocumentChanges(seed: UInt64(seed * 1000 + index * 100 + changed.count + 7))
                    guard let changedDocument = changes.makeChange(kind, of: document) else { continue }
                    cases.append(("C\(changed.count)", document, changedDocument.text))
                    changed.append(changedDocument)
                }
            }
        }
        let results = try results(cases).cases
        var different = 0, missed: [String] = [], wrong: [String] = []
        for (index, change) in changed.enumerated() {
            let result = try XCTUnwrap(results["C\(index)"])
            guard result.state == "different" else { continue }
            different += 1
            let causes = result.explanation?.causes ?? []
            let message = "\(change.kind) \(change.object) \(change.expectedText): \(causes.map(\.change))"
            if !(causes.first.map { isCorrect($0, change) } ?? false) { missed.append(message) }
            if !causes.allSatisfy({ isCorrect($0, change) }) { wrong.append(message) }
        }
        print("explained changes: \(different - missed.count) of \(different) first, \(wrong.count) false")
        XCTAssertGreaterThan(different, 150)
        XCTAssertLessThanOrEqual(Double(missed.count), 0.05 * Double(different), missed.joined(separator: "\n"))
        XCTAssertEqual(wrong, [])
    }

    /// Two independent changes at once: at least 90 of 100 explanations list both.
    func testDoubleChanges() throws {
        let documents = try examples.map(example)
        var pairs: [(first: DocumentChanges.Result, second: DocumentChanges.Result)] = []
        var cases: [(name: String, before: String, after: String)] = []
        for number in 0..<180 {
            let document = documents[number % documents.count], kinds = DocumentChanges.Kind.allCases
            var changes = DocumentChanges(seed: UInt64(number * 37 + 11))
            let kind = kinds[number / documents.count % kinds.count]
            let other = kinds[(number / documents.count + 1 + number / 24) % kinds.count]
            guard kind != other, let first = changes.makeChange(kind, of: document),
                let both = changes.makeChange(other, of: first.text)
            else { continue }
            // The second change alone, at the same position.
            changes = DocumentChanges(seed: UInt64(number * 37 + 11))
            _ = changes.makeChange(kind, of: document)
            guard let second = changes.makeChange(other, of: document), second.expectedText == both.expectedText,
                second.object == both.object
            else { continue }
            let name = "D\(pairs.count)"
            cases += [
                (name, document, both.text), (name + "a", document, first.text), (name + "b", document, second.text),
            ]
            pairs.append((first, second))
        }
        let (cellsim, results) = try results(cases)
        var count = 0, missed: [String] = [], wrong: [String] = []
        for (index, pair) in pairs.enumerated() {
            let pixels = try ["", "a", "b"].map {
                try PNG.decode([UInt8](cellsim.read(".cellsim/actual/D\(index)\($0).png")))
            }
            let states = try ["a", "b"].map { try XCTUnwrap(results["D\(index)\($0)"]).state }
            guard pixels[0] != pixels[1], pixels[0] != pixels[2], states == ["different", "different"] else { continue }
            count += 1
            let causes = try XCTUnwrap(results["D\(index)"]).explanation?.causes ?? []
            let message =
                "D\(index) \([pair.first, pair.second].map { "\($0.kind) \($0.object) \($0.expectedText)" }): \(causes.map(\.change))"
            let isNamed = [pair.first, pair.second].map { change in causes.contains { isCorrect($0, change) } }
            if isNamed != [true, true] { missed.append(message) }
            if !causes.allSatisfy({ isCorrect($0, pair.first) || isCorrect($0, pair.second) }) { wrong.append(message) }
        }
        print("explained double changes: \(count - missed.count) of \(count), \(wrong.count) false")
        XCTAssertGreaterThan(count, 80)
        XCTAssertLessThanOrEqual(Double(missed.count), 0.1 * Double(count), missed.joined(separator: "\n"))
        XCTAssertEqual(wrong, [])
    }
}

extension CommandLine.Outcome {
    fileprivate var text: String { String(decoding: output, as: UTF8.self) }
}
