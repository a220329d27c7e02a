import CellSimHost
import Foundation
import UIKit

/// Puts a view into a window of a given size and traits, for as long as its picture or text is taken.
@preconcurrency @MainActor package final class ViewStage {
    private let view: UIView
    private let controller: UIViewController
    private let root = UIViewController()
    private let host: HostWindow
    private var window: UIWindow { host.window }
    private let initialFrame: CGRect
    private var isPictured = false
    /// Complete traits: the configuration's and the argument's over those in force.
    package var traits: UITraitCollection { host.traits }

    /// Puts a view into a window; `controller` is the view's own, or a new one that holds it.
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
        leaveOutBars()
        // Until it is shown nothing in it appears.
        window.isHidden = true
        install(isSized: size.width != 0 && size.height != 0)
    }

    /// A container's bars take the space of the status bar and the home indicator, which the picture omits.
    private func leaveOutBars() {
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
        // A visible window and the explicit transition both announce the appearance on Apple's systems.
        announce { $0.viewWillAppear(false) }
        announce { $0.viewDidAppear(false) }
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

    private func announce(_ call: (UIViewController) -> Void) {
        var waiting: [UIViewController] = [controller]
        while let next = waiting.popLast() {
            call(next)
            waiting += next.children.filter { $0.viewIfLoaded?.window != nil }
        }
    }

    /// The number of pixels per point of the pictures.
    package var scale: CGFloat { traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale }

    /// The view's picture; without pixels when the view has no size.
    package func picture() -> UIImage {
        isPictured = true
        let isInset = window.safeAreaInsets != .zero
        let origin = view.frame.origin
        if !isInset { view.frame.origin = CGPoint(x: 10_000, y: 10_000) }
        defer { if !isInset { view.frame.origin = origin } }
        return ViewStage.picture(of: view, traits: traits, scale: scale)
    }

    /// Returns the picture of a view in its current layout, with its tree for the picture's file. Raises for a view of
    /// more pixels than a picture can have.
    package static func picture(of view: UIView, traits: UITraitCollection, scale: CGFloat) -> UIImage {
        let picture = ViewStage.picture(of: view, scale: scale)
        guard SnapshotEnvironment.current.hasTrees, !picture.isEmpty else { return picture }
        var builder = TreeBuilder(document: nil, traits: traits, scale: scale)
        builder.add(view)
        PictureTrees.note(builder.bytes, of: picture)
        return picture
    }

    /// Returns the picture of a view in its current layout. Raises for a view of more pixels than a picture can have.
    package static func picture(of view: UIView, scale: CGFloat) -> UIImage {
        HostWindow.layoutUntilStable(view)
        guard view.bounds.width > 0, view.bounds.height > 0, let bitmap = HostWindow.draw(view, scale: scale) else {
            return UIImage()
        }
        return UIImage(cgImage: CGImage(bitmap: bitmap), scale: scale, orientation: .up)
    }

    /// Takes the view off stage, with the calls that a disappearance makes. It has its old frame again after a picture;
    /// after a text it keeps the size in which it was described, as views of existing suites do.
    package func leave() {
        announce { $0.viewWillDisappear(false) }
        announce { $0.viewDidDisappear(false) }
        root.beginAppearanceTransition(false, animated: false)
        root.endAppearanceTransition()
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
        controller.didMove(toParent: nil)
        window.rootViewController = nil
        window.isHidden = true
        if controller.viewIfLoaded !== view { view.removeFromSuperview() }
        if isPictured { view.frame = initialFrame } else { view.frame.origin = initialFrame.origin }
        host.close()
    }
}
