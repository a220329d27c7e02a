import UIKit
import XCTest

/// Tests the frames of flow layouts, calculated by hand from Apple's documentation.
@preconcurrency @MainActor final class CollectionFlowTests: XCTestCase {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [5]
        var sizes: [CGSize]?
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            sizes?[indexPath.item] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
        }
    }

    private let source = Source()
    private let flow = UICollectionViewFlowLayout()

    private func makeView(_ size: CGSize = CGSize(width: 320, height: 480)) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: flow)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }

    /// Apple documents the reference of section insets. The margins are set here, so that the numbers are known.
    func testSectionInsetsAreMeasuredFromTheirReference() {
        flow.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
        source.counts = [1]
        let view = makeView()
        view.layoutMargins = UIEdgeInsets(top: 8, left: 20, bottom: 8, right: 8)
        func origin(_ reference: UICollectionViewFlowLayout.SectionInsetReference) -> CGPoint? {
            flow.sectionInsetReference = reference
            view.layoutIfNeeded()
            return view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.origin
        }
        XCTAssertEqual(origin(.fromContentInset), CGPoint(x: 5, y: 3))
        XCTAssertEqual(origin(.fromLayoutMargins), CGPoint(x: 25, y: 3))
        XCTAssertEqual(origin(.fromSafeArea), CGPoint(x: 5, y: 3))
    }

    func testFullLinesAreJustified() {
        flow.itemSize = CGSize(width: 90, height: 40)
        source.counts = [8]
        let view = makeView()
        // 3 × 90 + 2 × 10 points fit in 320, and a fourth item does not. The remaining 50 points are divided between two gaps.
        XCTAssertEqual(
            view.visibleCells.map(\.frame.origin),
            [(0, 0), (115, 0), (230, 0), (0, 50), (115, 50), (230, 50), (0, 100), (115, 100)].map {
                CGPoint(x: $0.0, y: $0.1)
            })
        XCTAssertEqual(view.contentSize, CGSize(width: 320, height: 140))
    }

    func testLastLineIsLeadingAligned() {
        source.counts = [3]
        source.sizes = [CGSize(width: 200, height: 40), CGSize(width: 100, height: 20), CGSize(width: 60, height: 30)]
        let view = makeView()
        XCTAssertEqual(
            view.visibleCells.map(\.frame),
            [
                CGRect(x: 0, y: 0, width: 200, height: 40), CGRect(x: 220, y: 10, width: 100, height: 20),
                CGRect(x: 0, y: 50, width: 60, height: 30),
            ], "the shorter item is centred in its line")
    }

    func testHeaderInsetsAndFooterInOrder() {
        flow.itemSize = CGSize(width: 100, height: 50)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.footerReferenceSize = CGSize(width: 0, height: 20)
        flow.sectionInset = UIEdgeInsets(top: 5, left: 8, bottom: 7, right: 12)
        source.counts = [1, 1]
        let view = makeView()
        let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        // Each section has 30 + 5 + 50 + 7 + 20 = 112 points.
        XCTAssertEqual(header?.frame, CGRect(x: 0, y: 112, width: 320, height: 30))
        XCTAssertEqual(
            view.cellForItem(at: IndexPath(item: 0, section: 1))?.frame, CGRect(x: 8, y: 147, width: 100, height: 50))
        XCTAssertEqual(view.contentSize.height, 224)
    }

    func testHorizontalScrollingFillsColumns() {
        flow.itemSize = CGSize(width: 60, height: 100)
        flow.scrollDirection = .horizontal
        source.counts = [5]
        let view = makeView(CGSize(width: 200, height: 250))
        XCTAssertEqual(
            view.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame,
            CGRect(x: 70, y: 150, width: 60, height: 100))
        XCTAssertEqual(view.contentSize, CGSize(width: 200, height: 250))
    }

    func testPinnedHeadersStayVisibleInSection() {
        flow.itemSize = CGSize(width: 320, height: 100)
        flow.minimumLineSpacing = 0
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        flow.sectionHeadersPinToVisibleBounds = true
        source.counts = [6, 6]
        let view = makeView()
        func header(_ section: Int) -> CGRect? {
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
                .frame
        }
        view.contentOffset.y = 200
        view.layoutIfNeeded()
        XCTAssertEqual(header(0)?.minY, 200)
        view.contentOffset.y = 610
        view.layoutIfNeeded()
        XCTAssertEqual(header(0)?.minY, 600, "the next section pushes the header out")
        XCTAssertEqual(header(1)?.minY, 630)
    }

    func testScrollingReusesCells() {
        flow.itemSize = CGSize(width: 150, height: 60)
        source.counts = [4000]
        let view = makeView()
        var maximumVisible = 0
        for offset in stride(from: CGFloat(0), through: 60_000, by: 90) {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            maximumVisible = max(maximumVisible, view.visibleCells.count)
        }
        XCTAssertLessThanOrEqual(view.reuseStatistics.created, maximumVisible + 2)
        XCTAssertGreaterThan(view.reuseStatistics.reused, 1000)
    }
}
