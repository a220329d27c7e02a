import UIKit

@testable import CellSimReuse

/// A cell that is created in code, and omits parts of its configuration on request.
@preconcurrency @MainActor final class LeakyCell: UITableViewCell {
    let nameLabel = UILabel()
    let badge = UIView()
    let picture = UIImageView()
    let button = UIButton(type: .system)
    private(set) lazy var badgeWidth = badge.widthAnchor.constraint(equalToConstant: 20)
    private(set) lazy var wideName = nameLabel.widthAnchor.constraint(equalToConstant: 60)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        nameLabel.text = "nobody"
        nameLabel.numberOfLines = 0
        badge.backgroundColor = .systemRed
        for view in [nameLabel, badge, picture, button] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
            nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: badge.leadingAnchor, constant: -10),
            badge.heightAnchor.constraint(equalToConstant: 20), badgeWidth,
            badge.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            badge.trailingAnchor.constraint(equalTo: picture.leadingAnchor, constant: -10),
            picture.widthAnchor.constraint(equalToConstant: 24), picture.heightAnchor.constraint(equalToConstant: 24),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -10),
            button.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// Runs the reuse check for tests.
@MainActor enum Leak {
    /// Shows records in cells of a class and reports the leaks.
    static func report<Cell: UIView, Record>(
        _ type: Cell.Type, _ records: [Record], width: CGFloat = 320,
        fill: @escaping (Cell, Record) throws -> Void
    ) throws -> ReuseReport {
        let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: 2)])
        guard let role = ReusedRole(type) else { throw ReuseError("\(type) is not reused") }
        let check = ReuseCheck(role, .type(type), reuseIdentifier: "Cell", width: width, traits: traits)
        return try check.run(recordCount: records.count, sample: Array(records.indices)) { view, index in
            guard let cell = view as? Cell else { throw ReuseError("a \(Swift.type(of: view))") }
            try fill(cell, records[index])
        }
    }

    /// Returns `property of location` for each finding.
    static func names(_ report: ReuseReport) -> [String] {
        report.findings.map { "\($0.property) of \($0.location.name)" }
    }
}
