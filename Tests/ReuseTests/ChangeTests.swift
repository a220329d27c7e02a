import UIKit
import XCTest

@testable import CellSimReuse

/// Tests finding cells that do not follow changes of their size and traits, without false positives for cells that do.
@preconcurrency @MainActor final class ChangeTests: XCTestCase {
    private func report<Cell: UIView>(
        _ type: Cell.Type, _ changes: Set<CellChange> = Set(CellChange.allCases), itemSize: CGSize? = nil,
        fill: @escaping (Cell) throws -> Void = { _ in }
    ) throws -> ReuseReport {
        let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: 2)])
        let role = try XCTUnwrap(ReusedRole(type))
        var check = ReuseCheck(role, .type(type), reuseIdentifier: "Cell", width: 375, traits: traits)
        (check.changes, check.checksReuse, check.itemSize) = (changes, false, itemSize)
        return try check.run(recordCount: 1, sample: [0]) { view, _ in
            try fill(try XCTUnwrap(view as? Cell))
        }
    }

    private func assertFollows<Cell: UIView>(
        _ type: Cell.Type, itemSize: CGSize? = nil, file: StaticString = #filePath, line: UInt = #line,
        fill: @escaping (Cell) throws -> Void = { _ in }
    ) throws {
        let found = try report(type, itemSize: itemSize, fill: fill)
        XCTAssertEqual(found.findings.map(findingDescription), [], file: file, line: line)
        XCTAssertEqual(found.ambiguousRecords, [], file: file, line: line)
        XCTAssertEqual(found.nondeterministicProperties, [], file: file, line: line)
        XCTAssertEqual(found.changeCounts, [.style: 2, .width: 7, .textSize: 2, .direction: 2], file: file, line: line)
    }

    private func findingDescription(_ finding: ReuseFinding) -> String {
        "\(finding.property) of \(finding.location.name) is \(finding.example.actual) instead of "
            + "\(finding.example.expected) when \(finding.example.transition?.sentence ?? "")"
    }

    // MARK: Style

    func testAColorTakenAsCGColorStaysLightInTheDark() throws {
        let found = try report(StaleBorderCell.self)
        XCTAssertEqual(
            found.findings.map(findingDescription),
            ["layer.borderColor of card is #FFFFFF instead of #000000 when the style changes from dark to light"])
        XCTAssertGreaterThan(found.findings[0].example.differentPixels, 0)
        XCTAssertEqual(found.frequency(found.findings[0]), "2 of 2 changes of style")
        XCTAssertTrue(found.findings[0].remedy.contains("registerForTraitChanges"), found.findings[0].remedy)
        try assertFollows(FollowingBorderCell.self)
    }

    func testAGradientStaysLightInTheDark() throws {
        let found = try report(StaleGradientCell.self)
        XCTAssertEqual(found.findings.map(\.property), ["layer.sublayers"])
        XCTAssertEqual(found.findings.map(\.change), [.style])
        try assertFollows(FollowingGradientCell.self)
    }

    // MARK: Width

    func testACornerRadiusFromBoundsBeforeLayout() throws {
        let found = try report(EarlyRadiusCell.self, [.width])
        XCTAssertEqual(found.findings.map(\.property), ["layer.cornerRadius"])
        XCTAssertEqual(found.findings.map(\.location.name), ["card"])
        XCTAssertGreaterThan(found.findings[0].example.differentPixels, 0)
        try assertFollows(PillCell.self)
    }

    func testAShadowPathFromBoundsBeforeLayout() throws {
        let found = try report(EarlyShadowCell.self)
        XCTAssertEqual(
            found.findings.map(findingDescription),
            [
                "layer.shadowPath of contentView is a path in (8, 8; 304 × 28) instead of a path in (8, 8; 359 × 40) "
                    + "when code reads frames before layout (at a width of 375 points they are not the recorded ones)"
            ])
        XCTAssertTrue(found.findings[0].remedy.contains("layoutSubviews()"), found.findings[0].remedy)
        try assertFollows(ShadowCell.self)
    }

    func testAConstantSetOnceForOneWidth() throws {
        let found = try report(OnceWideCell.self)
        XCTAssertEqual(found.findings.map(\.property), ["constant"])
        XCTAssertEqual(found.findings.map(\.location.name), ["barWidth"])
        XCTAssertEqual(found.findings.map(\.change), [.width])
        try assertFollows(AlwaysWideCell.self)
    }

    // MARK: Text size and direction

    func testAFontScaledOnce() throws {
        let found = try report(LineCell.self)
        XCTAssertEqual(found.findings.map(\.property), ["font"])
        XCTAssertEqual(found.findings.map(\.change), [.textSize])
        XCTAssertTrue(found.findings[0].example.consequences.contains { $0.contains("points high instead of") })
        XCTAssertTrue(found.findings[0].remedy.contains("adjustsFontForContentSizeCategory"))
        try assertFollows(AdjustingLineCell.self)
        try assertFollows(ListeningLineCell.self)
    }

    func testAViewTurnedOnceForOneDirection() throws {
        let found = try report(OnceTurnedCell.self)
        XCTAssertEqual(found.findings.map(\.property), ["transform"])
        XCTAssertEqual(found.findings.map(\.change), [.direction])
        try assertFollows(TurningCell.self)
    }

    func testOneCauseIsOneFinding() throws {
        let found = try report(UITableViewCell.self, [.style, .width]) { cell in
            let isDark = cell.traitCollection.userInterfaceStyle == .dark
            cell.layer.cornerRadius = cell.bounds.width / 10 + (isDark ? 1 : 0)
        }
        XCTAssertEqual(found.findings.map(\.property), ["layer.cornerRadius"])
        let frequency = found.findings.first.map(found.frequency) ?? ""
        XCTAssertTrue(frequency.hasPrefix("2 of 2 changes of style and "), frequency)
        XCTAssertTrue(frequency.hasSuffix(" of 7 changes of width"), frequency)
    }

    /// The data source also sets values only once, because a table does not request the cell again.
    func testValuesOfTheDataSource() throws {
        let found = try report(LineCell.self, [.style, .textSize]) { cell in
            cell.layer.borderColor = UIColor.label.cgColor
            cell.line.font = .preferredFont(forTextStyle: .headline)
        }
        XCTAssertEqual(found.findings.map(\.property).sorted(), ["font", "layer.borderColor"])
        XCTAssertEqual(Set(found.findings.map(\.change)), [.style, .textSize])
    }

    /// `layoutSubviews` may lay out the content view to read the frames in it.
    func testARadiusReadAfterLayoutOfTheContentView() throws {
        try assertFollows(ReadingCell.self)
    }

    /// A text style font in a built-in label, which does not follow the text size.
    func testAFontOfTheAppInABuiltInLabel() throws {
        let found = try report(UITableViewCell.self, [.textSize]) { cell in
            cell.textLabel?.text = "A title"
            cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
        }
        XCTAssertEqual(found.findings.map(\.property), ["font"])
    }

    // MARK: Built-in cells

    func testBuiltInCells() throws {
        for type in [PlainStyleCell.self, SubtitleStyleCell.self, ValueStyleCell.self, DetailStyleCell.self] {
            try assertFollows(type) { cell in
                cell.textLabel?.text = "A title"
                cell.detailTextLabel?.text = "Some detail of it"
                cell.imageView?.image = UIImage(systemName: "star")
                cell.accessoryType = .detailDisclosureButton
            }
        }
        try assertFollows(UITableViewHeaderFooterView.self) { $0.textLabel?.text = "A title" }
        try assertFollows(UICollectionViewCell.self, itemSize: CGSize(width: 50, height: 50)) {
            $0.backgroundColor = .systemBackground
        }
    }

    func testConfigurations() throws {
        try assertFollows(UITableViewCell.self) { cell in
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("A title", "Some detail of it")
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listPlainCell()
        }
        try assertFollows(UICollectionViewListCell.self) { cell in
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = ("A title", "Some detail of it")
            cell.contentConfiguration = content
        }
    }

    func testControls() throws {
        try assertFollows(LeakyCell.self) { cell in
            cell.nameLabel.font = .preferredFont(forTextStyle: .body)
            cell.nameLabel.adjustsFontForContentSizeCategory = true
            cell.button.setTitle("Press", for: .normal)
            cell.picture.image = UIImage(systemName: "star")
            cell.accessoryView = UISwitch()
        }
    }

    func testRecordsAreShownThroughChangesToo() throws {
        let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: 2)])
        var check = ReuseCheck(
            .tableCell, .type(UITableViewCell.self), reuseIdentifier: "Cell", width: 375, traits: traits)
        check.changes = [.style]
        let found = try check.run(recordCount: 2, sample: [0, 1]) { view, index in
            view.layer.borderColor = index == 1 ? UIColor.label.cgColor : nil
            view.layer.borderWidth = 1
        }
        XCTAssertEqual(found.pairCount, 2)
        XCTAssertEqual(found.changeCounts, [.style: 4])
        XCTAssertEqual(found.leakingChangeCount, 2)
        XCTAssertEqual(found.findings.map(\.change), [.style])
        XCTAssertEqual(found.findings.first?.example.shownRecord, 1)
        XCTAssertEqual(check.workCount(sampleSize: 2), 6)
    }
}

@preconcurrency @MainActor private final class PlainStyleCell: UITableViewCell {}

@preconcurrency @MainActor private final class SubtitleStyleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor private final class ValueStyleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor private final class DetailStyleCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: .value2, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
}
