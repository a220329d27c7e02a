import Foundation
import UIKit

/// A table row that contains a view other than a table cell: a collection view cell, or a plain view from a XIB.
@preconcurrency @MainActor final class HostingRow: UITableViewCell {
    private let hostedView: UIView
    /// The designed size in points.
    private let designedSize: CGSize
    /// A Boolean value that indicates whether the view has the row's width and determines its own height; otherwise it keeps its
    /// designed size.
    private let fillsWidth: Bool

    init(_ view: UIView, fillsWidth: Bool) {
        (hostedView, designedSize, self.fillsWidth) = (view, view.frame.size, fillsWidth)
        super.init(style: .default, reuseIdentifier: nil)
        backgroundColor = .clear
        contentView.addSubview(view)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        (hostedView as? UICollectionViewCell)?.prepareForReuse()
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        guard fillsWidth else { return CGSize(width: targetSize.width, height: designedSize.height) }
        let content = (hostedView as? UICollectionViewCell)?.contentView ?? hostedView
        let size = content.systemLayoutSizeFitting(
            CGSize(width: targetSize.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return CGSize(width: targetSize.width, height: size.height > 0 ? size.height : designedSize.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hostedView.frame = CGRect(
            x: 0, y: 0, width: fillsWidth ? bounds.width : designedSize.width,
            height: fillsWidth ? bounds.height : designedSize.height)
    }
}
