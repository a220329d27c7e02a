import UIKit
import XCTest

/// Tests underconstrained views: sizes stay 0 unless content needs more, and origins are adjusted.
@preconcurrency @MainActor final class OpenSizeTests: XCTestCase {
    private func makeLaidOutView(_ make: (UIView, UIView) -> [NSLayoutConstraint]) -> UIView {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIView())
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let constraints = make(view, root)
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        // The root is retained, because a view does not retain its superview.
        self.root = root
        return view
    }
    private var root: UIView?

    func testSingleEdgeMovesOrigin() {
        let view = makeLaidOutView {
            [
                $0.rightAnchor.constraint(equalTo: $1.rightAnchor, constant: -14),
                $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor, constant: -23),
            ]
        }
        XCTAssertEqual(view.frame, CGRect(x: 376, y: 821, width: 0, height: 0))
        XCTAssertTrue(view.hasAmbiguousLayout)
    }

    func testMinimumEdgeMovesOrigin() {
        let view = makeLaidOutView { [$0.rightAnchor.constraint(greaterThanOrEqualTo: $1.rightAnchor, constant: -13)] }
        XCTAssertEqual(view.frame, CGRect(x: 377, y: 0, width: 0, height: 0))
    }

    func testMaximumSizesAreNotFilled() {
        XCTAssertEqual(
            makeLaidOutView { view, _ in [view.widthAnchor.constraint(lessThanOrEqualToConstant: 23)] }.frame.width, 0)
        let view = makeLaidOutView { [$0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, constant: -52)] }
        XCTAssertEqual(view.frame.width, 0)
    }

    func testChangeAfterLayoutHasSameResult() {
        let view = makeLaidOutView { view, _ in [view.widthAnchor.constraint(equalToConstant: 23)] }
        XCTAssertEqual(view.frame.width, 23)
        view.constraints.first?.isActive = false
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 50).isActive = true
        root?.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 0)
    }

    /// A constraint that is deactivated and activated again becomes the last one of its view, as in a tree built in this order.
    func testReactivatedConstraintBecomesLast() {
        for moved in 0..<4 {
            var order = [0, 1, 2, 3]
            order.append(order.remove(at: moved))
            let (new, changed) = (Chain(adding: order), Chain(adding: [0, 1, 2, 3]))
            new.root.layoutIfNeeded()
            changed.root.layoutIfNeeded()
            changed.constraints[moved].isActive = false
            changed.constraints[moved].isActive = true
            changed.root.layoutIfNeeded()
            XCTAssertEqual(changed.views.map(\.frame), new.views.map(\.frame), "constraint \(moved)")
        }
    }
}

/// A vertical chain of three views that is not constrained to the superview.
@MainActor private struct Chain {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let views = (0..<3).map { _ in UIView() }
    let constraints: [NSLayoutConstraint]

    init(adding order: [Int]) {
        constraints = [
            views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor, constant: 4),
            views[2].topAnchor.constraint(equalTo: views[1].bottomAnchor, constant: 4),
            views[0].heightAnchor.constraint(equalToConstant: 59),
            views[1].bottomAnchor.constraint(equalTo: views[2].topAnchor, constant: -4),
        ]
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        for index in order { constraints[index].isActive = true }
    }

    func testRootViewsFillTheirWindow() {
        let (window, controller) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), UIViewController())
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            content.topAnchor.constraint(equalTo: controller.view.topAnchor),
            content.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        let width = content.widthAnchor.constraint(equalToConstant: 900)
        width.priority = .defaultHigh
        width.isActive = true
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        window.rootViewController = controller
        window.makeKeyAndVisible()
        XCTAssertEqual(content.frame, window.bounds)
        XCTAssertFalse(controller.view.hasAmbiguousLayout)
        window.frame.size.width = 200
        window.layoutIfNeeded()
        XCTAssertEqual(content.frame.width, 200)
    }
}
