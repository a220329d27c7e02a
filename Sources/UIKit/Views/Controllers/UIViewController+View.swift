import Foundation

/// Loads the view of a controller from a storyboard.
@MainActor protocol ControllerViewLoader: AnyObject {
    /// Sets the controller's `view` and connects its outlets.
    func loadView(for controller: UIViewController)
}

/// Loads the view, and determines the margins and traits of the root view.
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

    /// Loads the view from the storyboard, from the nib with the name `nibName`, or from a nib with the class's name. If
    /// there is none, creates an empty view.
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

    /// A cache of `Bundle(for:)`, which searches all symbols of a library. This takes nearly a millisecond in a large one.
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
            // Several nibs have this name; `loadNib(named:)` reports the conflict.
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

    /// The names of the nibs to try, in this order: `MyView` and `MyViewController` for the class `MyViewController`.
    private var defaultNibNames: [String] {
        let name = String(describing: type(of: self))
        return name.hasSuffix("Controller") ? [String(name.dropLast("Controller".count)), name] : [name]
    }

    /// The system's minimum horizontal margins for the view's width, in points.
    var minimumMargins: NSDirectionalEdgeInsets {
        let sideMargin = SystemMargins.runtimeRootSideMargin(forWidth: viewIfLoaded?.bounds.width ?? 375)
        return NSDirectionalEdgeInsets(top: 0, leading: sideMargin, bottom: 0, trailing: sideMargin)
    }

    func updateRootMargins() {
        guard let view = loadedView else { return }
        view.layoutState.systemMinimumMargins = expectedRootMargins
        view.marginsDidChange()
    }

    /// Updates the root view's margins, which depend on its width. Called after its size changed.
    func rootSizeDidChange() {
        guard let view = loadedView, view.layoutState.systemMinimumMargins != expectedRootMargins else { return }
        updateRootMargins()
    }

    private var expectedRootMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    /// The traits of the controller's view. Since iOS 17, traits are inherited through the view hierarchy: a child whose
    /// view has no superview inherits no traits from its parent (WWDC 2023, *Unleash the UIKit trait system*).
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
