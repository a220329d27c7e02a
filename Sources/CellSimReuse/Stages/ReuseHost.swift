import Foundation
import UIKit

/// The window in which views are shown, and the traits they have there.
@MainActor final class ReuseHost {
    /// The height of windows and tables, in points: enough that the one view is seen.
    static let height: CGFloat = 4_000

    let window: UIWindow
    let traits: UITraitCollection
    private let outerTraits = UITraitCollection.current

    /// - Parameter traits: complete traits, as of a screen.
    init(width: CGFloat, traits: UITraitCollection) {
        self.traits = traits
        UITraitCollection.current = traits
        window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
        window.overrideTraits(traits)
    }

    isolated deinit { UITraitCollection.current = outerTraits }

    /// Shows a stage in place of the one before.
    func show(_ stage: CellStage) {
        for view in window.subviews { view.removeFromSuperview() }
        window.addSubview(stage.container)
    }
}
