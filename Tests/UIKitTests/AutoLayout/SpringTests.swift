import UIKit
import XCTest

/// Tests views with autoresizing masks in views that constraints size.
@preconcurrency @MainActor
final class SpringTests: XCTestCase {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    /// The view at the top of the root, with the root's width. Its height results from its content.
    private let outer = UIView()
    /// The view with a frame and an autoresizing mask.
    private let inner = UIView()
    /// The content, 5 points from the inner view's edges. It is 30 points high unless a test changes it.
    private let content = UIView()

    private func build(_ mask: UIView.AutoresizingMask, frame: CGRect = .zero, contentHeight: CGFloat = 30) {
        for view in [outer, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(outer)
        inner.frame = frame
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        inner.addSubview(content)
        NSLayoutConstraint.activate([
            outer.topAnchor.constraint(equalTo: root.topAnchor),
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: inner.topAnchor, constant: 5),
            content.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
            inner.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
            content.heightAnchor.constraint(equalToConstant: contentHeight),
        ])
        root.layoutIfNeeded()
    }

    func testContentStretchesViewWithFlexibleSize() {
        build([.flexibleWidth, .flexibleHeight])
        XCTAssertEqual(outer.frame, CGRect(x: 0, y: 0, width: 200, height: 40))
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 200, height: 40))
        XCTAssertEqual(content.frame, CGRect(x: 5, y: 5, width: 190, height: 30))
        XCTAssertEqual(root.layoutIssues().count, 0)
    }

    func testDistancesToTheEdgesArePreserved() {
        // The superview has no size yet: the distances are 3 at the left and top, −13 at the right and −17 at the bottom.
        build([.flexibleWidth, .flexibleHeight], frame: CGRect(x: 3, y: 3, width: 10, height: 14))
        XCTAssertEqual(outer.frame.height, 3 + 40 - 17)
        XCTAssertEqual(inner.frame, CGRect(x: 3, y: 3, width: 200 - 3 + 13, height: 40))
    }

    func testFixedSizeIsPreserved() {
        build([.flexibleWidth, .flexibleBottomMargin], frame: CGRect(x: 0, y: 8, width: 0, height: 40))
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 8, width: 200, height: 40))
        XCTAssertEqual(outer.frame.height, 0, "the outer view has no height constraint")
    }

    func testWidthFollowsTheRoot() {
        build([.flexibleWidth, .flexibleHeight])
        root.frame.size.width = 120
        root.layoutIfNeeded()
        XCTAssertEqual(content.frame.width, 110)
    }

    func testFrameSetInCodeIsUsed() {
        build([.flexibleWidth, .flexibleHeight])
        inner.frame = CGRect(x: 10, y: 0, width: 190, height: 40)
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 0, width: 190, height: 40))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 0, width: 290, height: 40))
    }

    func testRemovedViewIsLaidOutAlone() {
        build([.flexibleWidth, .flexibleHeight])
        inner.removeFromSuperview()
        inner.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        inner.layoutIfNeeded()
        XCTAssertEqual(content.frame, CGRect(x: 5, y: 5, width: 90, height: 30))
    }

    func testFrameIsUsedWithoutInnerConstraints() {
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

    /// The designed size of the outer view is 200 × 80: 20 + 100 + 80 and 10 + 40 + 30.
    private func buildDesigned(_ mask: UIView.AutoresizingMask, contentHeight: CGFloat) {
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        build(mask, frame: CGRect(x: 20, y: 10, width: 100, height: 40), contentHeight: contentHeight)
    }

    func testGrowthIsSharedBySizeAndMargin() {
        buildDesigned([.flexibleHeight, .flexibleBottomMargin], contentHeight: 50)
        // The inner view is 20 points higher than designed, which is 40/70 of the outer view's growth.
        XCTAssertEqual(inner.frame, CGRect(x: 20, y: 10, width: 100, height: 60))
        XCTAssertEqual(outer.frame.height, 80 + 20 * 70 / 40)
        XCTAssertEqual(root.layoutIssues().count, 0)
    }

    func testGrowthIsSharedByMarginsAndSize() {
        buildDesigned([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleHeight], contentHeight: 30)
        XCTAssertEqual(inner.frame, CGRect(x: 20, y: 10, width: 100, height: 40))
        root.frame.size.width = 300
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 30, y: 10, width: 150, height: 40))
        XCTAssertEqual(content.frame.width, 140)
        root.frame.size.width = 100
        root.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 10, width: 50, height: 40))
    }

    func testZeroPartsShareEqually() {
        build([.flexibleHeight, .flexibleBottomMargin])
        XCTAssertEqual(inner.frame.height, 40)
        XCTAssertEqual(outer.frame.height, 80)
    }

    /// Without constraints inside, the frame is adapted in the same proportions once the superview's size is known.
    func testFlexibleMarginsShareGrowth() {
        let plain = UIView(frame: CGRect(x: 50, y: 60, width: 10, height: 10))
        plain.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight]
        outer.frame = CGRect(x: 0, y: 0, width: 200, height: 80)
        outer.addSubview(plain)
        buildDesigned([.flexibleHeight], contentHeight: 60)
        // 70 points high, with 10 above and 30 below: 50:140 of a growth of 0, and 60:10 of a growth of 30.
        XCTAssertEqual(outer.frame.size, CGSize(width: 200, height: 110))
        XCTAssertEqual(plain.frame.width, 10)
        XCTAssertEqual(plain.frame.minX, 50)
        XCTAssertEqual(plain.frame.minY, 60 + 30 * 60 / 70, accuracy: 0.5)
        XCTAssertEqual(plain.frame.maxY, 110 - 10, accuracy: 0.5)
        root.frame.size.width = 390
        root.layoutIfNeeded()
        XCTAssertEqual(plain.frame.minX, 50 + 190 * 50 / 190)
    }

    func testTransformedViewIsResizedByUntransformedFrame() {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let rotated = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        rotated.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        rotated.transform = CGAffineTransform(rotationAngle: .pi / 2)
        box.addSubview(rotated)
        box.frame.size = CGSize(width: 140, height: 170)
        XCTAssertEqual(rotated.bounds.size, CGSize(width: 120, height: 20))
        XCTAssertEqual(rotated.center, CGPoint(x: 70, y: 90))
    }
}
