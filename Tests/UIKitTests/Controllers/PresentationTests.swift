import TestFixtures
import UIKit
import XCTest

/// Tests custom presentations (the calls, their order, and the positions of views), and the controller of a sheet.
@preconcurrency @MainActor final class PresentationTests: XCTestCase {
    private final class Panel: UIPresentationController {
        let trace: Trace
        let shade = UIView()
        var removesPresenter = false

        init(_ presented: UIViewController, _ presenting: UIViewController?, _ trace: Trace) {
            self.trace = trace
            super.init(presentedViewController: presented, presenting: presenting)
        }

        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 300, width: 320, height: 180) }
        override var shouldRemovePresentersView: Bool { removesPresenter }
        override func presentationTransitionWillBegin() {
            trace.lines.append("will begin")
            shade.frame = containerView?.bounds ?? .zero
            shade.alpha = 0
            containerView?.addSubview(shade)
            let coordinator = presentedViewController.transitionCoordinator
            coordinator?.animate(
                alongsideTransition: { _ in self.shade.alpha = 1 },
                completion: { _ in self.trace.lines.append("completion") })
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { trace.lines.append("did end \(completed)") }
        override func dismissalTransitionWillBegin() {
            trace.lines.append("will dismiss")
            presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) { trace.lines.append("did dismiss \(completed)") }
        override func containerViewWillLayoutSubviews() { trace.lines.append("will lay out") }
        override func containerViewDidLayoutSubviews() { trace.lines.append("did lay out") }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        let trace: Trace
        var createdPanel: Panel?
        var removesPresenter = false
        weak var source: UIViewController?

        init(_ trace: Trace) { self.trace = trace }

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            self.source = source
            let panel = Panel(presented, presenting, trace)
            panel.removesPresenter = removesPresenter
            createdPanel = panel
            return panel
        }
    }

    private let trace = Trace()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func present(removesPresenter: Bool = false) -> (TracedController, TracedController, Delegate) {
        let (base, sheet) = (TracedController("A", trace), TracedController("B", trace))
        let delegate = Delegate(trace)
        delegate.removesPresenter = removesPresenter
        window.rootViewController = base
        window.isHidden = false
        sheet.modalPresentationStyle = .custom
        sheet.transitioningDelegate = delegate
        _ = trace.drainLines()
        base.present(sheet, animated: true)
        return (base, sheet, delegate)
    }

    func testPresentationCalls() {
        let (base, sheet, delegate) = present()
        let layouts = Set(["will lay out", "did lay out"])
        XCTAssertTrue(layouts.isSubset(of: trace.lines))
        XCTAssertEqual(
            trace.drainLines().filter { !layouts.contains($0) },
            [
                "B loadView", "B viewDidLoad", "will begin", "B viewWillAppear", "B viewIsAppearing", "B viewDidAppear",
                "did end true", "completion",
            ])
        XCTAssertIdentical(delegate.source, base)
        XCTAssertIdentical(sheet.presentationController, delegate.createdPanel)
        XCTAssertEqual(sheet.view.frame, CGRect(x: 0, y: 300, width: 320, height: 180))
        let container = delegate.createdPanel?.containerView
        XCTAssertEqual(container?.frame, window.bounds)
        XCTAssertIdentical(container?.superview, window)
        XCTAssertEqual(container?.subviews, [delegate.createdPanel?.shade, sheet.view].compactMap { $0 })
        XCTAssertEqual(delegate.createdPanel?.shade.alpha, 1)
        XCTAssertNotNil(base.view.window)
        XCTAssertNil(sheet.transitionCoordinator)
    }

    func testDismissalCalls() {
        let (base, sheet, delegate) = present()
        let container = delegate.createdPanel?.containerView
        _ = trace.drainLines()
        base.dismiss(animated: true)
        XCTAssertEqual(
            trace.drainLines().filter { !$0.contains("lay out") },
            ["will dismiss", "B viewWillDisappear", "B viewDidDisappear", "did dismiss true"])
        XCTAssertEqual(delegate.createdPanel?.shade.alpha, 0)
        XCTAssertNil(container?.superview)
        XCTAssertNil(sheet.view.superview)
        XCTAssertNil(sheet.presentingViewController)
        let first = delegate.createdPanel
        base.present(sheet, animated: false)
        XCTAssertNotIdentical(delegate.createdPanel, first)
        XCTAssertNotNil(sheet.view.window)
    }

    func testPresenterDisappearsIfRemoved() {
        let (base, _, _) = present(removesPresenter: true)
        assertContains(trace.lines, "A viewDidDisappear")
        _ = trace.drainLines()
        base.dismiss(animated: false)
        assertContains(trace.lines, "A viewDidAppear")
    }

    func testPresentationsAreFreed() {
        weak var weakSheet: UIViewController?
        weak var weakPanel: UIPresentationController?
        do {
            let (base, sheet, delegate) = present()
            (weakSheet, weakPanel) = (sheet, delegate.createdPanel)
            base.dismiss(animated: false)
        }
        XCTAssertNil(weakSheet)
        XCTAssertNil(weakPanel)
    }

    func testOtherStylesFillTheWindow() {
        let (base, sheet) = (TracedController("A", trace), TracedController("B", trace))
        let delegate = Delegate(trace)
        window.rootViewController = base
        window.isHidden = false
        sheet.transitioningDelegate = delegate
        base.present(sheet, animated: true)
        XCTAssertNil(delegate.createdPanel)
        XCTAssertEqual(sheet.view.frame, window.bounds)
    }

    func testSheetPresentationController() {
        let controller = UIViewController()
        controller.modalPresentationStyle = .pageSheet
        controller.sheetPresentationController?.detents = [.medium()]
        XCTAssertEqual(controller.sheetPresentationController?.detents.map(\.identifier), [.medium])
        XCTAssertNil(controller.popoverPresentationController)
    }
}
