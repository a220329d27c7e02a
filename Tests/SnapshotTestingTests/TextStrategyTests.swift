import Foundation
import FoundationNetworking
import TestFixtures
import XCTest

@testable import SnapshotTesting

/// Tests the strategies that describe values as text.
final class TextStrategyTests: XCTestCase {
    private struct Element: Codable {
        var symbol: String
        var number: Int
        var tags: Set<String> = []
        var mass: Double?
    }

    private enum State: Equatable, CaseIterable { case solid, liquid }

    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var result = ""
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    func testDumpIsSortedAndIndented() {
        let iron = Element(symbol: "Fe", number: 26, tags: ["metal", "common"], mass: 55.845)
        XCTAssertEqual(
            text(iron, .dump),
            """
            ▿ Element
              ▿ mass: Optional<Double>
                - some: 55.845
              - number: 26
              - symbol: "Fe"
              ▿ tags: 2 members
                - "common"
                - "metal"

            """)
        XCTAssertEqual(text([State.solid], .dump), "▿ 1 element\n  - State.solid\n")
        XCTAssertEqual(
            text(["b": 1, "a": 2], .dump),
            """
            ▿ 2 key/value pairs
              ▿ (2 elements)
                - key: "a"
                - value: 2
              ▿ (2 elements)
                - key: "b"
                - value: 1

            """)
    }

    /// The original library describes reference cycles in this form.
    func testDumpStopsAtReferenceCycles() {
        class Father { var child: Child? }
        class Child {
            let father: Father
            init(_ father: Father) {
                self.father = father
                father.child = self
            }
        }
        let father = Father()
        let child = Child(father)
        XCTAssertEqual(
            text(father, .dump),
            """
            ▿ Father
              ▿ child: Optional<Child>
                ▿ some: Child
                  ▿ father (circular reference detected)

            """)
        XCTAssertEqual(
            text([child, child], .dump).components(separatedBy: "▿ Child").count, 3, "repeated siblings are not a cycle"
        )
        father.child = nil
    }

    func testDumpOfDescribedValuesAndSubclasses() {
        struct Tint: CustomStringConvertible {
            var red = 1, blue = 2
            var description: String { "tint 0xFF" }
        }
        class Animal { var legs = 4 }
        class Bird: Animal { var wings = 2 }
        XCTAssertEqual(text(Tint(), .dump), "▿ tint 0xFF\n  - red: 1\n  - blue: 2\n")
        XCTAssertEqual(text(Bird(), .dump), "▿ Bird\n  - wings: 2\n")
    }

    func testJSONAndPropertyListsHaveSortedKeys() throws {
        let iron = Element(symbol: "Fe", number: 26)
        let strategy = Snapshotting<Element, String>.json
        XCTAssertEqual(strategy.pathExtension, "json")
        let json = text(iron, strategy)
        let order = try ["number", "symbol", "tags"].map { try XCTUnwrap(json.range(of: "\"\($0)\"")).lowerBound }
        XCTAssertEqual(order, order.sorted())
        XCTAssertEqual(try JSONDecoder().decode(Element.self, from: Data(json.utf8)).number, 26)
        let plistStrategy = Snapshotting<Element, String>.plist
        XCTAssertEqual(plistStrategy.pathExtension, "plist")
        XCTAssertTrue(text(iron, plistStrategy).contains("<key>number</key>\n\t<integer>26</integer>"))
        XCTAssertEqual(text(["b": [1, 2], "a": "x"] as Any, .json).first, "{")
    }

    func testFunctionsBecomeTables() {
        let strategy = Snapshotting<State, String>.func(into: Snapshotting<Int, String>.description)
        XCTAssertEqual(strategy.pathExtension, "csv")
        XCTAssertEqual(text({ $0 == .solid ? 1 : 2 }, strategy), "\"solid\",\"1\"\n\"liquid\",\"2\"")
    }

    func testRequests() {
        var request = URLRequest(url: URL(string: "https://example.com/a?z=1&b=2")!)
        request.httpMethod = "POST"
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue("id=1", forHTTPHeaderField: "Cookie")
        request.httpBody = Data("{\"b\":1,\"a\":\"x\"}".utf8)
        XCTAssertEqual(
            text(request, .raw),
            "POST https://example.com/a?b=2&z=1\nContent-Type: application/json\nCookie: id=1\n\n{\"b\":1,\"a\":\"x\"}")
        XCTAssertTrue(text(request, .raw(pretty: true)).hasSuffix("\n\n{\n  \"a\" : \"x\",\n  \"b\" : 1\n}"))
        XCTAssertEqual(
            text(request, .curl),
            "curl \\\n\t--request POST \\\n\t--header \"Content-Type: application/json\" \\\n\t--data \"{\\\"b\\\":1,\\\"a\\\":\\\"x\\\"}\" \\\n\t--cookie \"id=1\" \\\n\t\"https://example.com/a?b=2&z=1\""
        )
    }

    func testPatchesHaveFourLinesOfContextAndSeparateHunks() {
        let old = (1...30).map(String.init).joined(separator: "\n")
        let new = old.replacing("\n3\n", with: "\nthree\n").replacing("\n28\n", with: "\n")
        XCTAssertEqual(
            LineDifference.patch(old, new),
            """
            @@ −1,7 +1,7 @@
            \u{2007}1
            \u{2007}2
            −3
            +three
            \u{2007}4
            \u{2007}5
            \u{2007}6
            \u{2007}7
            @@ −24,7 +24,6 @@
            \u{2007}24
            \u{2007}25
            \u{2007}26
            \u{2007}27
            −28
            \u{2007}29
            \u{2007}30
            """)
        XCTAssertNil(LineDifference.patch(old, old))
    }

    func testWindowsLineEndings() {
        XCTAssertEqual(
            LineDifference.patch("a\r\nb\r\nc", "a\r\nB\r\nc"), "@@ −1,3 +1,3 @@\n\u{2007}a\r\n−b\r\n+B\r\n\u{2007}c")
    }

    func testCombiningMarksAfterQuotationMarks() {
        var request = URLRequest(url: URL(fileURLWithPath: "/a"))
        request.setValue("x\"\u{301}y", forHTTPHeaderField: "Note")
        assertContains(text(request, .curl), "--header \"Note: x\\\"\u{301}y\"")
    }

    func testDataIsCompared() {
        let diff = Snapshotting<Data, Data>.data.diffing.diff
        XCTAssertNil(diff(Data([1]), Data([1])))
        XCTAssertEqual(diff(Data([1]), Data([2]))?.0, "Expected data to match")
        XCTAssertEqual(diff(Data([1]), Data([2, 3]))?.0, "Expected 2 bytes to match 1 bytes")
        XCTAssertNil(Snapshotting<Data, Data>.data.pathExtension)
    }

    @available(*, deprecated, message: "It tests what is deprecated.")
    func testDeprecatedSpellingsStillWork() throws {
        let folder = try SnapshotFolder()
        try folder.write(Data("a".utf8), "testOld.1.txt")
        let message = verifySnapshot(
            matching: "a", as: .lines, snapshotDirectory: folder.references, testName: "testOld()")
        XCTAssertNil(message)
        XCTAssertNil(
            verifySnapshot(
                of: "a", as: .lines, named: "1", record: Optional<Bool>.none, snapshotDirectory: folder.references,
                testName: "testOld()"))
    }
}
