import NibPatterns
import UIKit

/// A view designed in `BadgeView.xib`, made by `BadgeView.fromNib()`. The view has the outlets itself.
@preconcurrency @MainActor final class BadgeView: UIView, NibOwner {
    weak var captionLabel: UILabel!

    /// Leaves no other initialiser, for the others would not use the nib.
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
