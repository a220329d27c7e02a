import CellSimInterfaceBuilder
import TestFixtures
import UIKit
import XCTest

@testable import CellSimHost

/// Tests that only a gallery shows sample rows in empty tables and collections.
@preconcurrency @MainActor final class GallerySampleRowsTests: XCTestCase {
    private typealias Document = GalleryDocuments

    override func setUp() async throws {
        SampledCells.removeAllCells()
        SampledList.cellRequestCount = 0
        SampledList.rows = 0
        SampledList.prepare = nil
        SampledList.list = nil
    }

    // MARK: Documents

    /// A row whose outlet `nameLabel` is connected to its label.
    private static func cell(_ id: String, _ identifier: String, type: String = "SampledRow") -> String {
        Fixture.text("sample-rows/cell.xml", replacing: ["id": id, "identifier": identifier, "type": type])
    }

    private static func scene(list: String, id: String = "c") -> String {
        Fixture.text("sample-rows/scene.xml", replacing: ["id": id, "list": list])
    }

    private static func table(_ prototypes: String, attributes: String = "", id: String = "c") -> String {
        Fixture.text(
            "sample-rows/table.xml", replacing: ["attributes": attributes, "id": id, "prototypes": prototypes])
    }

    private static func collection() -> String {
        Fixture.text("sample-rows/collection.xml")
    }

    private func makeDocuments(_ list: String) throws -> GalleryDocuments {
        try GalleryDocuments(["Main.storyboard": Document.storyboard(Self.scene(list: list))])
    }

    private func exists(_ documents: GalleryDocuments, _ name: String) -> Bool {
        FileManager.default.fileExists(atPath: documents.folder + "/" + name)
    }

    // MARK: Tests

    func testEmptyTableShowsPrototypes() throws {
        let documents = try makeDocuments(Self.table(Self.cell("p", "Second") + Self.cell("q", "First")))
        let plain = try documents.draw("Main.storyboard", only: .scene)[0]
        XCTAssertNil(plain.samples)
        XCTAssertEqual(SampledCells.visibleTexts, [])
        XCTAssertTrue(exists(documents, "0.png"))

        SampledList.cellRequestCount = 0
        let result = try documents.draw("Main.storyboard", only: .scene, samples: true)[0]
        XCTAssertEqual(result.outcome, .drawn)
        XCTAssertEqual(result.samples, ["rows of Second", "rows of First"])
        XCTAssertEqual(result.pictures, 1)
        XCTAssertNil(result.note)
        XCTAssertEqual(SampledCells.visibleTexts.count, 6)
        let texts = SampledCells.visibleTexts.map(\.text)
        XCTAssertEqual(Set(texts.prefix(3)).count, 3, "\(texts)")
        XCTAssertEqual(Array(texts.prefix(3)), Array(texts.suffix(3)))
        XCTAssertTrue(texts.allSatisfy { !$0.isEmpty }, "\(texts)")
        XCTAssertEqual(SampledCells.visibleTexts.map(\.height), Array(repeating: 60, count: 6))
        XCTAssertEqual(SampledList.cellRequestCount, 0)
        XCTAssertTrue(exists(documents, "0~usual.png"))
        XCTAssertFalse(exists(documents, "0.png"))
    }

    func testDataSourceIsRestored() throws {
        let documents = try makeDocuments(Self.table(Self.cell("p", "Item")))
        var retainedControllers: [UIViewController] = []
        SampledList.prepare = { retainedControllers.append($0) }
        XCTAssertEqual(try documents.draw("Main.storyboard", only: .scene, samples: true)[0].samples, ["rows of Item"])
        let table = try XCTUnwrap(SampledList.list as? UITableView)
        let controller = try XCTUnwrap(retainedControllers.first)
        XCTAssertIdentical(table.dataSource, controller)
        XCTAssertIdentical(table.delegate, controller)
        XCTAssertEqual(table.numberOfRows(inSection: 0), 0)
    }

    func testRegisteredNibsAreRows() throws {
        let nib = Document.xib(owner: Document.noOwner, Self.cell("n", "Fruit"))
        let documents = try GalleryDocuments([
            "FruitRow.xib": nib, "Main.storyboard": Document.storyboard(Self.scene(list: Self.table(""))),
        ])
        let folder = documents.folder
        SampledList.prepare = { controller in
            let table = (controller as? SampledList)?.list as? UITableView
            table?.register(UITableViewCell.self, forCellReuseIdentifier: "Class")
            table?.register(UINib(nibName: "FruitRow", bundle: Bundle(path: folder)), forCellReuseIdentifier: "Fruit")
        }
        XCTAssertEqual(try documents.draw("Main.storyboard", only: .scene, samples: true)[0].samples, ["rows of Fruit"])
        XCTAssertEqual(SampledCells.visibleTexts.map(\.height), [60, 60, 60])
    }

    func testClassesWithoutNibAreIgnored() throws {
        let documents = try makeDocuments(Self.table(Self.cell("p", "Item")))
        SampledList.prepare = { controller in
            let table = (controller as? SampledList)?.list as? UITableView
            table?.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
        }
        let result = try documents.draw("Main.storyboard", only: .scene, samples: true)[0]
        XCTAssertNil(result.samples)
        XCTAssertTrue(exists(documents, "0.png"))
    }

    func testEmptyCollectionShowsPrototypes() throws {
        let documents = try makeDocuments(Self.collection())
        let result = try documents.draw("Main.storyboard", only: .scene, samples: true)[0]
        XCTAssertEqual(result.samples, ["items of Tile"])
        XCTAssertNil(result.note)
        XCTAssertEqual(SampledCells.visibleTexts.count, 3)
        XCTAssertEqual(Set(SampledCells.visibleTexts.map(\.text)).count, 3)
        XCTAssertEqual(SampledList.cellRequestCount, 0)
    }

    func testListInXIBIsFilled() throws {
        let table = Fixture.text("sample-rows/panel.xml", replacing: ["table": Self.table("")])
        let documents = try GalleryDocuments([
            "Panel.xib": Document.xib(owner: Document.noOwner, table),
            "FruitRow.xib": Document.xib(owner: Document.noOwner, Self.cell("n", "Fruit")),
        ])
        SampledPanel.folder = documents.folder
        XCTAssertEqual(try documents.draw("Panel.xib", samples: true)[0].samples, ["rows of Fruit"])
        XCTAssertEqual(SampledCells.visibleTexts.count, 3)
        XCTAssertNil(try documents.draw("Panel.xib")[0].samples)
    }

    func testNonemptyAndHiddenListsStayUnchanged() throws {
        let hidden = try makeDocuments(Self.table(Self.cell("p", "Item"), attributes: #"hidden="YES""#))
        XCTAssertNil(try hidden.draw("Main.storyboard", only: .scene, samples: true)[0].samples)

        let documents = try makeDocuments(Self.table(Self.cell("p", "Item")))
        SampledList.prepare = { controller in
            let label = UILabel()
            label.text = "No fruit yet"
            ((controller as? SampledList)?.list as? UITableView)?.backgroundView = label
        }
        XCTAssertNil(try documents.draw("Main.storyboard", only: .scene, samples: true)[0].samples)

        SampledList.prepare = nil
        SampledList.rows = 2
        XCTAssertNil(try documents.draw("Main.storyboard", only: .scene, samples: true)[0].samples)
        XCTAssertGreaterThan(SampledList.cellRequestCount, 0)
    }

    func testFailingSampleRowsAreOmitted() throws {
        let documents = try makeDocuments(Self.table(Self.cell("p", "Item", type: "RaisingRow")))
        let result = try documents.draw("Main.storyboard", only: .scene, samples: true)[0]
        XCTAssertEqual(result.outcome, .drawn)
        XCTAssertNil(result.samples)
        XCTAssertTrue(result.note?.contains("key gone") ?? false, result.note ?? "no note")
        XCTAssertTrue(exists(documents, "0.png"))
    }

    func testPicturesOfScenesHaveNoSampleRows() throws {
        let documents = try makeDocuments(Self.table(Self.cell("p", "Item")))
        let device = try XCTUnwrap(Device.named("iPhone 15"))
        let appearance = Appearance(device: device)
        let options = NibOptions(policy: .library, traits: ViewHost.traits(appearance))
        let scenes = StoryboardScenes(
            try InterfaceFile(path: documents.folder + "/Main.storyboard", options: options))
        let element = try XCTUnwrap(scenes.controllers(named: []).first)
        _ = try scenes.picture(of: element, appearance: appearance, times: PhaseTimings())
        XCTAssertEqual(SampledCells.visibleTexts, [])
    }
}

/// Records the texts of cells, in the order in which they become visible.
@MainActor enum SampledCells {
    struct Shown: Hashable {
        var text: String
        var height: CGFloat
    }

    private static var cells: [(label: UILabel?, view: UIView)] = []

    static var visibleTexts: [Shown] { cells.map { Shown(text: $0.label?.text ?? "", height: $0.view.bounds.height) } }

    static func record(_ view: UIView, _ label: UILabel?) {
        if view.window != nil, !cells.contains(where: { $0.view === view }) { cells.append((label, view)) }
    }

    static func removeAllCells() { cells = [] }
}

/// A row that records its text.
class SampledRow: UITableViewCell {
    var nameLabel: UILabel?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        SampledCells.record(self, nameLabel)
    }
}

/// A row whose initialiser raises an exception.
final class RaisingRow: SampledRow {
    override func awakeFromNib() {
        super.awakeFromNib()
        setValue(0, forKey: "gone")
    }
}

/// An item that records its text.
final class SampledTile: UICollectionViewCell {
    var nameLabel: UILabel?

    override func didMoveToWindow() {
        super.didMoveToWindow()
        SampledCells.record(self, nameLabel)
    }
}

/// A controller with an empty model, which counts how often its data source methods are called.
final class SampledList: UIViewController, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
{
    static var rows = 0
    static var cellRequestCount = 0
    static var prepare: ((UIViewController) -> Void)?
    static weak var list: UIView?
    var list: UIView?

    override func viewDidLoad() {
        super.viewDidLoad()
        Self.list = list
        (list as? UITableView)?.dataSource = self
        (list as? UITableView)?.delegate = self
        (list as? UICollectionView)?.dataSource = self
        (list as? UICollectionView)?.delegate = self
        (list as? UICollectionView)?.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Header")
        Self.prepare?(self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        Self.cellRequestCount += 1
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        Self.cellRequestCount += 1
        return 44
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        Self.cellRequestCount += 1
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { Self.rows }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        Self.cellRequestCount += 1
        return UICollectionViewCell(frame: .zero)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        Self.cellRequestCount += 1
        return CGSize(width: 120, height: 60)
    }
}

/// A view that registers a nib for its table.
final class SampledPanel: UIView {
    static var folder: String?
    var list: UITableView?

    override func awakeFromNib() {
        super.awakeFromNib()
        let bundle = Self.folder.flatMap { Bundle(path: $0) }
        list?.register(UINib(nibName: "FruitRow", bundle: bundle), forCellReuseIdentifier: "Fruit")
    }
}
