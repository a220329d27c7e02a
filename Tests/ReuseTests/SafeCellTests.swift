import CellSimHost
import UIKit
import XCTest

@testable import CellSimReuse

/// Tests that correct cells have no findings.
@preconcurrency @MainActor final class SafeCellTests: XCTestCase {
    private struct Row {
        var name: String
        var badge: String?
        var color: UIColor?
        var isOn = false
    }

    private let rows = [
        Row(name: "Ann"), Row(name: "Bartholomew the Elder, of the long and winding name", badge: "9", color: .red),
        Row(name: "", isOn: true), Row(name: "Zoë", badge: "", color: .blue, isOn: true),
    ]

    private func assertSafe(_ report: ReuseReport, file: StaticString = #filePath, line: UInt = #line) {
        XCTAssertEqual(Leak.names(report), [], file: file, line: line)
        XCTAssertEqual(report.nondeterministicProperties, [], file: file, line: line)
        XCTAssertEqual(report.leakingPairCount, 0, file: file, line: line)
    }

    func testFullyConfiguredCellIsSafe() throws {
        let report = try Leak.report(LeakyCell.self, rows) { cell, row in
            cell.nameLabel.text = row.name
            cell.badge.isHidden = row.badge == nil
            cell.badge.backgroundColor = row.color ?? .clear
            cell.badgeWidth.constant = row.isOn ? 40 : 20
            cell.wideName.isActive = row.isOn
            cell.accessoryType = row.isOn ? .disclosureIndicator : .none
            cell.button.setTitle(row.badge, for: .normal)
            cell.picture.image = row.isOn ? UIImage(systemName: "star") : nil
        }
        assertSafe(report)
        XCTAssertEqual(report.pairCount, 12)
    }

    func testCellWithPrepareForReuseIsSafe() throws {
        assertSafe(
            try Leak.report(TidyCell.self, rows) { cell, row in
                cell.nameLabel.text = row.name
                if let color = row.color { cell.nameLabel.textColor = color }
                if row.isOn { cell.add("on") }
                if let badge = row.badge { cell.add(badge) }
            })
    }

    /// The cells do not call `super`: the table resets UIKit's own views.
    func testBuiltInLabelsAreReset() throws {
        assertSafe(
            try Leak.report(UITableViewCell.self, rows) { cell, row in
                cell.textLabel?.text = row.name
                if row.isOn { cell.imageView?.image = nil }
                cell.accessoryView = row.isOn ? UISwitch() : nil
            })
    }

    func testHiddenViewsMayKeepContent() throws {
        assertSafe(
            try Leak.report(LeakyCell.self, rows) { cell, row in
                cell.nameLabel.text = "name"
                cell.badge.isHidden = row.color == nil
                if let color = row.color { cell.badge.backgroundColor = color }
            })
    }

    func testHiddenContentThatAffectsLayoutLeaks() throws {
        let report = try Leak.report(
            LeakyCell.self, ["a long text that takes several lines in a narrow cell, alas", nil]
        ) { cell, text in
            cell.nameLabel.alpha = 0
            if let text { cell.nameLabel.text = text }
        }
        XCTAssertEqual(Leak.names(report), ["text of nameLabel"])
    }

    /// The built-in label has a text style font, and is reset to a plain font of the same size.
    func testInvisibleFontDifferencesAreIgnored() throws {
        assertSafe(
            try Leak.report(UITableViewCell.self, rows) { cell, row in
                cell.textLabel?.text = "one line"
                if row.isOn { cell.textLabel?.font = .systemFont(ofSize: 17) }
            })
        let report = try Leak.report(UITableViewCell.self, rows) { cell, row in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = "one line\nand another"
            if row.isOn { cell.textLabel?.font = .systemFont(ofSize: 17) }
        }
        XCTAssertEqual(Leak.names(report), ["font of textLabel"])
        XCTAssertEqual(report.findings.first?.example.expected, ".SFUI-Regular 17 of UICTFontTextStyleBody")
        XCTAssertEqual(report.findings.first?.example.actual, ".SFUI-Regular 17")
    }

    func testCompleteContentConfigurationIsSafe() throws {
        assertSafe(
            try Leak.report(UITableViewCell.self, rows) { cell, row in
                var content = cell.defaultContentConfiguration()
                content.text = row.name
                content.secondaryText = row.badge
                content.image = row.isOn ? UIImage(systemName: "star") : nil
                cell.contentConfiguration = content
            })
    }

    func testCollectionCells() throws {
        assertSafe(try Leak.report(TileCell.self, rows) { cell, row in cell.label.text = row.name })
        let report = try Leak.report(TileCell.self, rows) { cell, row in if !row.isOn { cell.label.text = row.name } }
        XCTAssertEqual(Leak.names(report), ["text of label"])
        XCTAssertEqual(
            report.findings[0].example.fresh.width, 200, "an item without text has the label's minimum width")
    }

    func testHeaders() throws {
        let safe = try Leak.report(UITableViewHeaderFooterView.self, rows) { view, row in
            view.textLabel?.text = row.name
        }
        assertSafe(safe)
        let report = try Leak.report(UITableViewHeaderFooterView.self, rows) { view, row in
            if !row.name.isEmpty { view.textLabel?.text = row.name }
        }
        XCTAssertEqual(Leak.names(report), ["text of textLabel"])
    }

    func testSupplementaryViews() throws {
        let report = try Leak.report(UICollectionReusableView.self, rows) { view, row in
            if let color = row.color { view.backgroundColor = color }
        }
        XCTAssertEqual(Leak.names(report), ["backgroundColor of cell"])
    }

    /// Two texts with the same priorities compete for space, so the frames depend on the previous content.
    func testAmbiguousFramesAreIgnored() throws {
        let texts = [
            "a short text", "a text that is far too long to leave any room at all beside it, whatever one tries",
        ]
        let report = try Leak.report(RivalCell.self, [(0, 1), (1, 1), (1, 0)]) { cell, pair in
            (cell.left.text, cell.right.text) = (texts[pair.0], texts[pair.1])
        }
        assertSafe(report)
    }

    func testNondeterministicPropertiesAreNotLeaks() throws {
        var count = 0
        let report = try Leak.report(LeakyCell.self, rows) { cell, _ in
            count += 1
            cell.nameLabel.text = "call \(count)"
        }
        XCTAssertTrue(report.isSafe, "\(Leak.names(report))")
        XCTAssertEqual(
            Set(report.nondeterministicProperties.map { "\($0.property) of \($0.location.name)" }),
            ["text of nameLabel"])
    }

    func testConfigurationErrorsAreRethrown() {
        struct Failure: Error {}
        XCTAssertThrowsError(try Leak.report(LeakyCell.self, rows) { _, row in if row.isOn { throw Failure() } }) {
            XCTAssertTrue($0 is Failure)
        }
    }
}

@preconcurrency @MainActor private final class TidyCell: UITableViewCell {
    let nameLabel = UILabel()
    private let stack = UIStackView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.axis = .vertical
        contentView.addSubview(stack)
        stack.addArrangedSubview(nameLabel)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func add(_ text: String) {
        let label = UILabel()
        label.text = text
        stack.addArrangedSubview(label)
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.textColor = .label
        for view in stack.arrangedSubviews.dropFirst() { view.removeFromSuperview() }
    }
}

@preconcurrency @MainActor private final class TileCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
            label.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor private final class RivalCell: UITableViewCell {
    let left = UILabel()
    let right = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for label in [left, right] {
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            label.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
        }
        left.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8).isActive = true
        right.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
}
