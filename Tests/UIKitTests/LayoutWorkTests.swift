import Foundation
import XCTest

@testable import CellSimAutoLayout
@testable import UIKit
@testable import UIKitBase
@testable import UIKitViews

/// Tests how the solver's work for a layout grows with the number of views.
@preconcurrency @MainActor final class LayoutWorkTests: XCTestCase {
    /// Lays out two numbers of views, and compares the solver's work.
    /// - Parameter limit: the maximum growth for eight times as many views.
    private func assertGrowth(
        of make: (Int) -> UIView, below limit: Double, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let workCounts = try [100, 800].map { count in
            let view = make(count)
            view.layoutIfNeeded()
            let engine = try XCTUnwrap(view.nodeState.engine)
            XCTAssertFalse(engine.isExhausted, file: file, line: line)
            return try XCTUnwrap(engine.layout).solver.work
        }
        let ratio = Double(workCounts[1]) / Double(workCounts[0])
        XCTAssertLessThan(ratio, limit, "\(workCounts)", file: file, line: line)
        XCTAssertGreaterThan(ratio, 2, "\(workCounts)", file: file, line: line)
    }

    private func column(_ count: Int, _ distribution: UIStackView.Distribution) -> UIStackView {
        let labels = (0..<count).map { index in
            let label = UILabel()
            label.text = "Row \(index)"
            return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 4
        stack.distribution = distribution
        stack.frame = CGRect(x: 0, y: 0, width: 320, height: 40 * count)
        return stack
    }

    func testEquallySpacedLabels() throws {
        try assertGrowth(of: { self.column($0, .equalSpacing) }, below: 10)
        let stack = column(5, .equalSpacing)
        stack.setCustomSpacing(30, after: stack.arrangedSubviews[2])
        let height = stack.arrangedSubviews[0].intrinsicContentSize.height
        stack.frame.size.height = 5 * height + 4 * 30
        stack.layoutIfNeeded()
        for (index, label) in stack.arrangedSubviews.enumerated() {
            XCTAssertEqual(
                label.frame.minY, CGFloat(index) * (height + 30), accuracy: 0.51,
                "the widest spacing applies to all gaps")
            XCTAssertEqual(label.frame.height, height, accuracy: 0.51)
        }
    }

    func testFilledColumn() throws {
        try assertGrowth(of: { self.column($0, .fill) }, below: 10)
        try assertGrowth(
            of: { count in
                let stack = self.column(count, .fill)
                stack.layoutIfNeeded()
                stack.arrangedSubviews[count / 2].isHidden = true
                return stack
            }, below: 10)
    }

    /// The order of subviews differs from that of arranged subviews.
    func testViewsInsertedFirst() throws {
        try assertGrowth(
            of: { count in
                let stack = self.column(0, .fill)
                stack.frame.size.height = CGFloat(40 * count)
                for _ in 0..<count { stack.insertArrangedSubview(UIView(), at: 0) }
                return stack
            }, below: 10)
    }

    /// Each view begins a little after the previous one and ends at the edge, so that the last ones do not fit.
    func testConflictingChain() throws {
        try assertGrowth(
            of: { count in
                let root = UIView(frame: CGRect(x: 0, y: 0, width: 4 * count, height: 100))
                var previousAnchor = root.leadingAnchor
                for _ in 0..<count {
                    let view = UIView()
                    view.translatesAutoresizingMaskIntoConstraints = false
                    root.addSubview(view)
                    NSLayoutConstraint.activate([
                        view.leadingAnchor.constraint(equalTo: previousAnchor, constant: 8),
                        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
                        view.topAnchor.constraint(equalTo: root.topAnchor),
                        view.heightAnchor.constraint(equalToConstant: 5),
                    ])
                    previousAnchor = view.leadingAnchor
                }
                return root
            }, below: 60)
    }
}
