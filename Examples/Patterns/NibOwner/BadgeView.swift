import NibPatterns
import UIKit

/// A view that is designed in `BadgeView.xib` and created by `BadgeView.fromNib()`. The outlets belong to
/// the view itself, not to a separate File's Owner.
@preconcurrency @MainActor final class BadgeView: UIView, NibOwner {
    weak var captionLabel: UILabel!

    /// Only the nib creates instances. A view from `init(frame:)` would have no subviews.
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
