import UIKit

/// A panel of the contact sheet: cards with a control and the name of its class.
@preconcurrency @MainActor final class GalleryPanel: UIView {
    static let width: CGFloat = 410
    private static let margin: CGFloat = 12
    private static let gap: CGFloat = 8

    private let column = UIStackView()

    init(style: UIUserInterfaceStyle) {
        super.init(frame: .zero)
        overrideUserInterfaceStyle = style
        backgroundColor = .systemGray5
        (column.axis, column.spacing) = (.vertical, Self.gap)
        for row in Self.rows { column.addArrangedSubview(self.row(row)) }
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: topAnchor, constant: Self.margin),
            column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
            column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin),
            column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.margin),
            column.widthAnchor.constraint(equalToConstant: Self.width - 2 * Self.margin),
        ])
        frame.size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    required init?(coder: NSCoder) { return nil }

    /// Returns a row of cards with equal widths.
    private func row(_ entries: [GalleryEntry]) -> UIView {
        let row = UIStackView(arrangedSubviews: entries.map(card))
        (row.distribution, row.spacing) = (.fillEqually, Self.gap)
        return row
    }

    private func card(_ entry: GalleryEntry) -> UIView {
        let card = UIView()
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        let caption = UILabel()
        (caption.text, caption.textColor, caption.textAlignment) = (entry.caption, .secondaryLabel, .center)
        caption.font = .systemFont(ofSize: 10)
        let view = entry.makeView()
        for part in [view, caption] {
            part.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(part)
        }
        let inset: CGFloat = entry.fillsWidth ? 0 : 10
        NSLayoutConstraint.activate([
            caption.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
            caption.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -4),
            caption.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5),
            view.centerXAnchor.constraint(equalTo: card.centerXAnchor),
            view.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: inset),
            caption.topAnchor.constraint(greaterThanOrEqualTo: view.bottomAnchor, constant: 7),
            view.leadingAnchor.constraint(greaterThanOrEqualTo: card.leadingAnchor, constant: inset),
        ])
        let centerConstraint = view.centerYAnchor.constraint(equalTo: card.centerYAnchor, constant: -9)
        centerConstraint.priority = UILayoutPriority(700)
        centerConstraint.isActive = true
        if entry.fillsWidth { view.topAnchor.constraint(equalTo: card.topAnchor).isActive = true }
        if entry.isStretched {
            view.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: inset).isActive = true
        }
        if let height = entry.height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return card
    }
}

/// The content of a card.
@MainActor struct GalleryEntry {
    let caption: String
    /// The height in points; nil for the view's own height.
    var height: CGFloat?
    /// Whether the view fills the card's width instead of using its own width.
    var isStretched = false
    /// Whether the card has no margin.
    var fillsWidth = false
    let makeView: () -> UIView

    init(
        _ caption: String, height: CGFloat? = nil, stretched: Bool = false, fills: Bool = false,
        _ make: @escaping () -> UIView
    ) {
        (self.caption, self.height, self.makeView) = (caption, height, make)
        (isStretched, fillsWidth) = (stretched || fills, fills)
    }
}
