import CellSimHost
import Foundation
import UIKit

/// Hosts a view in a window with a size and traits while its picture or description is created.
@preconcurrency @MainActor package final class ViewSnapshotHost {
    private let view: UIView
    private let controller: UIViewController
    private let root = UIViewController()
    private let host: HostWindow
    private var window: UIWindow { host.window }
    private let initialFrame: CGRect
    private var hasTakenPicture = false
    /// The effective traits: the argument's override the configuration's, which override the current ones.
    package var traits: UITraitCollection { host.traits }

    /// Adds a view to a window. `controller` is the view's own controller; nil creates one that contains the view.
    package init(
        _ view: UIView, controller: UIViewController?, config: ViewImageConfig, traits: UITraitCollection
    ) {
        self.view = view
        self.controller = controller ?? UIViewController()
        initialFrame = view.frame
        let size = config.size ?? view.frame.size
        host = HostWindow(
            size: size, safeArea: config.safeArea,
            traits: UITraitCollection(traitsFrom: [.current, config.traits, traits]), isDevice: false)
        view.frame.size = size
        if controller == nil {
            self.controller.view.bounds = view.bounds
            self.controller.view.addSubview(view)
        }
        excludeSystemBars()
        // The window is hidden until its content is complete.
        window.isHidden = true
        install(isSized: size.width != 0 && size.height != 0)
    }

    /// Removes the insets that a container's bars reserve for the status bar and the home indicator, because the picture
    /// omits these.
    private func excludeSystemBars() {
        var (size, insets) = (window.frame.size, window.deviceSafeAreaInsets)
        if let tabs = controller as? UITabBarController {
            size.height -= insets.bottom
            insets.bottom = 0
            if tabs.selectedViewController is UINavigationController {
                size.height -= insets.top
                insets.top = 0
            }
        } else if controller is UINavigationController {
            size.height -= insets.top
            insets.top = 0
        }
        let isStatusBar = insets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        if isStatusBar, controller.prefersStatusBarHidden { insets = .zero }
        window.frame.size = size
        window.deviceSafeAreaInsets = insets
    }

    private func install(isSized: Bool) {
        guard let rootView = root.view, let childView = controller.view else { return }
        root.view.backgroundColor = .clear
        window.rootViewController = root
        root.addChild(controller)
        childView.frame.size = window.bounds.size
        rootView.frame = window.bounds
        rootView.addSubview(childView)
        if childView.translatesAutoresizingMaskIntoConstraints {
            childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        } else {
            NSLayoutConstraint.activate([
                childView.topAnchor.constraint(equalTo: rootView.topAnchor),
                childView.bottomAnchor.constraint(equalTo: rootView.bottomAnchor),
                childView.leadingAnchor.constraint(equalTo: rootView.leadingAnchor),
                childView.trailingAnchor.constraint(equalTo: rootView.trailingAnchor),
            ])
        }
        controller.didMove(toParent: root)
        window.isHidden = false
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
        // On iOS, both showing the window and the explicit transition call this method.
        forEachVisibleController { $0.viewWillAppear(false) }
        forEachVisibleController { $0.viewDidAppear(false) }
        layOut(rootView)
        layOut(childView)
        if !isSized {
            view.sizeToFit()
            layOut(view)
        }
    }

    private func layOut(_ view: UIView) {
        view.setNeedsLayout()
        view.layoutIfNeeded()
    }

    /// Calls a closure with the controller and its descendants that are in a window.
    private func forEachVisibleController(_ call: (UIViewController) -> Void) {
        var pendingControllers: [UIViewController] = [controller]
        while let next = pendingControllers.popLast() {
            call(next)
            pendingControllers += next.children.filter { $0.viewIfLoaded?.window != nil }
        }
    }

    /// The number of pixels per point in pictures.
    package var scale: CGFloat { traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale }

    /// Returns the view's picture; it has no pixels if the view has no size. Unless `drawsHierarchy` is true, it omits visual effects.
    package func picture(drawsHierarchy: Bool = false) -> UIImage {
        hasTakenPicture = true
        let isInset = window.safeAreaInsets != .zero
        let origin = view.frame.origin
        if !isInset { view.frame.origin = CGPoint(x: 10_000, y: 10_000) }
        defer { if !isInset { view.frame.origin = origin } }
        return ViewSnapshotHost.picture(of: view, traits: traits, scale: scale, usesLayerRendering: !drawsHierarchy)
    }

    /// Returns a picture of a view in its current layout and stores the view tree for the picture's file. Raises an exception if
    /// the view has more pixels than a picture can have.
    package static func picture(
        of view: UIView, traits: UITraitCollection, scale: CGFloat, usesLayerRendering: Bool = false
    ) -> UIImage {
        let picture = ViewSnapshotHost.picture(of: view, scale: scale, usesLayerRendering: usesLayerRendering)
        guard SnapshotEnvironment.current.hasTrees, !picture.isEmpty else { return picture }
        var builder = PictureTreeBuilder(document: nil, traits: traits, scale: scale)
        builder.add(view)
        PictureTrees.store(builder.bytes, of: picture)
        return picture
    }

    /// Returns a picture of a view in its current layout. Raises an exception if the view has more pixels than a picture can have.
    ///
    /// - Parameter usesLayerRendering: Whether to draw like `CALayer.render(in:)`, for example without blurs and vibrancy.
    package static func picture(of view: UIView, scale: CGFloat, usesLayerRendering: Bool = false) -> UIImage {
        HostWindow.layoutUntilStable(view)
        guard view.bounds.width > 0, view.bounds.height > 0,
            let bitmap = HostWindow.draw(view, scale: scale, usesLayerRendering: usesLayerRendering)
        else { return UIImage() }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    /// Removes the view from its window and calls the methods for disappearing. If a picture was taken, restores the view's
    /// frame; otherwise the view keeps its size, as existing test suites expect.
    package func tearDown() {
        forEachVisibleController { $0.viewWillDisappear(false) }
        forEachVisibleController { $0.viewDidDisappear(false) }
        root.beginAppearanceTransition(false, animated: false)
        root.endAppearanceTransition()
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        controller.didMove(toParent: nil)
        window.rootViewController = nil
        window.isHidden = true
        if controller.viewIfLoaded !== view { view.removeFromSuperview() }
        if hasTakenPicture { view.frame = initialFrame } else { view.frame.origin = initialFrame.origin }
        host.close()
    }
}
