import UIKit
import XCTest

/// Tests property animators and their timing curves. Nothing is animated: changes take effect at once.
@preconcurrency @MainActor final class PropertyAnimatorTests: XCTestCase {
    func testAnimatorAppliesChangesOnStart() {
        let view = UIView()
        var ends: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.alpha = 0 }
        animator.addAnimations { view.tag = 1 }
        animator.addCompletion { ends.append($0) }
        XCTAssertEqual(view.alpha, 1)
        animator.startAnimation(afterDelay: 2)
        XCTAssertEqual(view.alpha, 0)
        XCTAssertEqual(view.tag, 1)
        XCTAssertEqual(ends, [.end])
        XCTAssertEqual(animator.state, .inactive)
        let scrubbed = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
        scrubbed.addCompletion { ends.append($0) }
        scrubbed.fractionComplete = 0.5
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(ends.count, 1)
    }

    func testAnimatorEndingAtStartRestoresViews() {
        let (view, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), UIView())
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let width = inner.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([
            width, inner.heightAnchor.constraint(equalToConstant: 5),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        view.layoutIfNeeded()
        func changes() {
            (view.alpha, view.backgroundColor, view.frame.origin.x) = (0.5, .red, 30)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            width.constant = 8
            view.layoutIfNeeded()
        }
        func assertInitialState() {
            XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 10, height: 10))
            XCTAssertEqual(view.alpha, 1)
            XCTAssertNil(view.backgroundColor)
            XCTAssertEqual(inner.frame.width, 5)
            width.constant = 5
        }
        var positions: [UIViewAnimatingPosition] = []
        let reversed = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
        reversed.addCompletion { positions.append($0) }
        reversed.isReversed = true
        reversed.startAnimation()
        assertInitialState()
        let stopped = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
        stopped.addCompletion { positions.append($0) }
        stopped.fractionComplete = 0.5
        XCTAssertEqual(view.alpha, 0.5)
        stopped.stopAnimation(false)
        stopped.finishAnimation(at: .start)
        assertInitialState()
        XCTAssertEqual(positions, [.start, .start])
        let finished = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: changes)
        finished.startAnimation()
        XCTAssertEqual(inner.frame.width, 8)
    }

    func testTimingCurveControlPoints() {
        let expected: [(UIView.AnimationCurve, CGFloat, CGFloat)] = [
            (.easeInOut, 0.42, 0.58), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.linear, 0, 1),
        ]
        for (curve, first, second) in expected {
            let timing = UICubicTimingParameters(animationCurve: curve)
            XCTAssertEqual(timing.controlPoint1, CGPoint(x: first, y: 0))
            XCTAssertEqual(timing.controlPoint2, CGPoint(x: second, y: 1))
        }
    }
}
