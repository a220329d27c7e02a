import UIKit
import XCTest

/// Views with autoresizing masks inside views that constraints size.
@preconcurrency @MainActor
final class SpringTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    /// At the root's top edge, as wide as it; its height is found.
    private let outer = UIView()
    /// Has a given frame and a mask.
    private let inner = UIView()
    /// 30 high and 5 from the inner view's edges.
    private let content = UIView()

    private func build(_ mask: UIView.AutoresizingMask, frame: CGRect = .zero) {
        for view in [outer, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(outer)
        inner.frame = frame
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        inner.addSubview(content)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor), outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: inner.topAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
            content.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
    }

    func testContentStretchesThroughAFlexibleSize() {
        build([.flexibleWidth, .flexibleHeight])
        XCTAssertEqual(outer.frame, CGRect(x: 0, y: 0, width: 200, height: 40))
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 200, height: 40))
        XCTAssertEqual(content.frame, CGRect(x: 5, y: 5, width: 190, height: 30))
        XCTAssertEqual(root.layoutIssues().count, 0)
    }

    func testDistancesToTheEdgesArePreserved() {
        // 3 to the left and above; -13 to the right and -17 below of a view that has no size yet.
        build([.flexibleWidth, .flexibleHeight], frame: CGRect(x: 3, y: 3, width: 10, height: 14))
        XCTAssertEqual(outer.frame.height, 3 + 40 - 17)
        XCTAssertEqual(inner.frame, CGRect(x: 3, y: 3, width: 200 - 3 + 13, height: 40))
    }

    func testASizeThatIsNotFlexibleIsKept() {
        build([.flexibleWidth, .flexibleBottomMargin], frame: CGRect(x: 0, y: 8, width: 0, height: 40))
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 8, width: 200, height: 40))
        XCTAssertEqual(outer.frame.height, 0, "nothing says how high it is")
    }

    func testWidthFollowsTheRoot() {
        build([.flexibleWidth, .flexibleHeight])
        root.frame.size.width = 120
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame.width, 110)
    }

    func testAFrameSetInCodeCountsAnew() {
        build([.flexibleWidth, .flexibleHeight])
        inner.frame = CGRect(x: 10, y: 0, width: 190, height: 40)
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 0, width: 190, height: 40))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 0, width: 290, height: 40))
    }

    func testAViewTakenOutIsLaidOutByItself() {
        build([.flexibleWidth, .flexibleHeight])
        inner.removeFromSuperview()
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        inner.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 5, y: 5, width: 90, height: 30))
    }

    func testWithoutConstraintsInsideTheFrameIsGiven() {
        build([.flexibleWidth, .flexibleHeight])
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(plain)
        root.layoutIfNeeded()
        XCTAssertEqual(outer.frame.height, 40)
        root.frame.size.width = 210
        root.layoutIfNeeded()
        XCTAssertEqual(plain.frame, CGRect(x: 0, y: 0, width: 60, height: 50))
    }
}
