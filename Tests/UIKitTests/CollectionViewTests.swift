import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests cells, batch updates and exceptions of collection views.
@preconcurrency @MainActor final class CollectionViewTests: XCTestCase {
    private final class TextCell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 6),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var texts: [String]
        var selected: [Int] = []
        init(_ texts: [String]) { self.texts = texts }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            texts.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
            (cell as? TextCell)?.label.text = texts[indexPath.item]
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            selected.append(indexPath.item)
        }
    }

    private func makeView(_ source: Source, estimated: CGSize = UICollectionViewFlowLayout.automaticSize)
        -> UICollectionView
    {
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = estimated
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: flow)
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.dataSource = source
        view.delegate = source
        view.layoutIfNeeded()
        return view
    }

    func testItemsSizeThemselvesByTheirConstraints() {
        let source = Source(["Label", "A longer text", "x"])
        let view = makeView(source)
        for (index, text) in source.texts.enumerated() {
            let label = UILabel()
            label.text = text
            let size = label.intrinsicContentSize
            let frame = view.cellForItem(at: IndexPath(item: index, section: 0))?.frame
            XCTAssertEqual(frame?.size, CGSize(width: size.width + 12, height: size.height + 8))
        }
    }

    func testBatchUpdatesMoveCells() {
        let source = Source(["a", "b", "c", "d"])
        let view = makeView(source, estimated: .zero)
        let c = view.cellForItem(at: IndexPath(item: 2, section: 0))
        source.texts = ["c", "a", "new", "d"]
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        XCTAssertEqual(view.visibleCells.map { ($0 as? TextCell)?.label.text }, ["c", "a", "new", "d"])
        XCTAssertIdentical(view.cellForItem(at: IndexPath(item: 0, section: 0)), c)
    }

    func testTapSelects() {
        let source = Source(["a", "b", "c", "d"])
        let view = makeView(source, estimated: .zero)
        TouchSimulator.tap(at: CGPoint(x: 100, y: 25), in: view)
        XCTAssertEqual(source.selected, [1])
        XCTAssertEqual(view.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected, true)
        XCTAssertEqual(view.indexPathsForSelectedItems, [IndexPath(item: 1, section: 0)])
    }

    private func reason(_ body: () -> Void) -> String? {
        do {
            try UIKitException.catching(body)
            return nil
        } catch { return (error as? UIKitException)?.reason }
    }

    func testExceptionReasonsMatchUIKit() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let path = IndexPath(item: 0, section: 0)
        XCTAssertEqual(
            reason { _ = view.dequeueReusableCell(withReuseIdentifier: "x", for: path) },
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier x - must register a nib or a class for"
                + " the identifier or connect a prototype cell in a storyboard")
        view.register(cellReuseIdentifier: "x") { [UIView()] }
        XCTAssertEqual(
            reason { _ = view.dequeueReusableCell(withReuseIdentifier: "x", for: path) },
            "invalid nib registered for identifier (x) - nib must contain exactly one top level object which must be a"
                + " UICollectionReusableView instance")
        XCTAssertEqual(
            reason { view.register(UIView.self, forCellWithReuseIdentifier: "x") },
            "must pass a class of kind UICollectionViewCell")
    }

    func testCellsMustComeFromTheRegistry() {
        final class UnregisteredCellSource: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
                -> UICollectionViewCell
            {
                UICollectionViewCell(frame: .zero)
            }
        }
        let source = UnregisteredCellSource()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = source
        XCTAssertEqual(
            reason { view.layoutIfNeeded() },
            "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be"
                + " retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    }

    func testCopiedLayoutAttributesAreIndependent() {
        let copied = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 1, section: 0))
        let copy = copied.copy() as? UICollectionViewLayoutAttributes
        copy?.frame.size.width = 5
        XCTAssertEqual(copied.frame.width, 0)
    }
}
