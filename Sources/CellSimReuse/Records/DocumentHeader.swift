import UIKit

/// A header made around a document's plain view: Interface Builder has no element for headers, so that their documents
/// hold a view of the header's class, which only the app knows.
final class DocumentHeader: UITableViewHeaderFooterView {
    /// - Parameter view: fills the header; where its constraints leave its height open, it keeps the height that it has.
    init(_ view: UIView, reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        let height = view.heightAnchor.constraint(equalToConstant: view.frame.height)
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
