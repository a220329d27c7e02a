import NibPatterns
import UIKit

/// The outlets of `HookedRow.xib` and `HookedTallRow.xib`, which both connect these properties.
@preconcurrency @MainActor final class ElementHook: NibHook {
    weak var nameLabel: UILabel!
    weak var symbolLabel: UILabel!

    func show(_ element: Element) {
        nameLabel.text = element.name
        symbolLabel.text = element.symbol
    }
}
