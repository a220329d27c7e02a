import NibPatterns
import UIKit

/// A row that is nothing but an `ElementView`.
@preconcurrency @MainActor final class ElementViewCell: UITableViewCell, NibOwner {
    weak var elementView: ElementView!
}
