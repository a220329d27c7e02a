import UIKit
import XCTest

/// Tests the frames of stack views. Frames marked "saved" are from public projects' documents, in which Interface Builder saved them; the
/// others are calculated by hand.
@preconcurrency @MainActor final class StackViewTests: XCTestCase {
    final class Sized: UIView {
        var size: CGSize
        init(_ width: CGFloat, _ height: CGFloat) {
            size = CGSize(width: width, height: height)
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    func layOut(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) {
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
    }

    func testEqualWidthsDifferByAPixel() {
        let views = (0..<3).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        layOut(stack, 451, 30)
        XCTAssertEqual(views.map(\.frame.minX), [0, 150.5, 300.5])
        XCTAssertEqual(views.map(\.frame.maxX), [150.5, 300.5, 451])
        XCTAssertEqual(views.map(\.frame.height), [30, 30, 30])
    }

    /// Saved for a row of a button, a wrapping text and a percentage: 30, 228.5 and 31.5.
    func testWrappingLabelInARowFillsRemainingWidth() {
        let views = [Sized(30, 30), UILabel(), UILabel()]
        guard let text = views[1] as? UILabel, let percentage = views[2] as? UILabel else {
            return XCTFail("the views are not labels")
        }
        (text.text, text.numberOfLines) = ("Label", 0)
        text.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        (percentage.text, percentage.font) = ("47%", .systemFont(ofSize: 15))
        percentage.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        let stack = UIStackView(arrangedSubviews: views)
        views[0].widthAnchor.constraint(equalToConstant: 30).isActive = true
        stack.spacing = 5
        layOut(stack, 300, 31)
        XCTAssertEqual(views.map(\.frame.width), [30, 228.5, 31.5])
        // Two of them share the width, because their priorities are equal.
        percentage.numberOfLines = 0
        stack.removeArrangedSubview(views[0])
        views[0].removeFromSuperview()
        layOut(stack, 301, 31)
        XCTAssertEqual([text, percentage].map(\.frame.width), [148, 148])
    }

    func testEqualWidthsWithSpacing() {
        let views = (0..<4).map { _ in UIView() }
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillEqually
        stack.spacing = 5
        layOut(stack, 548, 10)
        XCTAssertEqual(views.map(\.frame.width), [133.5, 133, 133.5, 133])
    }

    func testEqualSpacingDistributesRemainingLength() {
        let views = [Sized(10, 100), Sized(10, 72), Sized(10, 50)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.distribution = .equalSpacing
        layOut(stack, 20, 771)
        XCTAssertEqual(views.map(\.frame.minY), [0, 374.5, 721])
    }

    func testCentredViewsKeepTheirHeight() {
        let views = [Sized(10, 20), Sized(30, 40)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .center
        stack.spacing = 4
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero), CGSize(width: 44, height: 40))
        layOut(stack, 44, 40)
        XCTAssertEqual(
            views.map(\.frame),
            [CGRect(x: 0, y: 10, width: 10, height: 20), CGRect(x: 14, y: 0, width: 30, height: 40)])
    }

    func testLeadingAlignmentInAColumn() {
        let views = [Sized(10, 20), Sized(30, 40)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.alignment = .leading
        layOut(stack, 100, 60)
        XCTAssertEqual(
            views.map(\.frame), [CGRect(x: 0, y: 0, width: 10, height: 20), CGRect(x: 0, y: 20, width: 30, height: 40)])
    }

    /// As saved: a stack was 130 points high for the height of its hidden view.
    func testHiddenViewDeterminesHeightOfStack() {
        let views = [Sized(60, 30), Sized(50, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        views[1].heightAnchor.constraint(equalToConstant: 130).isActive = true
        views[1].isHidden = true
        let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        XCTAssertEqual(size, CGSize(width: 60, height: 130))
        layOut(stack, 60, 130)
        XCTAssertEqual(views[0].frame, CGRect(x: 0, y: 0, width: 60, height: 130))
    }

    /// In four snapshots of covpass-ios (iOS 15), a row contains a hidden label of several lines, which has no width.
    func testHiddenLabelOfSeveralLinesDoesNotEnlargeRow() {
        let title = UILabel(), note = UILabel()
        (title.text, title.font) = ("Title", .systemFont(ofSize: 17))
        (note.text, note.font, note.numberOfLines) = ("Several words for several lines", .systemFont(ofSize: 12), 0)
        note.isHidden = true
        let stack = UIStackView(arrangedSubviews: [title, note])
        stack.translatesAutoresizingMaskIntoConstraints = false
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        outer.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: outer.topAnchor),
            stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            stack.widthAnchor.constraint(equalToConstant: 300),
        ])
        outer.layoutIfNeeded()
        XCTAssertEqual(note.frame.width, 0)
        XCTAssertEqual(stack.frame.height, title.intrinsicContentSize.height)
    }

    func testWidthConstraintHoldsInProportionalRow() {
        let views = [UIView(), UIView()]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        views[1].widthAnchor.constraint(equalToConstant: 1).isActive = true
        layOut(stack, 320, 40)
        XCTAssertEqual(views.map(\.frame.width), [319, 1])
    }

    /// As saved in two documents: a row of labels was as high as these, and a higher hidden view was centred in it.
    func testCenteredHiddenViewDoesNotEnlargeStack() {
        let views = [Sized(60, 30), Sized(50, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = .center
        views[1].heightAnchor.constraint(equalToConstant: 130).isActive = true
        views[1].isHidden = true
        XCTAssertEqual(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 60, height: 30))
        layOut(stack, 60, 30)
        XCTAssertEqual(views[1].frame.midY, 15)
    }

    func testHiddenViewAndItsSpacingAreRemoved() {
        let views = [Sized(10, 10), Sized(20, 10), Sized(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 6
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 72)
        views[1].isHidden = true
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 46)
        layOut(stack, 46, 10)
        XCTAssertEqual(views[2].frame.minX, 16)
        views[0].isHidden = true
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 30)
    }

    func testCustomSpacingReplacesOneGap() {
        let views = [Sized(10, 10), Sized(20, 10), Sized(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 6
        stack.setCustomSpacing(20, after: views[0])
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 86)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 72)
    }

    func testProportionalWidthsFollowContent() {
        let views = [Sized(10, 10), Sized(30, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        layOut(stack, 200, 10)
        XCTAssertEqual(views.map(\.frame.width), [50, 150])
    }

    func testMarginsApplyOnlyIfEnabled() {
        let view = Sized(10, 10)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layOut(stack, 50, 50)
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 2, y: 1, width: 44, height: 46))
    }

    func testRemovedViewsAreNoLongerArranged() {
        let views = [Sized(10, 10), Sized(20, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        views[0].removeFromSuperview()
        XCTAssertEqual(stack.arrangedSubviews.count, 1)
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 20)
    }
}

extension StackViewTests {
    /// Saved widths in a row of 583 points: 100, required by a constraint, then 483 and 0.
    func testEmptyNestedStackHasNoWidthInProportionalStack() {
        let fixed = Sized(57, 18)
        fixed.widthAnchor.constraint(equalToConstant: 100).isActive = true
        let (full, empty) = (UIStackView(arrangedSubviews: [Sized(40.5, 18)]), UIStackView())
        let stack = UIStackView(arrangedSubviews: [fixed, full, empty])
        stack.distribution = .fillProportionally
        layOut(stack, 583, 20)
        XCTAssertEqual([fixed, full, empty].map(\.frame.width), [100, 483, 0])
    }

    /// Saved for a column 164.5 points high with an image view without an image over a label: 139 and 20.5.
    func testViewWithoutContentSizeFillsProportionalStack() {
        let empty = UIImageView()
        let label = Sized(10, 20.5)
        for view in [empty, label] { view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical) }
        let stack = UIStackView(arrangedSubviews: [empty, label])
        (stack.axis, stack.distribution, stack.spacing) = (.vertical, .fillProportionally, 5)
        layOut(stack, 320, 164.5)
        XCTAssertEqual([empty, label].map(\.frame.height), [139, 20.5])
    }

    func testProportionalDistributionUsesSizesOfNestedStacks() {
        let nested = UIStackView(arrangedSubviews: [Sized(20, 10), Sized(40, 10)])
        let views = [Sized(30, 10), nested]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = .fillProportionally
        stack.spacing = 10
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 100)
        layOut(stack, 100, 10)
        XCTAssertEqual(views.map(\.frame.width), [30, 60])
    }

    /// Saved for a row 414 points wide, for content of 257.5 and 49 points: 348, 8 and 58.
    func testSystemSpacingIsIgnoredInProportionalSizes() {
        let views = [Sized(257.5, 31), Sized(49, 31)]
        let stack = UIStackView(arrangedSubviews: views)
        (stack.distribution, stack.spacing) = (.fillProportionally, UIStackView.spacingUseSystem)
        layOut(stack, 414, 31)
        XCTAssertEqual(views.map(\.frame.width), [348, 58])
        XCTAssertEqual(views[1].frame.minX, 356)
    }

    func testCustomSpacingBelongsToItsView() {
        let (stack, view) = (UIStackView(arrangedSubviews: [Sized(10, 10), Sized(10, 10)]), UIView())
        let first = stack.arrangedSubviews[0]
        stack.setCustomSpacing(30, after: view)
        stack.setCustomSpacing(30, after: first)
        XCTAssertEqual(stack.customSpacing(after: view), UIStackView.spacingUseDefault)
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 50)
        stack.insertArrangedSubview(first, at: 0)
        XCTAssertEqual(stack.customSpacing(after: first), 30)
        stack.removeArrangedSubview(first)
        stack.insertArrangedSubview(first, at: 0)
        XCTAssertEqual(stack.customSpacing(after: first), UIStackView.spacingUseDefault)
        stack.setCustomSpacing(30, after: first)
        first.removeFromSuperview()
        stack.insertArrangedSubview(first, at: 0)
        XCTAssertEqual(stack.systemLayoutSizeFitting(.zero).width, 20)
    }
}
