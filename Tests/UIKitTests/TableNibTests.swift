import TestFixtures
import UIKit
import XCTest

/// Tests tables, cells and gesture recognizers from documents.
@preconcurrency @MainActor final class TableNibTests: XCTestCase {
    private func nib(_ objects: String) -> UINib {
        let text = Fixture.text("tables/document.xib", replacing: ["objects": objects])
        return UINib(data: Data(text.utf8), bundle: nil)
    }

    private let cell = Fixture.text("person-cell.xml")

    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "Person", for: indexPath)
        }
    }

    func testNibCellsSizeThemselves() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: .plain)
        table.register(nib(cell), forCellReuseIdentifier: "Person")
        table.dataSource = source
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.map(\.frame.minY), [0, 60.5, 121])
        let first = table.visibleCells.first
        XCTAssertEqual(first?.accessoryType, .checkmark)
        XCTAssertEqual(first?.selectionStyle, .gray)
        // 375 minus the margin and the checkmark; the inner margins are 16, and 8 next to the checkmark.
        XCTAssertEqual(first?.contentView.frame, CGRect(x: 0, y: 0, width: 340.5, height: 60.5))
        XCTAssertEqual(first?.contentView.subviews.first?.frame, CGRect(x: 16, y: 0, width: 316.5, height: 60.5))
    }

    func testPrototypesAndOutlets() {
        let source = Source()
        let table =
            nib(
                Fixture.text("tables/prototypes.xml", replacing: ["cell": cell])
            ).instantiate(withOwner: source).first as? UITableView
        table?.layoutIfNeeded()
        XCTAssertIdentical(table?.dataSource, source)
        XCTAssertEqual(
            table?.visibleCells.map(\.frame.minY), [0, 60, 120], "rows without a separator add no height for it")
        XCTAssertEqual(table?.reuseStatistics.created, 3)
    }

    func testUncalledDelegatesAreOutlets() {
        let owner = ListDelegate()
        func connected(_ names: String..., element: (_ connections: String) -> String) -> Any? {
            let outlets = names.map { "<outlet property=\"\($0)\" destination=\"-1\" id=\"o-\($0)\"/>" }.joined()
            return nib(element("<connections>\(outlets)</connections>")).instantiate(withOwner: owner).first
        }
        let table =
            connected("dragDelegate", "dropDelegate") { "<tableView id=\"t\">\($0)</tableView>" } as? UITableView
        XCTAssertIdentical(table?.dragDelegate, owner)
        XCTAssertIdentical(table?.dropDelegate, owner)
        let collection =
            connected("dragDelegate", "dropDelegate") {
                "<collectionView id=\"c\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\"/>\($0)</collectionView>"
            } as? UICollectionView
        XCTAssertIdentical(collection?.dragDelegate, owner)
        XCTAssertIdentical(collection?.dropDelegate, owner)
        let scrollView = connected("delegate") { "<scrollView id=\"s\">\($0)</scrollView>" } as? UIScrollView
        XCTAssertIdentical(scrollView?.delegate, owner)
        let toolbar = connected("delegate") { "<toolbar id=\"b\">\($0)</toolbar>" } as? UIToolbar
        XCTAssertIdentical(toolbar?.delegate, owner)
    }

    func testGestureRecognizersHaveView() {
        let view =
            nib(
                Fixture.text("tables/recogniser.xml")
            ).instantiate(withOwner: nil).first as? UIView
        let recognizer = view?.gestureRecognizers?.first as? UITapGestureRecognizer
        XCTAssertEqual(recognizer?.numberOfTapsRequired, 2)
        XCTAssertIdentical(recognizer?.view, view)
    }

    func testCollectionViewLayoutFromDocument() {
        let view =
            nib(
                Fixture.text("tables/collection-layout.xml")
            ).instantiate(withOwner: nil).first as? UICollectionView
        let flow = view?.collectionViewLayout as? UICollectionViewFlowLayout
        XCTAssertEqual(flow?.itemSize, CGSize(width: 80, height: 90))
        XCTAssertEqual(flow?.scrollDirection, .horizontal)
        XCTAssertEqual(flow?.minimumLineSpacing, 3)
        XCTAssertEqual(flow?.sectionInset, UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        XCTAssertIdentical(flow?.collectionView, view)
    }

    func testDecorationViewsFromNibs() {
        let object = Fixture.text("tables/decoration.xml")
        let layout = GroundLayout()
        layout.register(nib(object), forDecorationViewOfKind: "ground")
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.layoutIfNeeded()
        let decorationViews = view.subviews.filter { $0 is UICollectionReusableView }
        XCTAssertEqual(decorationViews.map(\.frame), [CGRect(x: 1, y: 2, width: 30, height: 40)])
    }
}

/// A delegate for all connections in the document.
private final class ListDelegate: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
    UICollectionViewDragDelegate, UICollectionViewDropDelegate, UIScrollViewDelegate, UIToolbarDelegate
{
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
}

/// A layout with one decoration view and no items.
private final class GroundLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let decorationAttributes = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: "ground", with: IndexPath(item: 0, section: 0))
        decorationAttributes.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        return [decorationAttributes]
    }
}
