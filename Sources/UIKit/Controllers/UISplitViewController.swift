import Foundation

/// Two controllers side by side; in a compact width only the first one is shown.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    open var viewControllers: [UIViewController] = [] {
        didSet {
            for old in oldValue { uninstall(old) }
            if isViewLoaded { showColumns() }
        }
    }
    /// In points.
    open var primaryColumnWidth: CGFloat = 320
    public var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open override func loadView() {
        let size = parent?.viewIfLoaded?.bounds.size ?? CGSize(width: 375, height: 667)
        view = UIView(frame: CGRect(origin: .zero, size: size))
        showColumns()
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        guard let view = loadedView else { return }
        for (index, frame) in columns(in: view.bounds).enumerated() where index < viewControllers.count {
            viewControllers[index].viewIfLoaded?.frame = frame
        }
    }

    private func columns(in bounds: CGRect) -> [CGRect] {
        if isCollapsed || viewControllers.count < 2 { return [bounds] }
        return [
            CGRect(x: 0, y: 0, width: primaryColumnWidth, height: bounds.height),
            CGRect(x: primaryColumnWidth, y: 0, width: bounds.width - primaryColumnWidth, height: bounds.height),
        ]
    }

    private func showColumns() {
        guard let view = loadedView else { return }
        for (index, frame) in columns(in: view.bounds).enumerated() where index < viewControllers.count {
            install(viewControllers[index], in: view, frame: frame)
        }
    }
}
