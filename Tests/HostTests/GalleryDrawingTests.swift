import UIKit
import XCTest

@testable import CellSimHost

/// Tests which parts of documents a gallery shows, and how they are drawn.
@preconcurrency @MainActor final class GalleryDrawingTests: XCTestCase {
    private typealias Document = GalleryDocuments

    private func roles(_ results: [GalleryResult]) -> [String] {
        results.map { "\($0.outcome) \($0.role.map { "\($0)" } ?? "-") \($0.width ?? 0) × \($0.height ?? 0)" }
    }

    func testUnconstrainedCellHasDesignedHeight() throws {
        let bottom = { (relation: String, constant: Int) in
            """
            <constraint firstAttribute="bottom" \(relation) secondItem="ai" secondAttribute="bottom" constant="\(constant)" id="b"/>
            """
        }
        let open = Document.cell("a", #"customClass="GalleryCell""#)
        let atLeast = Document.cell("a", constraints: bottom(#"relation="greaterThanOrEqual""#, 2))
        let atLeastForty = Document.cell("a", constraints: bottom(#"relation="greaterThanOrEqual""#, 40))
        let pinned = Document.cell("a", constraints: bottom("", 2))
        let documents = try GalleryDocuments([
            "Open.xib": Document.xib(owner: Document.noOwner, open),
            "AtLeast.xib": Document.xib(owner: Document.noOwner, atLeast),
            "More.xib": Document.xib(owner: Document.noOwner, atLeastForty),
            "Pinned.xib": Document.xib(owner: Document.noOwner, pinned),
        ])
        XCTAssertEqual(roles(try documents.draw("Open.xib")), ["drawn cell 393.0 × 70.0"])
        XCTAssertEqual(try documents.draw("AtLeast.xib")[0].height ?? 0, 62, accuracy: 0.5)
        XCTAssertEqual(try documents.draw("More.xib")[0].height ?? 0, 100, accuracy: 0.5)
        XCTAssertEqual(try documents.draw("Pinned.xib")[0].height ?? 0, 62, accuracy: 0.5)
    }

    /// Records the cells that a sample filled.
    private final class CellRecorder { var cells: [GalleryCell] = [] }

    func testAppSampleFillsView() throws {
        let recorder = CellRecorder()
        let files = [
            "Card.xib": Document.xib(owner: Document.noOwner, Document.cell("a", #"customClass="GalleryCell""#))
        ]
        let fill = GallerySample("Card.preview", for: GalleryCell.self) { recorder.cells.append($0) }
        let documents = try GalleryDocuments(files, samples: [fill])
        XCTAssertNil(try documents.draw("Card.xib")[0].preview)
        XCTAssertEqual(recorder.cells.count, 0)
        let result = try documents.draw("Card.xib", samples: true)[0]
        XCTAssertEqual(result.preview, "Card.preview")
        XCTAssertNil(result.samples)
        XCTAssertEqual(recorder.cells.count, 1)

        let other = GallerySample("GalleryCell.preview", of: GalleryCell.self) {
            let cell = GalleryCell(style: .default, reuseIdentifier: nil)
            cell.frame.size.height = 99
            return cell
        }
        let sampleResult = try GalleryDocuments(files, samples: [other]).draw("Card.xib", samples: true)[0]
        XCTAssertEqual(sampleResult.preview, "GalleryCell.preview")
        XCTAssertEqual(sampleResult.outcome, .drawn)

        let failing = GallerySample("Card.preview", for: GalleryCell.self) { _ in
            throw InputError(path: "Card", "is not a card")
        }
        let failingResult = try GalleryDocuments(files, samples: [failing]).draw("Card.xib", samples: true)[0]
        XCTAssertEqual(failingResult.outcome, .drawn)
        XCTAssertNil(failingResult.preview)
        XCTAssertTrue(failingResult.note?.contains("is not a card") ?? false, failingResult.note ?? "")
    }

    func testViewsWithoutAClassAreShown() throws {
        let documents = try GalleryDocuments([
            "Plain.xib": Document.xib(owner: Document.noOwner, Document.view("v")),
            "None.xib": Document.xib(owner: Document.noOwner, #"<tapGestureRecognizer id="t"/>"#),
        ])
        XCTAssertEqual(roles(try documents.draw("Plain.xib")), ["drawn view 200.0 × 80.0"])
        XCTAssertEqual(try documents.parts("None.xib"), [])
    }

    func testControllerXIBIsDrawnByController() throws {
        let owner = Document.owner("GalleryController", ("view", "v"), ("label", "vl"))
        let documents = try GalleryDocuments([
            "Screen.xib": Document.xib(owner: owner, Document.view("v") + Document.view("w"))
        ])
        let parts = try documents.parts("Screen.xib")
        XCTAssertEqual(parts.map(\.title), ["GalleryController"])
        XCTAssertEqual(roles(try documents.draw("Screen.xib")), ["drawn controller 393.0 × 852.0"])
    }

    func testOwnerLoadedViewIsDrawnByOwner() throws {
        let documents = try GalleryDocuments([
            "Badge.xib": Document.xib(owner: Document.owner("GalleryBadge", ("text", "vl")), Document.view("v")),
            "Plate.xib": Document.xib(owner: Document.owner("GalleryPlate"), Document.view("v")),
        ])
        GalleryBadge.folder = documents.folder
        defer { GalleryBadge.folder = nil }
        XCTAssertEqual(roles(try documents.draw("Badge.xib")), ["drawn ownerLoadedView 200.0 × 80.0"])
        XCTAssertEqual(roles(try documents.draw("Plate.xib")), ["drawn ownerLoadedView 200.0 × 80.0"])
    }

    func testNestedOwnerIsDecoded() throws {
        let documents = try GalleryDocuments([
            "Tile.xib": Document.xib(owner: Document.owner("GalleryTile"), Document.view("v"))
        ])
        GalleryTile.codedCount = 0
        XCTAssertEqual(roles(try documents.draw("Tile.xib")), ["drawn ownerLoadedView 200.0 × 80.0"])
        XCTAssertEqual(GalleryTile.codedCount, 0)
        XCTAssertEqual(
            roles(try documents.draw("Tile.xib", isDecoded: true)), ["drawn ownerLoadedView 200.0 × 80.0"])
        XCTAssertEqual(GalleryTile.codedCount, 1)
    }

    func testMissingOwnerIsReported() throws {
        let documents = try GalleryDocuments([
            "Gone.xib": Document.xib(owner: Document.owner("GoneOwner", ("view", "v")), Document.view("v")),
            "Model.xib": Document.xib(owner: Document.owner("GalleryModel"), Document.view("v")),
        ])
        let missingOwnerResults = try documents.draw("Gone.xib")
        XCTAssertEqual(missingOwnerResults[0].outcome, .withoutClass)
        XCTAssertEqual(missingOwnerResults[0].reason, "File's Owner 'GoneOwner' is not in the program")
        XCTAssertEqual(
            try documents.draw("Model.xib")[0].reason,
            "File's Owner 'GalleryModel' is not a view, or a controller without a connected 'view'")
    }

    func testCellWithOwnerClassIsDrawnWithoutOwner() throws {
        let cell = Document.cell("a", #"customClass="GalleryCell""#)
        let owner = Document.owner("GalleryController", ("label", "a"))
        let documents = try GalleryDocuments(["Row.xib": Document.xib(owner: owner, cell)])
        XCTAssertEqual(try documents.parts("Row.xib").map(\.kind), [.view])
    }

    func testScenesAndPrototypesAreDrawnByTheirClasses() throws {
        let table = """
            <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="320" height="568"/><prototypes>
            \(Document.cell("p", #"customClass="GalleryCell" reuseIdentifier="Item""#))</prototypes></tableView>
            """
        let documents = try GalleryDocuments([
            "Main.storyboard": Document.storyboard(
                """
                <viewController storyboardIdentifier="Home" customClass="GalleryController" id="c" sceneMemberID="viewController">
                \(Document.view("v", key: "key=\"view\""))</viewController>
                """,
                """
                <tableViewController customClass="GoneController" id="d" sceneMemberID="viewController">\(table)</tableViewController>
                """,
                #"<viewControllerPlaceholder storyboardName="Other" id="e" sceneMemberID="viewController"/>"#)
        ])
        XCTAssertEqual(
            try documents.parts("Main.storyboard").map(\.label), ["Home", "GoneController", "GoneController-Item"])
        XCTAssertEqual(
            roles(try documents.draw("Main.storyboard")),
            [
                "drawn scene 393.0 × 852.0", "withoutClass scene 393.0 × 852.0", "drawn prototype 393.0 × 70.0",
            ])
    }

    func testOutletsOfMissingControllerClassAreIgnored() throws {
        let documents = try GalleryDocuments([
            "Main.storyboard": Document.storyboard(
                """
                <viewController customClass="GoneController" id="c" sceneMemberID="viewController">
                \(Document.view("v", key: "key=\"view\""))
                <connections><outlet property="table" destination="v" id="o"/></connections></viewController>
                """)
        ])
        let results = try documents.draw("Main.storyboard")
        XCTAssertEqual(roles(results), ["withoutClass scene 393.0 × 852.0"])
        XCTAssertTrue(results[0].reason?.contains("key table") ?? false, results[0].reason ?? "no reason")
    }

    func testRaisingDocumentIsDrawnWithoutClasses() throws {
        let documents = try GalleryDocuments([
            "Two.xib": Document.xib(
                owner: Document.noOwner,
                Document.view("v", #"customClass="GalleryPlate""#)
                    + Document.view(
                        "w", #"customClass="GalleryPlate""#,
                        #"<connections><outlet property="gone" destination="wl" id="o"/></connections>"#))
        ])
        let results = try documents.draw("Two.xib")
        XCTAssertEqual(
            roles(results), ["withoutCode view 200.0 × 80.0", "withoutCode view 200.0 × 80.0"])
        XCTAssertTrue(results.allSatisfy { $0.reason?.contains("key gone") ?? false }, "\(results.map(\.reason))")
    }

    func testSceneIsDrawnInNavigationController() throws {
        let scene = { (type: String, id: String, item: String) in
            """
            <viewController customClass="\(type)" id="\(id)" sceneMemberID="viewController">
            \(Document.view("v" + id, key: "key=\"view\""))\(item)</viewController>
            """
        }
        let item = #"<navigationItem key="navigationItem" title="Page" id="n"/>"#
        let documents = try GalleryDocuments([
            "Main.storyboard": Document.storyboard(
                scene("GalleryPage", "a", item), scene("GalleryDetail", "b", ""))
        ])
        let results = try documents.draw("Main.storyboard")
        XCTAssertEqual(roles(results), ["drawn scene 393.0 × 852.0", "withoutCode scene 393.0 × 852.0"])
        XCTAssertNil(results[0].reason)
        XCTAssertTrue(results[1].reason?.contains("GalleryDetail") ?? false, results[1].reason ?? "")
    }

    /// iOS loads `GalleryClock.xib` for the controller of that name, regardless of the class of File's Owner.
    func testControllerNamedLikeXIBIsDrawnAfterAnimation() throws {
        let owner = Document.owner("GalleryController", ("view", "v"), ("label", "vl"))
        let documents = try GalleryDocuments(["GalleryClock.xib": Document.xib(owner: owner, Document.view("v"))])
        GalleryClock.frames = 0
        XCTAssertEqual(roles(try documents.draw("GalleryClock.xib")), ["drawn controller 393.0 × 852.0"])
        XCTAssertTrue((100...120).contains(GalleryClock.frames), "the animation took \(GalleryClock.frames) frames")
    }
}
