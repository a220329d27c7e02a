import Foundation
import UIKit

/// The window in which a snapshot is taken: its safe area and traits are those of the configuration.
@preconcurrency @MainActor final class SnapshotWindow: UIWindow {
    private let insets: UIEdgeInsets
    private let traits: UITraitCollection

    /// - Parameter traits: complete traits, as of a screen.
    init(size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection, root: UIViewController) {
        var insets = safeArea
        var size = size
        // Bars of a container stand for the status bar and the home indicator, which the picture leaves out.
        if let tabs = root as? UITabBarController {
            size.height -= insets.bottom
            insets.bottom = 0
            if tabs.selectedViewController is UINavigationController {
                size.height -= insets.top
                insets.top = 0
            }
        } else if root is UINavigationController {
            size.height -= insets.top
            insets.top = 0
        }
        if insets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), root.prefersStatusBarHidden { insets = .zero }
        (self.insets, self.traits) = (insets, traits)
        super.init(frame: CGRect(origin: .zero, size: size))
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets { insets }
    override var traitCollection: UITraitCollection { traits }
}
