import Foundation
import NibPatterns
import TestFixtures
import UIKit
import XCTest

/// A view whose nib contains it as the top-level object.
@preconcurrency @MainActor final class OwnedView: UIView, NibOwner {
    weak var inner: UIView!
}

/// A view with the nib of another class, which does not contain a view of this class.
@preconcurrency @MainActor final class StrangerView: UIView, NibOwner {
    static var nibName: String { "OwnedView" }
}

@preconcurrency @MainActor final class InnerPanelView: UIView, NibOwner {}

/// A view that is created in code and has a nib for its content. The outlets belong to File's Owner.
@preconcurrency @MainActor final class CompoundPanelView: UIView {
    weak var box: UIView!

    override init(frame: CGRect) {
        super.init(frame: frame)
        insert(fromNib: InnerPanelView.self)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        insert(fromNib: InnerPanelView.self)
    }
}

@preconcurrency @MainActor final class OwnedCell: UITableViewCell, NibOwner {
    weak var caption: UILabel!
    static let nib = Xib.nib(Fixture.text("owned-cell.xml"))
}

@preconcurrency @MainActor final class OwnedHeader: UITableViewHeaderFooterView, NibOwner {
    weak var caption: UILabel!
    static let nib = Xib.nib(Fixture.text("owned-header.xml"))
}

/// Tests classes that load and register their nibs.
@preconcurrency @MainActor
final class NibOwnerTests: XCTestCase {
    func testClassLoadsNibOfItsName() throws {
        let view = try XCTUnwrap(OwnedView.fromNib())
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 200, height: 50))
        XCTAssertIdentical(view.inner, view.subviews[0])
        view.frame.size.width = 300
        view.layoutIfNeeded()
        XCTAssertEqual(view.inner.frame, CGRect(x: 10, y: 10, width: 280, height: 30))
    }

    func testEachLoadCreatesNewView() {
        XCTAssertNotIdentical(OwnedView.fromNib(), OwnedView.fromNib())
    }

    func testNibWithoutViewOfClassReturnsNil() {
        XCTAssertNil(StrangerView.fromNib())
    }

    func testOutletsOfTheOwnerAreConnected() throws {
        let owner = CompoundPanelView(frame: .zero)
        let first = owner.box
        let inner = try XCTUnwrap(InnerPanelView.fromNib(owner: owner))
        XCTAssertIdentical(owner.box, inner.subviews[0])
        XCTAssertNotIdentical(owner.box, first)
    }

    func testCompoundViewCreatedInCode() {
        let view = CompoundPanelView(frame: CGRect(x: 5, y: 6, width: 100, height: 50))
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.map(\.frame), [CGRect(x: 0, y: 0, width: 100, height: 50)])
        XCTAssertEqual(view.box.frame, CGRect(x: 10, y: 10, width: 80, height: 30))
        XCTAssertEqual(
            view.systemLayoutSizeFitting(
                CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel), CGSize(width: 120, height: 50))
    }

    func testCompoundViewInNibHasContentHeight() throws {
        let nib = Xib.nib(Fixture.text("compound-panel.xml"))
        let view = try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UIView)
        view.layoutIfNeeded()
        let panel = try XCTUnwrap(view.subviews.first as? CompoundPanelView)
        XCTAssertEqual(panel.frame, CGRect(x: 0, y: 7, width: 320, height: 50))
        XCTAssertEqual(panel.box.frame, CGRect(x: 10, y: 10, width: 300, height: 30))
    }

    // MARK: Tables

    func testRegisteringOwnerClassRegistersNib() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(OwnedCell.self)
        let cell = table.dequeueReusableCell(OwnedCell.self, for: IndexPath(row: 0, section: 0))
        XCTAssertEqual(cell.caption?.text, "from the nib")
        XCTAssertEqual(cell.reuseIdentifier, "OwnedCell")
        table.register(OwnedCell.self, forCellReuseIdentifier: "other")
        let other = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "other") as? OwnedCell)
        XCTAssertEqual(other.caption?.text, "from the nib")
    }

    func testRegisteringClassWithoutNib() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        XCTAssertEqual(table.dequeueReusableCell(withIdentifier: "plain")?.reuseIdentifier, "plain")
    }

    func testRegisteringHeaderClassRegistersNib() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        XCTAssertNil(table.dequeueReusableHeaderFooterView(OwnedHeader.self))
        table.register(OwnedHeader.self)
        XCTAssertEqual(table.dequeueReusableHeaderFooterView(OwnedHeader.self)?.caption?.text, "from the nib")
    }

    // MARK: Collections

    func testRegisteringCollectionCellClassRegistersNib() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(OwnedItem.self)
        let path = IndexPath(item: 0, section: 0)
        let cell = collection.dequeueReusableCell(OwnedItem.self, for: path)
        XCTAssertEqual(cell.caption?.text, "from the nib")
        XCTAssertEqual(cell.reuseIdentifier, "OwnedItem")
        let kind = UICollectionView.elementKindSectionHeader
        collection.register(OwnedTitle.self, forSupplementaryViewOfKind: kind)
        let title = collection.dequeueReusableSupplementaryView(OwnedTitle.self, ofKind: kind, for: path)
        XCTAssertEqual(title.caption?.text, "from the nib")
    }
}

@preconcurrency @MainActor final class OwnedItem: UICollectionViewCell, NibOwner {
    weak var caption: UILabel!
    static let nib = Xib.nib(Fixture.text("owned-item.xml"))
}

@preconcurrency @MainActor final class OwnedTitle: UICollectionReusableView, NibOwner {
    weak var caption: UILabel!
    static let nib = Xib.nib(Fixture.text("owned-title.xml"))
}
