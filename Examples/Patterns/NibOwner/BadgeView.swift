import NibPatterns
import UIKit

/// A view that is designed in `BadgeView.xib` and created by `BadgeView.fromNib()`. The outlets are in the view.
@preconcurrency @MainActor final class BadgeView: UIView, NibOwner {
    weak var captionLabel: UILabel!

    /// The only initialiser, because others would not load the nib.
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
