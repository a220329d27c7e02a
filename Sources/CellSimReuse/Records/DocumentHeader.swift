import UIKit

/// A header made around a document's plain view: Interface Builder has no element for headers, so that their documents
/// hold a view of the header's class, which only the app knows.
final class DocumentHeader: UITableViewHeaderFooterView {
    /// - Parameters:
    ///   - view: fills the header.
    ///   - designedHeight: its height in points where its constraints leave it open.
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
