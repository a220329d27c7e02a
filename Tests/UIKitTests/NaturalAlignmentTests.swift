import CellSimHost
import UIKit
import XCTest

/// Tests that natural text alignment follows the language of the app.
///
/// In snapshots by github.com/psharanda/FixFlex (iOS 17, traits and semantic attribute) and github.com/GetStream/stream-chat-swift
/// (traits), labels of an English app stay left-aligned in right-to-left views.
@preconcurrency @MainActor final class NaturalAlignmentTests: XCTestCase {
    private func makeLabel() -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        label.text = "Tea"
        return label
    }

    private func left(of label: UILabel) -> CGFloat {
        label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1).minX
    }

    func testAlignmentIgnoresTraitsAndAttributes() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let label = makeLabel()
        view.addSubview(label)
        let initialList = label.displayList()
        view.traitOverrides.layoutDirection = .rightToLeft
        label.semanticContentAttribute = .forceRightToLeft
        XCTAssertEqual(label.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(left(of: label), 0)
        XCTAssertEqual(label.displayList(), initialList)
        label.textAlignment = .right
        XCTAssertGreaterThan(left(of: label), 100)
    }

    func testTextFieldsAndTextViewsBehaveLikeLabels() {
        for view in [
            UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30)),
            UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40)),
        ] {
            (view as? UITextField)?.text = "Tea"
            (view as? UITextView)?.text = "Tea"
            let initialList = view.displayList()
            view.traitOverrides.layoutDirection = .rightToLeft
            XCTAssertEqual(view.displayList(), initialList, "\(type(of: view))")
        }
    }

    func testRightToLeftDeviceMirrorsText() {
        var appearance = Appearance(device: Device(size: CGSize(width: 375, height: 667)))
        appearance.direction = .rightToLeft
        let host = ViewHost(appearance)
        let label = makeLabel()
        host.show(label)
        XCTAssertGreaterThan(left(of: label), 100)
    }
}
