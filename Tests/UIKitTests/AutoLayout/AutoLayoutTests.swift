import UIKit
import XCTest

/// Tests frames against values that were derived from the constraints by hand.
@preconcurrency @MainActor final class AutoLayoutTests: XCTestCase {
    private func root(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    private func child(of view: UIView, size: CGSize? = nil) -> UIView {
        let child = size.map { Sized($0) } ?? UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return child
    }

    func testPinsAllFourEdges() {
        let view = root(320, 111)
        let inner = child(of: view)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 1),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -2),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 1, width: 290, height: 108))
        view.frame.size = CGSize(width: 400, height: 50)
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 1, width: 370, height: 47))
    }

    func testWidthMultiplierIsRoundedToPixels() {
        let view = root(478, 100)
        let inner = child(of: view)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.48),
            inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 0, y: 0, width: 229.5, height: 114.5))
    }

    func testHigherPriorityWinsOverManyLowerOnes() {
        let view = root(300, 100)
        let inner = child(of: view)
        let strong = inner.widthAnchor.constraint(equalToConstant: 120)
        strong.priority = UILayoutPriority(501)
        var constraints = [strong]
        for _ in 0..<20 {
            let weak = inner.widthAnchor.constraint(equalToConstant: 80)
            weak.priority = UILayoutPriority(500)
            constraints.append(weak)
        }
        NSLayoutConstraint.activate(constraints)
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 120)
        strong.priority = UILayoutPriority(499)
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 80)
    }

    func testContentPrioritiesDetermineWidths() {
        let view = root(300, 100)
        let (a, b) = (
            child(of: view, size: CGSize(width: 50, height: 20)), child(of: view, size: CGSize(width: 60, height: 20))
        )
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual([a.frame.width, b.frame.width], [50, 250])
        view.frame.size.width = 90
        a.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        view.layoutIfNeeded()
        XCTAssertEqual([a.frame.width, b.frame.width], [30, 60])
    }

    func testLeadingEdgeIsOnTheRightInRightToLeftLayouts() {
        let view = root(200, 50)
        view.semanticContentAttribute = .forceRightToLeft
        let inner = child(of: view, size: CGSize(width: 30, height: 10))
        inner.semanticContentAttribute = .forceRightToLeft
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.maxX, 188)
    }

    /// Source: frames that Interface Builder saved in three documents: a button's own right-to-left direction doesn't change its position.
    func testDirectionOfViewDoesNotMoveIt() {
        let view = root(200, 50)
        let inner = child(of: view, size: CGSize(width: 30, height: 10))
        inner.semanticContentAttribute = .forceRightToLeft
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.minX, 12)
        view.semanticContentAttribute = .forceRightToLeft
        inner.semanticContentAttribute = .forceLeftToRight
        view.setNeedsUpdateConstraints()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.maxX, 188)
    }

    func testDefaultMarginsAreEightPoints() {
        let view = root(100, 100)
        let inner = child(of: view)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            inner.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            inner.bottomAnchor.constraint(equalTo: view.layoutMarginsGuide.bottomAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 8, y: 8, width: 84, height: 84))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 2, y: 1, width: 94, height: 96))
    }

    func testLayoutGuidesSeparateViews() {
        let view = root(100, 20)
        let (a, b) = (
            child(of: view, size: CGSize(width: 10, height: 10)), child(of: view, size: CGSize(width: 30, height: 10))
        )
        let (left, right) = (UILayoutGuide(), UILayoutGuide())
        view.addLayoutGuide(left)
        view.addLayoutGuide(right)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            left.trailingAnchor.constraint(equalTo: a.leadingAnchor),
            right.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: b.leadingAnchor),
            b.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            left.widthAnchor.constraint(equalTo: right.widthAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(a.frame.minX, 30)
        XCTAssertEqual(right.layoutFrame.width, 30)
    }

    func testConstraintCrossesViewWithManualFrame() {
        let view = root(200, 100)
        let manualView = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 80))
        view.addSubview(manualView)
        let inner = child(of: manualView)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: manualView.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 15),
            inner.heightAnchor.constraint(equalToConstant: 9),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 5, y: 5, width: 165, height: 9))
        manualView.frame.origin.x = 40
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 5, y: 5, width: 145, height: 9))
    }

    func testFittingReturnsMinimumHeightAtRequiredWidth() {
        let view = root(0, 0)
        let inner = child(of: view, size: CGSize(width: 50, height: 33))
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
        ])
        let fitted = view.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(fitted, CGSize(width: 320, height: 48))
        XCTAssertEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 70, height: 48))
        (inner as? Sized)?.size.height = 40
        XCTAssertEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 70, height: 55))
    }

    func testConflictIsReportedAndLastConstraintIsBroken() {
        let view = root(100, 100)
        let inner = child(of: view)
        let (a, b) = (
            inner.widthAnchor.constraint(equalToConstant: 10), inner.widthAnchor.constraint(equalToConstant: 20)
        )
        (a.identifier, b.identifier) = ("first", "second")
        NSLayoutConstraint.activate([a, b])
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 10)
        let issues = view.layoutIssues()
        XCTAssertEqual(issues.count, 1)
        guard case .unsatisfiable(let constraints, let broken)? = issues.first?.kind else {
            return XCTFail("the layout reports no conflict")
        }
        XCTAssertEqual(constraints, ["'first': UIView.width == 10", "'second': UIView.width == 20"])
        XCTAssertEqual(broken, "'second': UIView.width == 20")
    }

    /// A broken constraint is violated by as little as possible: the weaker constraint to 90 has no effect.
    func testBrokenConstraintIsViolatedMinimally() {
        let view = root(200, 100)
        let inner = child(of: view)
        let minimum = inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 60)
        let maximum = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 20)
        let preferred = inner.widthAnchor.constraint(equalToConstant: 90)
        preferred.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            minimum, maximum, preferred, inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 60)
        XCTAssertEqual(view.layoutIssues().filter { if case .unsatisfiable = $0.kind { true } else { false } }.count, 1)
        minimum.constant = 15
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame.width, 20, "the broken constraint holds again without the conflict")
    }

    /// Required constraints take precedence over content of any priority, which is then compressed by as little as possible. If
    /// only one of two contents can fit, the weaker constraints decide.
    func testContentYieldsToRequiredConstraints() {
        let view = root(200, 100)
        let (a, b) = (
            child(of: view, size: CGSize(width: 10, height: 20)), child(of: view, size: CGSize(width: 10, height: 30))
        )
        for inner in [a, b] {
            inner.setContentHuggingPriority(.required, for: .vertical)
            inner.setContentCompressionResistancePriority(.required, for: .vertical)
        }
        let preferred = b.heightAnchor.constraint(equalToConstant: 70)
        preferred.priority = UILayoutPriority(500)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: view.topAnchor), b.topAnchor.constraint(equalTo: a.bottomAnchor),
            b.bottomAnchor.constraint(equalTo: view.bottomAnchor), preferred,
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(a.frame.height, 30)
        XCTAssertEqual(b.frame.height, 70)
        XCTAssertTrue(view.layoutIssues().allSatisfy { if case .unsatisfiable = $0.kind { false } else { true } })
    }

    func testUndeterminedPositionIsAmbiguous() {
        let view = root(100, 100)
        let inner = child(of: view)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.leadingAnchor.constraint(greaterThanOrEqualTo: view.leadingAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertTrue(inner.hasAmbiguousLayout)
        inner.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        view.layoutIfNeeded()
        XCTAssertFalse(inner.hasAmbiguousLayout)
    }

    func testRemovingViewDeactivatesCrossingConstraints() {
        let view = root(100, 100)
        let (a, b) = (child(of: view), child(of: view))
        let crossing = a.leadingAnchor.constraint(equalTo: b.trailingAnchor)
        let widthConstraint = a.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([crossing, widthConstraint])
        a.removeFromSuperview()
        XCTAssertFalse(crossing.isActive)
        XCTAssertTrue(widthConstraint.isActive)
    }

    func testFrameExceedsAlignmentRectangle() {
        let view = root(100, 40)
        let inner = Inset()
        inner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        XCTAssertEqual(inner.frame, CGRect(x: 51, y: 0, width: 51, height: 31))
    }

    private final class Sized: UIView {
        var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
        init(_ size: CGSize) {
            self.size = size
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override var intrinsicContentSize: CGSize { size }
    }

    private final class Inset: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    }
}
