import CellSimHost
import UIKit
import XCTest

/// Tests how Auto Layout rounds edges between pixels, against frames from the simulator and Interface Builder.
@preconcurrency @MainActor final class PixelEdgeTests: XCTestCase {
    private func hosted(_ size: CGSize, scale: CGFloat, _ build: (UIView) -> Void) {
        let host = ViewHost(Appearance(device: Device(size: size, scale: scale)))
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        build(root)
        host.show(root)
        host.layoutUntilStable()
    }

    private func add(_ view: UIView, to parent: UIView, _ frame: CGRect) {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: frame.minX),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ])
    }

    /// Measured in a picture at three pixels per point. The parent is at 1155.5 pixels, and its child at 77.5 pixels in the parent.
    /// Both edges are rounded in the window, to 1156 and 1233 pixels, so the child is drawn 77 pixels below the parent's edge.
    func testEdgesAreRoundedInTheWindow() {
        let (outer, inner) = (UIView(), UIView())
        hosted(CGSize(width: 375, height: 812), scale: 3) { root in
            add(outer, to: root, CGRect(x: 0, y: 1155.5 / 3, width: 100, height: 100))
            add(inner, to: outer, CGRect(x: 0, y: 77.5 / 3, width: 50, height: 20))
        }
        XCTAssertEqual(outer.frame.minY * 3, 1156, accuracy: 1e-9)
        XCTAssertEqual(inner.frame.minY * 3, 77, accuracy: 1e-9)
    }

    /// A view that fills its superview keeps its size, regardless of the views between them.
    func testCoincidentEdgesStayTogether() {
        let views = (0..<4).map { _ in UIView() }
        hosted(CGSize(width: 320, height: 480), scale: 2) { root in
            var parent = root
            add(views[0], to: root, CGRect(x: 10.3, y: 20.3, width: 101.3, height: 50.3))
            parent = views[0]
            for view in views.dropFirst() {
                view.translatesAutoresizingMaskIntoConstraints = false
                parent.addSubview(view)
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
                    view.topAnchor.constraint(equalTo: parent.topAnchor),
                    view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
                ])
                parent = view
            }
        }
        XCTAssertEqual(views[0].frame, CGRect(x: 10.5, y: 20.5, width: 101, height: 50))
        for view in views.dropFirst() { XCTAssertEqual(view.frame, views[0].bounds) }
    }

    /// As recorded by Interface Builder: the same length is 144.5 or 145 points, or 72 or 72.5 points, depending on its origin.
    func testRoundedSizeDependsOnOrigin() {
        let (outer, inner) = (UIView(), UIView())
        hosted(CGSize(width: 320, height: 480), scale: 2) { root in
            add(outer, to: root, CGRect(x: 37.2, y: 269.6, width: 144.7, height: 144.7))
            add(inner, to: outer, CGRect(x: 36.175, y: 36.175, width: 72.35, height: 72.35))
        }
        // From 74.4 to 363.8 pixels horizontally, and from 539.2 to 828.6 vertically.
        XCTAssertEqual(outer.frame, CGRect(x: 37, y: 269.5, width: 145, height: 145))
        // From 146.75 to 291.45 pixels horizontally, and from 611.55 to 756.25 vertically.
        XCTAssertEqual(inner.frame, CGRect(x: 36.5, y: 36.5, width: 72, height: 72))
    }

    /// In a view with a manual frame, edges are rounded relative to that view, even if its frame has fractions.
    func testFractionalOriginOfManualFrameIsNotCompensated() {
        let (manualView, inner) = (UIView(frame: CGRect(x: 0, y: 100.2, width: 100, height: 100)), UIView())
        hosted(CGSize(width: 320, height: 480), scale: 2) { root in
            root.addSubview(manualView)
            add(inner, to: manualView, CGRect(x: 10, y: 10, width: 50, height: 20))
        }
        XCTAssertEqual(inner.frame, CGRect(x: 10, y: 10, width: 50, height: 20))
    }

    func testGuidesAlignWithAdjacentViews() {
        let (outer, inner, guide) = (UIView(), UIView(), UILayoutGuide())
        hosted(CGSize(width: 375, height: 812), scale: 3) { root in
            add(outer, to: root, CGRect(x: 0, y: 1155.5 / 3, width: 100, height: 100))
            outer.addLayoutGuide(guide)
            add(inner, to: outer, CGRect(x: 0, y: 77.5 / 3, width: 50, height: 20))
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: inner.topAnchor),
                guide.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
                guide.widthAnchor.constraint(equalTo: inner.widthAnchor),
                guide.heightAnchor.constraint(equalTo: inner.heightAnchor),
            ])
        }
        XCTAssertEqual(guide.layoutFrame.minY, inner.frame.minY, accuracy: 1e-9)
        XCTAssertEqual(guide.layoutFrame.height, inner.frame.height, accuracy: 1e-9)
    }
}
