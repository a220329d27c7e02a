import CellSimDocuments
import TestFixtures
import XCTest

/// Tests three-way merges of documents.
final class DocumentMergeTests: XCTestCase {
    private func merge(_ base: DocumentText?, _ ours: DocumentText, _ theirs: DocumentText) throws -> DocumentMerge {
        try DocumentMerge(base: base, ours: ours, theirs: theirs)
    }

    private let newView = #"<button id="new-bu-001" opaque="NO"/>"#
    private let otherView = #"<slider id="new-sl-001" opaque="NO"/>"#

    func testDifferentPropertiesOfOneElementAreMerged() throws {
        let base = try Documents.cell()
        let result = try merge(base, Documents.cell(text: "Bob"), Documents.cell(color: "blue"))
        XCTAssertEqual(result.conflicts, [])
        XCTAssertEqual(result.text, try Documents.cell(text: "Bob", color: "blue").text)
    }

    func testBothSidesAddAViewAtOnePosition() throws {
        let base = try Documents.cell()
        let ours = try Documents.cell(moreViews: newView), theirs = try Documents.cell(moreViews: otherView)
        let result = try merge(base, ours, theirs)
        XCTAssertEqual(result.conflicts, [])
        XCTAssertEqual(result.text, try Documents.cell(moreViews: newView + otherView).text)
        XCTAssertEqual(try merge(base, theirs, ours).text, result.text)
    }

    func testFramesAndVersionsAreNoConflicts() throws {
        let base = try Documents.cell()
        let ours = try Documents.cell(text: "Bob", frame: "17", tools: "22600")
        let theirs = try Documents.cell(constant: "20", frame: "20", tools: "23000")
        let result = try merge(base, ours, theirs)
        XCTAssertEqual(result.conflicts, [])
        XCTAssertEqual(
            result.text, try Documents.cell(text: "Bob", constant: "20", frame: "20", tools: "23000").text)
        XCTAssertEqual(try merge(base, theirs, ours).text, result.text)
    }

    func testConflictReportsBothValues() throws {
        let result = try merge(
            Documents.cell(), Documents.cell(text: "Bob -->"), Documents.cell(text: "Cleo"))
        XCTAssertEqual(
            result.conflicts.map { $0.diagnostic(file: "Cell.xib").description },
            [
                "Cell.xib:7: error: merge conflict: label nameLabel: text is 'Bob -->' in ours and 'Cleo' in theirs "
                    + "(before: 'Anna'); kept ours (edit the document, then 'git add' it)"
            ])
        XCTAssertTrue(result.text.contains("<!-- merge conflict: label nameLabel: text is 'Bob - ->' in ours"))
        let again = try Documents.document(result.text)
        XCTAssertTrue(again.text.contains(#"text="Bob --&gt;""#))
    }

    func testMultilineTextIsSameProperty() throws {
        let base = try Documents.cell()
        let theirs = try Documents.document(
            base.text.replacingOccurrences(of: #" text="Anna">"#, with: ">\n<string key=\"text\">A\nB</string>"))
        let clean = try merge(base, Documents.cell(color: "blue"), theirs)
        XCTAssertEqual(clean.conflicts, [])
        XCTAssertTrue(clean.text.contains("<string key=\"text\">A\nB</string>"))
        XCTAssertFalse(clean.text.contains("Anna"))
        XCTAssertEqual(try merge(base, Documents.cell(text: "Bob"), theirs).conflicts.map(\.kind), [.property("text")])
    }

    func testUnchangedObjectIsRemoved() throws {
        let result = try merge(
            Documents.cell(), Documents.cell(text: "Bob"), Documents.cell(badge: "", badgeConstraint: ""))
        XCTAssertEqual(result.conflicts, [])
        XCTAssertEqual(result.text, try Documents.cell(text: "Bob", badge: "", badgeConstraint: "").text)
    }

    func testRemovedObjectInUseIsKept() throws {
        let outlet = #"<outlet property="badge" destination="bad-ge-001" id="out-le-002"/>"#
        let ours = try Documents.cell(moreOutlets: outlet)
        let theirs = try Documents.cell(badge: "", badgeConstraint: "")
        for (first, second) in [(ours, theirs), (theirs, ours)] {
            let result = try merge(Documents.cell(), first, second)
            XCTAssertEqual(result.conflicts.map(\.kind), [.removal])
            XCTAssertTrue(result.text.contains(#"<imageView id="bad-ge-001""#))
            XCTAssertTrue(result.text.contains(#"id="con-st-002""#), "the restored view keeps its constraint")
            XCTAssertTrue(result.text.contains(outlet))
        }
    }

    func testRemovedButChangedObjectIsKept() throws {
        let changed = #"<imageView id="bad-ge-001" image="star"/>"#
        let result = try merge(
            Documents.cell(), Documents.cell(badge: "", badgeConstraint: ""), Documents.cell(badge: changed))
        XCTAssertEqual(result.conflicts.map(\.kind), [.removal])
        XCTAssertTrue(result.text.contains(#"image="star""#))
    }

    func testBothSidesConnectOneOutletToDifferentObjects() throws {
        let outlet = { (id: String, number: Int) in
            #"<outlet property="badge" destination="\#(id)" id="out-le-00\#(number)"/>"#
        }
        let base = try Documents.cell()
        let same = try merge(
            base, Documents.cell(moreOutlets: outlet("bad-ge-001", 2)),
            Documents.cell(moreOutlets: outlet("bad-ge-001", 3)))
        XCTAssertEqual(same.conflicts, [])
        XCTAssertEqual(same.text.components(separatedBy: #"property="badge""#).count, 2)
        let other = try merge(
            base, Documents.cell(moreOutlets: outlet("bad-ge-001", 2)),
            Documents.cell(moreOutlets: outlet("det-ai-001", 3)))
        XCTAssertEqual(other.conflicts.map(\.kind), [.property("destination")])
    }

    func testMutualMovesTerminate() throws {
        let text = { (inner: String) in
            Fixture.text("merge/nested-views.xml", replacing: ["inner": inner])
        }
        let view = { (id: String, inner: String) in "<view id=\"\(id)\"><subviews>\(inner)</subviews></view>" }
        let base = try Documents.document(text(view("a", view("x", "")) + view("b", view("y", ""))))
        let ours = try Documents.document(text(view("b", view("y", "") + view("a", view("x", "")))))
        let theirs = try Documents.document(text(view("a", view("x", "") + view("b", view("y", "")))))
        let result = try merge(base, ours, theirs)
        XCTAssertFalse(result.conflicts.isEmpty)
        for id in ["a", "b", "x", "y"] { assertContains(result.text, "id=\"\(id)\"", id) }
    }

    func testSameIDForDifferentElementsIsError() throws {
        let base = try Documents.cell()
        let ours = try Documents.cell(moreViews: #"<button id="new-01-001"/>"#)
        let theirs = try Documents.cell(moreViews: #"<slider id="new-01-001"/>"#)
        XCTAssertThrowsError(try merge(base, ours, theirs)) { error in
            XCTAssertTrue("\(error)".contains("<button> has the id 'new-01-001', which <slider> has"), "\(error)")
        }
    }

    func testBothSidesAddTheDocument() throws {
        let result = try merge(nil, Documents.cell(moreViews: newView), Documents.cell(moreViews: otherView))
        XCTAssertEqual(result.conflicts, [])
        XCTAssertTrue(result.text.contains("new-bu-001") && result.text.contains("new-sl-001"))
    }

    /// Interface Builder renames embedded images whenever it saves a document.
    func testNewNamesOfTheSameImageAreNoConflict() throws {
        let document = { (name: String, data: String) in
            try Documents.document(
                Fixture.text("merge/image.xml", replacing: ["data": data, "name": name]))
        }
        let (base, ours, theirs) = try (document("A", "x"), document("B", "x"), document("C", "x"))
        XCTAssertEqual(try merge(base, ours, theirs).conflicts, [])
        XCTAssertEqual(DocumentDifference(from: ours, to: theirs).changes, [])
        XCTAssertEqual(
            try merge(base, document("B", "y"), document("C", "z")).conflicts.map(\.kind), [.property("image")])
    }

    func testRestoredObjectKeepsReferences() throws {
        let scene = { (id: String, text: String, target: String) in
            let segue = target.isEmpty ? "" : #"<segue destination="c\#(target)" kind="show" id="s\#(id)"/>"#
            return Fixture.text("merge/scene.xml", replacing: ["id": id, "segue": segue, "text": text])
        }
        let document = { (scenes: String) in
            try Documents.document(Fixture.text("merge/scenes.xml", replacing: ["scenes": scenes]))
        }
        let base = try document(scene("1", "a", "") + scene("2", "a", "3") + scene("3", "a", ""))
        let ours = try document(scene("1", "a", "") + scene("2", "b", "3") + scene("3", "a", ""))
        let result = try merge(base, ours, document(scene("1", "a", "")))
        XCTAssertEqual(result.conflicts.map(\.kind), [.removal, .removal])
        XCTAssertEqual(
            result.conflicts.first?.description,
            "scene of viewController 'b': removed in theirs, but needed in ours (title of viewController 'b' changed); kept"
        )
        let lines = result.text.split(separator: "\n").filter { !$0.contains("<!--") }
        XCTAssertEqual(lines, ours.text.split(separator: "\n"))
    }

    func testConflictInChildNamesObject() throws {
        let button = { (title: String) in #"<button id="new-bu-001"><state key="normal" title="\#(title)"/></button>"# }
        let result = try merge(
            Documents.cell(moreViews: button("A")), Documents.cell(moreViews: button("B")),
            Documents.cell(moreViews: button("C")))
        XCTAssertEqual(result.conflicts.map(\.object), ["button 'B', state normal"])
    }
}
