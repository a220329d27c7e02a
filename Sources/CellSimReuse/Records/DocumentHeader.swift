import UIKit

/// A table header that contains a document's plain view. Interface Builder has no element for headers, so a header's
/// document contains a view whose custom class exists only in the app.
final class DocumentHeader: UITableViewHeaderFooterView {
    /// Creates a header.
    /// - Parameters:
    ///   - view: The view that fills the header.
    ///   - designedHeight: The height in points if the view's constraints do not determine it.
    init(_ view: UIView, designedHeight: CGFloat, reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        let height = view.heightAnchor.constraint(equalToConstant: designedHeight)
        height.priority = UILayoutPriority(1)
        view.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: contentView.topAnchor),
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
        ])
    }

    required init?(coder: NSCoder) { nil }
}
