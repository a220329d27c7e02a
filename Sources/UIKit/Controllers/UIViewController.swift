import Foundation

/// Owns a view and its life cycle.
@preconcurrency @MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var loadedView: UIView?
    public internal(set) weak var parent: UIViewController?
    open var title: String?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.owningController = nil
            loadedView = newValue
            newValue?.owningController = self
        }
    }
    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667)) }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    open func viewDidLoad() {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    open override var next: UIResponder? { loadedView?.superview ?? parent }
    open var traitCollection: UITraitCollection { traitsForView }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits the controller's view takes.
    var traitsForView: UITraitCollection {
        loadedView?.superview?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
    }
}
