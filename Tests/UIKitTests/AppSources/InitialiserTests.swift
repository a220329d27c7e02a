import TestFixtures
import UIKit
import XCTest

/// Tests initialisers that apps override or call on metatypes.
@preconcurrency @MainActor
final class InitialiserTests: XCTestCase {
    private class Card: UIView {
        var isSetUp = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isSetUp = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Screen: UIViewController {
        var isSetUp = false
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            isSetUp = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Ring: CAShapeLayer {
        var progress: CGFloat
        init(progress: CGFloat) {
            self.progress = progress
            super.init()
        }
        override init(layer: Any) {
            progress = (layer as? Ring)?.progress ?? 0
            super.init(layer: layer)
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Stack: UINavigationController {
        var isSetUp = false
        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
            isSetUp = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Notes: UITextView {
        var isSetUp = false
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            isSetUp = true
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    private final class Tap: UITapGestureRecognizer {
        let note: String
        init(note: String) {
            self.note = note
            super.init(target: nil, action: nil)
        }
    }

    private func makeView<View: UIView>(_ type: View.Type) -> View {
        View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    }
    private func makeController<Controller: UIViewController>() -> Controller { Controller() }

    func testGenericFunctionCreatesViewsAndControllers() {
        let card = makeView(Card.self)
        XCTAssertTrue(card.isSetUp)
        XCTAssertEqual(card.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        let screen: Screen = makeController()
        XCTAssertTrue(screen.isSetUp)
    }

    func testMetatypeCreatesSubclass() {
        let views: [UIView.Type] = [Card.self, UIView.self]
        assertClass(views[0].init(frame: .zero), Card.self)
        XCTAssertFalse(views[1].init(frame: .zero) is Card)
        let controller: UIViewController.Type = Screen.self
        assertClass(controller.init(nibName: nil, bundle: nil), Screen.self)
    }

    func testOverriddenInitialisersAreCalled() {
        XCTAssertTrue(Stack(rootViewController: UIViewController()).isSetUp)
        XCTAssertTrue(Notes().isSetUp)
        XCTAssertTrue(Notes(frame: .zero).isSetUp)
        XCTAssertEqual(Tap(note: "two").note, "two")
    }

    func testInitLayerCopiesAppearance() {
        let ring = Ring(progress: 0.5)
        ring.cornerRadius = 4
        ring.bounds = CGRect(x: 0, y: 0, width: 8, height: 9)
        let copy = Ring(layer: ring)
        XCTAssertEqual(copy.progress, 0.5)
        XCTAssertEqual(copy.cornerRadius, 4)
        XCTAssertEqual(copy.bounds, ring.bounds)
    }

    func testLayersConvertBetweenTheirSpaces() {
        let (outer, inner) = (CALayer(), CALayer())
        outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
        inner.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
        outer.addSublayer(inner)
        XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 1), to: outer), CGPoint(x: 21, y: 31))
        XCTAssertEqual(inner.convert(CGPoint(x: 21, y: 31), from: outer), CGPoint(x: 1, y: 1))
        XCTAssertIdentical(outer.hitTest(CGPoint(x: 35, y: 45)), inner)
        XCTAssertIdentical(outer.hitTest(CGPoint(x: 11, y: 11)), outer)
        XCTAssertNil(outer.hitTest(CGPoint(x: 5, y: 5)))
    }
}
