import UIKit

/// A cell with one view, 10 points from the edges of the content view. The view's height is a tenth of its width.
@preconcurrency @MainActor class CardCell: UITableViewCell {
    let card: UIView

    init(card: UIView) {
        self.card = card
        super.init(style: .default, reuseIdentifier: "Cell")
        card.backgroundColor = .systemBackground
        card.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(card)
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
            card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.1),
        ])
    }

    override init(style: CellStyle, reuseIdentifier: String?) { fatalError("only subclasses are created") }
    required init?(coder: NSCoder) { nil }
}

// MARK: - Style

/// A cell that sets its border colour only once.
@preconcurrency @MainActor final class StaleBorderCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(card: UIView())
        card.layer.borderWidth = 1
        card.layer.borderColor = UIColor.label.cgColor
    }
    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor final class FollowingBorderCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(card: UIView())
        card.layer.borderWidth = 1
        setBorder()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (cell: FollowingBorderCell, _) in cell.setBorder() }
    }
    required init?(coder: NSCoder) { nil }

    private func setBorder() { card.layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor }
}

@preconcurrency @MainActor class GradientView: UIView {
    let gradient = CAGradientLayer()

    init() {
        super.init(frame: .zero)
        layer.addSublayer(gradient)
        setColors()
    }
    required init?(coder: NSCoder) { nil }

    func setColors() { gradient.colors = [UIColor.label.cgColor, UIColor.systemBackground.cgColor] }

    override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
    }
}

@preconcurrency @MainActor final class FollowingGradientView: GradientView {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        setColors()
    }
}

@preconcurrency @MainActor final class StaleGradientCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) { super.init(card: GradientView()) }
    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor final class FollowingGradientCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) { super.init(card: FollowingGradientView()) }
    required init?(coder: NSCoder) { nil }
}

// MARK: - Width

@preconcurrency @MainActor final class EarlyRadiusCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(card: UIView())
        card.backgroundColor = .black
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        if card.layer.cornerRadius == 0 { card.layer.cornerRadius = card.bounds.height / 2 }
        super.layoutSubviews()
    }
}

@preconcurrency @MainActor private final class PillView: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
    }
}

@preconcurrency @MainActor final class PillCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(card: PillView())
        card.backgroundColor = .black
    }
    required init?(coder: NSCoder) { nil }
}

/// A cell that sets the corner radius of a view in its content view, as many apps do.
@preconcurrency @MainActor final class ReadingCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(card: UIView())
        card.backgroundColor = .black
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layoutIfNeeded()
        card.layer.cornerRadius = card.bounds.height / 2
    }
}

@preconcurrency @MainActor final class EarlyShadowCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(card: UIView())
        contentView.layer.shadowOpacity = 1
        contentView.layer.shadowPath = UIBezierPath(rect: bounds.insetBy(dx: 8, dy: 8)).cgPath
    }
    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor final class ShadowCell: CardCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(card: UIView())
        contentView.layer.shadowOpacity = 1
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.shadowPath = UIBezierPath(rect: bounds.insetBy(dx: 8, dy: 8)).cgPath
    }
}

/// A cell with a bar of a third of its width, which is set once or at each layout.
@preconcurrency @MainActor class BarCell: UITableViewCell {
    let bar = UIView()
    private(set) lazy var barWidth = bar.widthAnchor.constraint(equalToConstant: 0)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        bar.backgroundColor = .systemRed
        bar.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: contentView.topAnchor),
            bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            bar.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            bar.heightAnchor.constraint(equalToConstant: 40), barWidth,
        ])
    }
    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor final class StaleBarCell: BarCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        if barWidth.constant == 0 { barWidth.constant = (bounds.width / 3).rounded() }
    }
}

@preconcurrency @MainActor final class FollowingBarCell: BarCell {
    override func layoutSubviews() {
        super.layoutSubviews()
        barWidth.constant = (bounds.width / 3).rounded()
    }
}

// MARK: - Text size and direction

@preconcurrency @MainActor class LineCell: UITableViewCell {
    let line = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        line.text = "A line"
        line.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
        line.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(line)
        NSLayoutConstraint.activate([
            line.topAnchor.constraint(equalTo: contentView.topAnchor),
            line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }
    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor final class AdjustingLineCell: LineCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        line.adjustsFontForContentSizeCategory = true
    }
    required init?(coder: NSCoder) { nil }
}

/// A cell that sets its font when it receives a notification.
@preconcurrency @MainActor final class ListeningLineCell: LineCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        _ = NotificationCenter.default.addObserver(
            forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.textSizeDidChange() }
        }
    }
    required init?(coder: NSCoder) { nil }

    private func textSizeDidChange() {
        line.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
    }
}

@preconcurrency @MainActor class ArrowCell: LineCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        line.adjustsFontForContentSizeCategory = true
        updateTransform()
    }
    required init?(coder: NSCoder) { nil }

    func updateTransform() {
        let isMirrored = UITraitCollection.current.layoutDirection == .rightToLeft
        line.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}

@preconcurrency @MainActor final class StaleArrowCell: ArrowCell {}

@preconcurrency @MainActor final class FollowingArrowCell: ArrowCell {
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        updateTransform()
    }
}
