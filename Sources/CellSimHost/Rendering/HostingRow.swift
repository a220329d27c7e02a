import Foundation
import UIKit

/// A table row that contains a view other than a table cell: a collection view cell, or a plain view of a XIB.
@preconcurrency @MainActor final class HostingRow: UITableViewCell {
    private let hosted: UIView
    /// The designed size in points.
    private let designed: CGSize
    /// A Boolean value that indicates whether the view has the width of the row and determines its own height;
    /// otherwise it keeps its designed size.
    private let fillsWidth: Bool

    init(_ view: UIView, fillsWidth: Bool) {
        (hosted, designed, self.fillsWidth) = (view, view.frame.size, fillsWidth)
        super.init(style: .default, reuseIdentifier: nil)
        backgroundColor = .clear
        contentView.addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        (hosted as? UICollectionViewCell)?.prepareForReuse()
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        guard fillsWidth else { return CGSize(width: targetSize.width, height: designed.height) }
        let content = (hosted as? UICollectionViewCell)?.contentView ?? hosted
        let size = content.systemLayoutSizeFitting(
            CGSize(width: targetSize.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: targetSize.width, height: size.height > 0 ? size.height : designed.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hosted.frame = CGRect(
            x: 0, y: 0, width: fillsWidth ? bounds.width : designed.width,
            height: fillsWidth ? bounds.height : designed.height)
    }
}
