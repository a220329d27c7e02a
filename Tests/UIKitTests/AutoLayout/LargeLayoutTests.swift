import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests extreme layouts: thousands of views, and constraints that a solver might never finish.
@preconcurrency @MainActor final class LargeLayoutTests: XCTestCase {
    private func host(_ view: UIView, height: CGFloat = 600) -> UIView {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: height))
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        return root
    }

    private func stack(_ count: Int, _ distribution: UIStackView.Distribution) -> UIStackView {
        let views = (0..<count).map { index in
            let label = UILabel()
            label.text = "\(index % 10)"
            return label
        }
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.distribution) = (.vertical, distribution)
        return stack
    }

    func testThousandsOfLabelsInAnEqualStack() {
        let stack = stack(2000, .fillEqually)
        let root = host(stack, height: 2000)
        root.layoutIfNeeded()
        for (index, view) in stack.arrangedSubviews.enumerated() {
            XCTAssertEqual(view.frame, CGRect(x: 0, y: CGFloat(index), width: 300, height: 1))
        }
        XCTAssertTrue(root.layoutIssues().isEmpty)
        XCTAssertTrue(root.layoutAmbiguities().isEmpty)
    }

    func testProportionalHeightsOfManyViews() {
        let stack = stack(200, .fillProportionally)
        let root = host(stack, height: 200 * 40)
        root.layoutIfNeeded()
        for view in stack.arrangedSubviews { XCTAssertEqual(view.frame.height, 40, accuracy: 0.51) }
    }

    func testLongChainIsUnambiguous() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        var last = root
        for index in 0..<800 {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: index == 0 ? root.topAnchor : last.bottomAnchor, constant: 1),
                view.leadingAnchor.constraint(equalTo: last.leadingAnchor),
                view.widthAnchor.constraint(equalTo: last.widthAnchor),
                view.heightAnchor.constraint(equalToConstant: 2),
            ])
            last = view
        }
        root.layoutIfNeeded()
        XCTAssertEqual(last.frame, CGRect(x: 0, y: 799 * 3 + 1, width: 300, height: 2))
        XCTAssertTrue(root.layoutAmbiguities().isEmpty)
    }

    func testSqueezedLabelsNeverHaveNegativeHeights() {
        let stack = stack(300, .fill)
        let root = host(stack)
        root.layoutIfNeeded()
        let heights = stack.arrangedSubviews.map(\.frame.height)
        XCTAssertEqual(heights.reduce(0, +), 600, accuracy: 0.1)
        XCTAssertTrue(heights.allSatisfy { $0 >= 0 })
    }

    func testExcessiveConstraintsAreReportedOnce() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        var state: UInt64 = 88_172_645_463_325_252
        func next(_ bound: Int) -> Int {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return Int(state % UInt64(bound))
        }
        let views = (0..<120).map { _ in UIView() }
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        let attributes: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX, .width]
        for _ in 0..<2_000 {
            let (first, second) = (views[next(120)], views[next(120)])
            guard first !== second else { continue }
            let attribute = attributes[next(4)]
            let other = attribute == .width ? .width : attributes[next(3)]
            let constraint = NSLayoutConstraint(
                item: first, attribute: attribute, relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][next(3)],
                toItem: second,
                attribute: other, multiplier: [1, 0.5, 2, 0.75][next(4)], constant: CGFloat(next(200) - 100))
            constraint.priority = UILayoutPriority(Float(1 + next(998)))
            constraint.isActive = true
        }
        root.layoutIfNeeded()
        let issues = root.layoutIssues().filter { if case .exhausted = $0.kind { true } else { false } }
        XCTAssertEqual(issues.count, 1)
        for view in views { XCTAssertTrue(view.frame.isFinite) }
        root.frame.size.width = 200
        root.layoutIfNeeded()
        XCTAssertTrue(root.layoutAmbiguities().isEmpty, "an incomplete layout reports no ambiguities")
    }
}
