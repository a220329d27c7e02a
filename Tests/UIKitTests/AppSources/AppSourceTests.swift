import UIKit
import XCTest

/// Tests rarely used members that apps call and that have an effect.
@preconcurrency @MainActor
final class AppSourceTests: XCTestCase {
    private func window(with view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.makeKeyAndVisible()
        return window
    }

    func testEndEditingFindsTheFirstResponderInside() {
        let (outer, field) = (UIView(), UITextField())
        outer.addSubview(field)
        let window = window(with: outer)
        XCTAssertTrue(field.becomeFirstResponder())
        XCTAssertTrue(UIView().endEditing(false))
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertTrue(outer.endEditing(false))
        XCTAssertFalse(field.isFirstResponder)
        window.isHidden = true
    }

    func testTypingReplacesTheSelection() throws {
        let field = UITextField()
        field.text = "iron ore"
        let start = try XCTUnwrap(field.position(from: field.beginningOfDocument, offset: 5))
        field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
        XCTAssertEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "ore")
        field.insertText("age")
        XCTAssertEqual(field.text, "iron age")
        field.deleteBackward()
        XCTAssertEqual(field.text, "iron ag")
        XCTAssertNil(field.position(from: field.endOfDocument, offset: 1))
    }

    func testTextViewSelectionIsClamped() {
        let view = UITextView()
        view.text = "zinc"
        XCTAssertEqual(view.selectedRange, NSRange(location: 4, length: 0))
        view.selectedRange = NSRange(location: 2, length: 20)
        XCTAssertEqual(view.selectedRange, NSRange(location: 2, length: 2))
        view.insertText("p")
        XCTAssertEqual(view.text, "zip")
    }

    func testTraitOverridesApplyToDescendants() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let window = window(with: outer)
        outer.traitOverrides.userInterfaceStyle = .dark
        XCTAssertEqual(inner.traitCollection.userInterfaceStyle, .dark)
        XCTAssertNotEqual(window.traitCollection.userInterfaceStyle, .dark)
        let controller = UIViewController()
        controller.traitOverrides.horizontalSizeClass = .regular
        XCTAssertEqual(controller.view.traitCollection.horizontalSizeClass, .regular)
        window.isHidden = true
    }

    func testSnapshotViewHasSizeOfView() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        let copy = try XCTUnwrap(view.snapshotView(afterScreenUpdates: true) as? UIImageView)
        XCTAssertEqual(copy.frame, view.bounds)
        XCTAssertEqual(copy.image?.size, view.bounds.size)
        XCTAssertNil(UIView().snapshotView(afterScreenUpdates: true))
    }

    func testControllerReportsMovesAndPresentations() {
        final class LifeCycleRecordingController: UIViewController {
            var events: [String] = []
            private func record(_ name: String) {
                let flags = [
                    (isMovingToParent, "to"), (isMovingFromParent, "from"), (isBeingPresented, "presented"),
                    (isBeingDismissed, "dismissed"),
                ]
                events.append(([name] + flags.filter(\.0).map(\.1)).joined(separator: " "))
            }
            override func viewWillAppear(_ animated: Bool) { record("will appear") }
            override func viewWillDisappear(_ animated: Bool) { record("will disappear") }
        }
        let (root, pushed, presented) = (
            LifeCycleRecordingController(), LifeCycleRecordingController(), LifeCycleRecordingController()
        )
        presented.modalPresentationStyle = .fullScreen
        let stack = UINavigationController(rootViewController: root)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = stack
        window.makeKeyAndVisible()
        stack.pushViewController(pushed, animated: false)
        stack.popViewController(animated: false)
        root.present(presented, animated: false)
        root.dismiss(animated: false)
        XCTAssertEqual(pushed.events, ["will appear to", "will disappear from"])
        XCTAssertEqual(presented.events, ["will appear presented", "will disappear dismissed"])
        XCTAssertEqual(root.events.dropFirst(), ["will disappear", "will appear", "will disappear", "will appear"])
        window.isHidden = true
    }

    func testBarGuidesEndAtTheSafeArea() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        XCTAssertEqual(view.frame, CGRect(x: 0, y: 30, width: 10, height: 410))
        window.isHidden = true
    }

    func testGeometryStringsRoundTrip() {
        XCTAssertEqual(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)), "{{1, 2.5}, {3, 4}}")
        XCTAssertEqual(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}"), CGRect(x: 1, y: 2.5, width: 3, height: 4))
        XCTAssertEqual(NSCoder.cgPoint(for: "{5,6}"), CGPoint(x: 5, y: 6))
        XCTAssertEqual(NSCoder.cgSize(for: "nonsense"), .zero)
        XCTAssertEqual(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX, 4)
        XCTAssertEqual(NSValue(cgSize: CGSize(width: 7, height: 8)).cgSizeValue.height, 8)
    }

    func testUnknownActionHasNoTarget() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        XCTAssertFalse(inner.canPerformAction(Selector("unknown:"), withSender: nil))
        XCTAssertNil(inner.target(forAction: Selector("unknown:"), withSender: nil))
    }
}
