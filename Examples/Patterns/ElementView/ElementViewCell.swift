import NibPatterns
import UIKit

/// A cell that contains only an `ElementView`.
@preconcurrency @MainActor final class ElementViewCell: UITableViewCell, NibOwner {
    weak var elementView: ElementView!
}
