import Foundation
import TestFixtures
import UIKit
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests sizes and positions of controls, bars and collections against observations on real devices, in points.
@preconcurrency @MainActor final class RunTimeSizeTests: XCTestCase {
    private func atScale<R>(_ scale: CGFloat, _ body: () -> R) -> R {
        let before = UITraitCollection.current
        UITraitCollection.current = UITraitCollection(traitsFrom: [before, UITraitCollection(displayScale: scale)])
        defer { UITraitCollection.current = before }
        return body()
    }

    /// `<UIButton; frame = (0 0; 24.3333 23.6667); opaque = NO>` with only an image view, in a public test suite.
    func testContactAddButton() throws {
        let button = atScale(3) {
            let button = UIButton(type: .contactAdd)
            button.sizeToFit()
            button.layoutIfNeeded()
            return button
        }
        XCTAssertEqual(button.frame.width, 24.333, accuracy: 0.001)
        XCTAssertEqual(button.frame.height, 23.667, accuracy: 0.001)
        XCTAssertFalse(button.isOpaque)
        XCTAssertEqual(button.subviews.count, 1)
        let image = try XCTUnwrap(button.subviews.first as? UIImageView)
        XCTAssertEqual(image.frame, button.bounds)
        XCTAssertTrue(image.clipsToBounds)
        XCTAssertFalse(image.isOpaque)
    }

    func testTitleLabelIsAddedWithTitle() {
        let button = UIButton(type: .system)
        button.setTitle("", for: .normal)
        XCTAssertTrue(button.subviews.isEmpty)
        button.setTitle("Go", for: .normal)
        assertClass(button.subviews.first, UILabel.self)
        let otherButton = UIButton(type: .system)
        XCTAssertIdentical(otherButton.titleLabel?.superview, otherButton)
    }

    /// Body text has lines of 22 points, including the last one, in recorded text views. 20 lines at the extra small size are
    /// 20 × 19 + 16 points high.
    func testLastLineOfTextViewHasLeading() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 10))
        view.isScrollEnabled = false
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "one"
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 1000)).height, 22 + 16)
        view.text = Array(repeating: "one", count: 5).joined(separator: "\n")
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 1000)).height, 5 * 22 + 16)
        view.font = .preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
        view.text = Array(repeating: "one", count: 20).joined(separator: "\n")
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 1000)).height, 20 * 19 + 16)
        view.font = .systemFont(ofSize: 17)
        view.text = "one"
        XCTAssertEqual(view.sizeThatFits(CGSize(width: 300, height: 1000)).height, 36.5)
    }

    /// The frames are from public dumps: five items in 393 and 390, two in 375, four in 414.
    func testTabItemFramesAreRoundedToPoints() {
        func items(_ count: Int, in width: CGFloat) -> [[CGFloat]] {
            let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
            bar.items = (0..<count).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
            return (0..<count).map { [bar.itemFrame(at: $0).minX, bar.itemFrame(at: $0).width] }
        }
        XCTAssertEqual(items(5, in: 393), [[2, 75], [81, 74], [159, 75], [238, 74], [316, 75]])
        XCTAssertEqual(items(5, in: 390), [[2, 74], [80, 74], [158, 74], [236, 74], [314, 74]])
        XCTAssertEqual(items(2, in: 375), [[2, 184], [190, 183]])
        XCTAssertEqual(items(4, in: 414), [[2, 100], [106, 99], [209, 100], [313, 99]])
    }

    /// 343 points wide in 375 and 361 in 393, starting at 16.
    func testSearchFieldInNavigationBar() {
        for width in [375, 393] as [CGFloat] {
            let item = UINavigationItem(title: "Books")
            item.searchController = UISearchController(searchResultsController: nil)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 96))
            bar.items = [item]
            bar.layoutIfNeeded()
            let search = item.searchController?.searchBar
            XCTAssertIdentical(search?.superview, bar)
            XCTAssertEqual(search?.fieldFrame.minX, 16)
            XCTAssertEqual(search?.fieldFrame.width, width - 32)
        }
        let standalone = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
        XCTAssertEqual(standalone.fieldFrame, CGRect(x: 8, y: 10, width: 359, height: 36))
    }

    /// Buttons of 46 and 43 points, 8 apart, with images of 24: the images are 30 apart.
    func testAdjacentImagesInNavigationBar() {
        let item = UINavigationItem(title: "")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
        item.rightBarButtonItems = (0..<2).map { _ in
            UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
        }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.items = [item]
        bar.layoutIfNeeded()
        let locations = bar.subviews.compactMap { $0 as? BarButtonView }.map(\.frame.minX).sorted()
        XCTAssertEqual(locations, [390 - 16 - 24 - 30 - 24, 390 - 16 - 24])
    }

    /// In a snapshot of github.com/natura-cosmeticos/natds-ios, views of 32 points are 40 apart, and the last one ends at 359.
    func testAdjacentCustomViewsInNavigationBar() {
        let item = UINavigationItem(title: "")
        item.rightBarButtonItems = (0..<3).map { _ in
            UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 32, height: 32)))
        }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.items = [item]
        bar.layoutIfNeeded()
        let locations = bar.subviews.compactMap { $0 as? BarButtonView }.map(\.frame.minX).sorted()
        XCTAssertEqual(locations, [247, 287, 327])
    }

    private func itemOrigins(_ sizes: [CGSize], width: CGFloat, gap: CGFloat = 10) -> [CGFloat] {
        let layout = UICollectionViewFlowLayout()
        layout.minimumInteritemSpacing = gap
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 500), collectionViewLayout: layout)
        let items = Items(sizes)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        view.dataSource = items
        view.delegate = items
        view.layoutIfNeeded()
        return withExtendedLifetime(items) {
            sizes.indices.compactMap {
                layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
            }
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        let sizes: [CGSize]
        init(_ sizes: [CGSize]) { self.sizes = sizes }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes.count }
        func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
        }
        func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }
    }

    /// Source: frames that Interface Builder saved. In 375 points, the second of two items of 50 points is at 65. In 394 points, a single
    /// item of 290 is at 52. In 375 points, rows of 329 are at 23.
    func testSingleLineIsSpacedLikeFullLine() {
        func squares(_ count: Int, _ side: CGFloat) -> [CGSize] {
            Array(repeating: CGSize(width: side, height: 50), count: count)
        }
        XCTAssertEqual(itemOrigins(squares(2, 50), width: 375), [0, 65])
        XCTAssertEqual(itemOrigins(squares(4, 50), width: 375), [0, 65, 130, 195])
        XCTAssertEqual(itemOrigins(squares(1, 50), width: 375), [0])
        XCTAssertEqual(itemOrigins(squares(1, 290), width: 394), [52])
        XCTAssertEqual(itemOrigins(squares(3, 329), width: 375), [23, 23, 23])
        XCTAssertEqual(itemOrigins(squares(7, 50), width: 375), [0, 65, 130, 195, 260, 325, 0])
        let mixed = [CGSize(width: 156, height: 135), CGSize(width: 199, height: 34)]
        XCTAssertEqual(itemOrigins(mixed, width: 394), [0, 166])
    }

    /// 38.667 points at three pixels per point: 17, a footnote line of 15.667, and 6.
    func testListConfigurationMargins() {
        let header = UIListContentConfiguration.groupedHeader().directionalLayoutMargins
        XCTAssertEqual(header, NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8))
        var titled = UIListContentConfiguration.groupedHeader()
        titled.text = "Metals"
        let view = UIListContentView(configuration: titled)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 39)
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden }?.frame.minY, 17)
        let cell = UIListContentConfiguration.cell()
        XCTAssertEqual(
            cell.directionalLayoutMargins, NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8))
        XCTAssertEqual([cell.imageToTextPadding, cell.textToSecondaryTextVerticalPadding], [16, 3])
    }
}
