import CellSimDocuments
import CellSimInterfaceBuilder
import XCTest

/// Tests properties of merging with all documents of the project and random edits.
final class MergeLawTests: XCTestCase {
    /// All documents use one seed, so that failures are reproducible.
    private var random = SeededRandom(seed: 51)

    func testMergeWithUnchangedSideIsOtherSide() throws {
        try forEachDocument { base, path in
            let edited = edit(base, parity: nil)
            for (ours, theirs) in [(base, edited), (edited, base), (edited, edited)] {
                let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
                XCTAssertEqual(merge.conflicts, [], path)
                XCTAssertEqual(merge.document.text, edited.text, path)
            }
        }
    }

    func testOrderOfDisjointEditsIsIrrelevant() throws {
        try forEachDocument { base, path in
            let ours = edit(base, parity: 0), theirs = edit(base, parity: 1)
            let merge = try DocumentMerge(base: base, ours: ours, theirs: theirs)
            let other = try DocumentMerge(base: base, ours: theirs, theirs: ours)
            XCTAssertEqual(merge.document.text, other.document.text, path)
            XCTAssertEqual(merge.conflicts, [], path)
        }
    }

    func testNoObjectOfEitherSideIsLost() throws {
        try forEachDocument { base, path in
            let ours = edit(base, parity: nil), theirs = edit(base, parity: nil)
            guard let merge = try? DocumentMerge(base: base, ours: ours, theirs: theirs) else { return }
            let result = try DocumentText(merge.document.bytes, path: path)
            let (before, mine, other) = (ids(base.root), ids(ours.root), ids(theirs.root))
            let needed = mine.subtracting(before).union(other.subtracting(before)).union(mine.intersection(other))
            XCTAssertEqual(needed.subtracting(ids(result.root)), [], path)
        }
    }

    private func forEachDocument(_ body: (DocumentText, String) throws -> Void) throws {
        var count = 0
        for (path, bytes) in Documents.all {
            guard let document = try? DocumentText(bytes, path: path) else { continue }
            for _ in 0..<4 { try body(try DocumentText(document.bytes, path: path), path) }
            count += 1
        }
        XCTAssertGreaterThan(count, 30)
    }

    private func ids(_ node: DocumentNode) -> Set<String> {
        var result: Set<String> = []
        var pendingNodes = [node]
        while let node = pendingNodes.popLast() {
            if let id = node.objectID, !["outlet", "action", "outletCollection"].contains(node.name) {
                result.insert(id)
            }
            pendingNodes += node.children
        }
        return result
    }

    /// Changes the tags of some objects, and inserts new views after others.
    /// - Parameter parity: 0 or 1 to change only objects with an even or odd number; nil for all objects.
    private func edit(_ document: DocumentText, parity: Int?) -> DocumentText {
        var number = 0
        var result = document
        result.root = edited(document.root, &number, parity)
        return result
    }

    private func edited(_ node: DocumentNode, _ number: inout Int, _ parity: Int?) -> DocumentNode {
        var attributes = node.attributes
        if node.objectID != nil {
            number += 1
            if parity.map({ number % 2 == $0 }) ?? true, random.next() % 3 == 0 {
                attributes.removeAll { $0.key == "tag" }
                attributes.append(IBAttribute(key: "tag", value: "\(random.next() % 90)"))
            }
        }
        var content: [DocumentNode.Content] = []
        for part in node.content {
            guard case .element(let child) = part else {
                content.append(part)
                continue
            }
            content.append(.element(edited(child, &number, parity)))
            if node.name == "subviews", random.next() % 3 == 0 {
                let id = IBAttribute(key: "id", value: "new-\(random.next() % 1_000_000)")
                content.append(.element(DocumentNode(name: "view", attributes: [id])))
            }
        }
        return DocumentNode(name: node.name, attributes: attributes, content: content, line: node.line)
    }
}

/// A random source with a seed.
struct SeededRandom {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33)
    }
}
