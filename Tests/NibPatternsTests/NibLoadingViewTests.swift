import Foundation
import UIKit
import XCTest

@testable import NibPatterns

/// A view that loads its content from a nib.
@preconcurrency @MainActor final class LoadedBox: NibLoadingView {
    weak var box: UIView!
}

/// Tests views that load their content from a nib.
@preconcurrency @MainActor
final class NibLoadingViewTests: XCTestCase {
    /// Returns a column of boxes, each with the height of its content.
    private func host(_ attributes: String = "") throws -> UIView {
        let nib = Xib.nib(
            """
            <view id="V"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
            <view id="P" customClass="LoadedBox" customModule="NibPatternsTests" \(attributes)>
            <rect key="frame" x="0" y="7" width="320" height="99"/>
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></view>
            </subviews><constraints>
            <constraint firstItem="P" firstAttribute="top" secondItem="V" secondAttribute="top" constant="7" id="c1"/>
            <constraint firstItem="P" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="c2"/>
            <constraint firstItem="P" firstAttribute="trailing" secondItem="V" secondAttribute="trailing" id="c3"/>
            </constraints></view>
            """)
        return try XCTUnwrap(nib.instantiate(withOwner: nil).first as? UIView)
    }

    func testViewCreatedInCodeLoadsNib() {
        let view = LoadedBox(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(view.subviews.count, 1)
        XCTAssertIdentical(view.view, view.subviews[0])
        view.layoutIfNeeded()
        XCTAssertEqual(view.view.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertEqual(view.box.frame, CGRect(x: 10, y: 10, width: 80, height: 30))
    }

    func testNibViewFollowsBounds() {
        let view = LoadedBox(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.layoutIfNeeded()
        view.frame = CGRect(x: 3, y: 4, width: 260, height: 50)
        view.layoutIfNeeded()
        XCTAssertEqual(view.view.frame, CGRect(x: 0, y: 0, width: 260, height: 50))
        XCTAssertEqual(view.box.frame, CGRect(x: 10, y: 10, width: 240, height: 30))
    }

    func testViewInOtherNibHasContentHeight() throws {
        let view = try host("translatesAutoresizingMaskIntoConstraints=\"NO\"")
        view.layoutIfNeeded()
        let loaded = try XCTUnwrap(view.subviews.first as? LoadedBox)
        XCTAssertEqual(loaded.frame, CGRect(x: 0, y: 7, width: 320, height: 50))
        XCTAssertEqual(loaded.view.frame, CGRect(x: 0, y: 0, width: 320, height: 50))
        XCTAssertEqual(loaded.box.frame, CGRect(x: 10, y: 10, width: 300, height: 30))
        XCTAssertEqual(loaded.backgroundColor, .clear)
        view.frame.size.width = 200
        view.layoutIfNeeded()
        XCTAssertEqual(loaded.box.frame, CGRect(x: 10, y: 10, width: 180, height: 30))
    }

    func testNestedConstraintChangesResizeView() throws {
        let view = try host("translatesAutoresizingMaskIntoConstraints=\"NO\"")
        view.layoutIfNeeded()
        let loaded = try XCTUnwrap(view.subviews.first as? LoadedBox)
        loaded.box.constraints.first?.constant = 75
        view.layoutIfNeeded()
        XCTAssertEqual(loaded.frame.height, 95)
        XCTAssertEqual(loaded.view.frame.height, 95)
    }

    func testAViewFitsItsContent() {
        let view = LoadedBox(frame: .zero)
        let size = view.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size, CGSize(width: 150, height: 50))
    }

    func testViewsInStack() {
        let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in LoadedBox() })
        stack.axis = .vertical
        stack.spacing = 5
        stack.frame = CGRect(x: 0, y: 0, width: 120, height: 160)
        stack.layoutIfNeeded()
        XCTAssertEqual(stack.arrangedSubviews.map(\.frame.minY), [0, 55, 110])
        XCTAssertEqual(stack.arrangedSubviews.compactMap { ($0 as? LoadedBox)?.box.frame.width }, [100, 100, 100])
    }

    func testRecursiveNibIsRejected() {
        XCTAssertNil(NibLoadingView.recursionMessage(of: LoadedBox.self, in: []))
        XCTAssertEqual(
            NibLoadingView.recursionMessage(of: LoadedBox.self, in: [NibLoadingView.self, LoadedBox.self]),
            "the nib of LoadedBox contains a view of class LoadedBox, which loads the nib again;"
                + " set the class on File's Owner and leave the view's class empty")
    }
}
