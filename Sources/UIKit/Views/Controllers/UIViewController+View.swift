import Foundation

/// Creates a controller's view from its nib or storyboard.
@MainActor protocol ControllerViewLoader: AnyObject {
    /// Connects the controller's `view` and its outlets.
    func loadView(for controller: UIViewController)
}

extension UIViewController {
    func setView(_ view: UIView?) {
        if let view, let owner = view.owningController, owner !== self {
            return UIKitException.raiseOrRecord(
                "UIViewControllerHierarchyInconsistency",
                "A view can only be associated with at most one view controller at a time! View \(view) is associated with \(owner)."
                    + " Clear this association before associating this view with \(self).")
        }
        loadedView?.owningController = nil
        loadedView = view
        view?.owningController = self
        if let view {
            if case .unset = view.layoutState.margins { view.layoutState.margins = .absolute(.zero) }
            view.invalidateTraits()
            updateRootMargins()
        }
    }

    func ensureViewLoaded() {
        guard loadedView == nil else { return }
        if isLoadingView {
            UIKitException.raiseOrRecord(
                "NSInternalInconsistencyException",
                "-[\(type(of: self)) loadView] uses the view that it must load, which would load it again")
        } else {
            isLoadingView = true
            loadView()
            isLoadingView = false
        }
        if loadedView == nil {
            UIKitException.raiseOrRecord(
                "NSInternalInconsistencyException", "-[\(type(of: self)) loadView] returned without setting the view")
            view = UIView()
        }
        viewDidLoad()
    }

    /// Loads the view from the storyboard, the given nib, or a nib named after the class, whichever is first; otherwise
    /// creates a plain view.
    func loadDefaultView() {
        if let nibView {
            self.nibView = nil
            view = nibView
            return
        }
        if let viewLoader {
            viewLoader.loadView(for: self)
            if loadedView != nil { return }
        } else if let name = nibName {
            loadNib(named: name)
            return
        } else {
            for candidate in defaultNibNames where hasNib(named: candidate) {
                nibName = candidate
                loadNib(named: candidate)
                return
            }
        }
        let size =
            (UITraitCollection.current.userInterfaceIdiom == .pad)
            ? CGSize(width: 768, height: 1024) : SimulatedScreen.main.size
        view = UIView(frame: CGRect(origin: .zero, size: parent?.viewIfLoaded?.bounds.size ?? size))
    }

    /// A cache of the bundles of classes. For each class, the system searches all symbols of a library, which takes
    /// nearly a millisecond in a large library.
    private static var bundlesByClass: [ObjectIdentifier: Bundle] = [:]

    private static func bundle(of type: UIViewController.Type) -> Bundle {
        if let cached = bundlesByClass[ObjectIdentifier(type)] { return cached }
        let bundle = Bundle(for: type)
        bundlesByClass[ObjectIdentifier(type)] = bundle
        return bundle
    }

    private func hasNib(named name: String) -> Bool {
        let module = String(reflecting: type(of: self)).split(separator: ".").first.map(String.init)
        do {
            return try NibSearch.path(
                ofNib: name, in: nibBundle ?? Self.bundle(of: type(of: self)), module: module,
                idiom: traitCollection.userInterfaceIdiom) != nil
        } catch {
            // Two nibs have this name; loading one of them reports the conflict.
            return true
        }
    }

    private func loadNib(named name: String) {
        _ = UINib(nibName: name, bundle: nibBundle ?? Self.bundle(of: type(of: self))).instantiate(
            withOwner: self, options: nil)
        guard loadedView == nil else { return }
        let reason =
            "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set."
        UIKitException.raiseOrRecord(UIKitException(name: "NSInternalInconsistencyException", reason: reason))
        view = UIView()
    }

    /// The names of default nibs: `MyViewController` can have `MyView.xib` or `MyViewController.xib`, in this order.
    private var defaultNibNames: [String] {
        let name = String(describing: type(of: self))
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }

    /// The system's minimum margins for the view's width; zero at the top and bottom.
    var minimumMargins: NSDirectionalEdgeInsets {
        let sideMargin = SystemMargins.rootSideMargin(forWidth: viewIfLoaded?.bounds.width ?? 375)
        return NSDirectionalEdgeInsets(top: 0, leading: sideMargin, bottom: 0, trailing: sideMargin)
    }

    func updateRootMargins() {
        guard let view = loadedView else { return }
        view.layoutState.systemMinimumMargins = expectedRootMargins
        view.marginsDidChange()
    }

    /// Called after the size of the root view changed. The width determines its margins.
    func rootSizeDidChange() {
        guard let view = loadedView, view.layoutState.systemMinimumMargins != expectedRootMargins else { return }
        updateRootMargins()
    }

    private var expectedRootMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// The traits for the controller's view. Since iOS 17, traits are inherited through the view hierarchy: a child
    /// whose view has no superview inherits nothing from its parent (WWDC 2023, *Unleash the UIKit trait system*).
    var traitsForView: UITraitCollection {
        var inherited =
            loadedView?.superview?.traitCollection ?? loadedView?.ownTraitOverrides ?? UITraitCollection.outermost
        if let parentOverride = parent?.overrideTraitCollection(forChild: self) {
            inherited = UITraitCollection(traitsFrom: [inherited, parentOverride])
        }
        if let overrides = storedValues["traitOverrides"] as? UITraitOverrides {
            inherited = UITraitCollection(traitsFrom: [inherited, UITraitCollection(values: overrides.values)])
        }
        guard overrideUserInterfaceStyle != .unspecified else { return inherited }
        return UITraitCollection(traitsFrom: [
            inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }
}
