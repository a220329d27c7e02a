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

    private func assertChangeSafe<Cell: UIView>(
        _ type: Cell.Type, itemSize: CGSize? = nil, file: StaticString = #filePath, line: UInt = #line,
        fill: @escaping (Cell) throws -> Void = { _ in }
    ) throws {
        let reuseReport = try report(type, itemSize: itemSize, fill: fill)
        XCTAssertEqual(reuseReport.findings.map(findingDescription), [], file: file, line: line)
        XCTAssertEqual(reuseReport.ambiguousRecords, [], file: file, line: line)
        XCTAssertEqual(reuseReport.nondeterministicProperties, [], file: file, line: line)
        XCTAssertEqual(
            reuseReport.changeCounts, [.style: 2, .width: 7, .textSize: 2, .direction: 2], file: file, line: line)
    }

    private func findingDescription(_ finding: ReuseFinding) -> String {
        "\(finding.property) of \(finding.location.name) is \(finding.example.actual) instead of "
            + "\(finding.example.expected) when \(finding.example.transition?.sentence ?? "")"
    }

    // MARK: Style

    func testStaleBorderColor() throws {
        let reuseReport = try report(StaleBorderCell.self)
        XCTAssertEqual(
            reuseReport.findings.map(findingDescription),
            ["layer.borderColor of card is #FFFFFF instead of #000000 when the style changes from dark to light"])
        XCTAssertGreaterThan(reuseReport.findings[0].example.differentPixels, 0)
        XCTAssertEqual(reuseReport.frequency(reuseReport.findings[0]), "2 of 2 changes of style")
        XCTAssertTrue(
            reuseReport.findings[0].remedy.contains("registerForTraitChanges"), reuseReport.findings[0].remedy)
        try assertChangeSafe(FollowingBorderCell.self)
    }

    func testStaleGradient() throws {
        let reuseReport = try report(StaleGradientCell.self)
        XCTAssertEqual(reuseReport.findings.map(\.property), ["layer.sublayers"])
        XCTAssertEqual(reuseReport.findings.map(\.change), [.style])
        try assertChangeSafe(FollowingGradientCell.self)
    }

    // MARK: Width

    func testCornerRadiusFromBoundsBeforeLayout() throws {
        let reuseReport = try report(EarlyRadiusCell.self, [.width])
        XCTAssertEqual(reuseReport.findings.map(\.property), ["layer.cornerRadius"])
        XCTAssertEqual(reuseReport.findings.map(\.location.name), ["card"])
        XCTAssertGreaterThan(reuseReport.findings[0].example.differentPixels, 0)
        try assertChangeSafe(PillCell.self)
    }

    func testShadowPathFromBoundsBeforeLayout() throws {
        let reuseReport = try report(EarlyShadowCell.self)
        XCTAssertEqual(
            reuseReport.findings.map(findingDescription),
            [
                "layer.shadowPath of contentView is a path in (8, 8; 304 × 28) instead of a path in (8, 8; 359 × 40) "
                    + "when code reads frames before layout (at a width of 375 points they are not the recorded ones)"
            ])
        XCTAssertTrue(reuseReport.findings[0].remedy.contains("layoutSubviews()"), reuseReport.findings[0].remedy)
        try assertChangeSafe(ShadowCell.self)
    }

    func testStaleConstraintConstant() throws {
        let reuseReport = try report(StaleBarCell.self)
        XCTAssertEqual(reuseReport.findings.map(\.property), ["constant"])
        XCTAssertEqual(reuseReport.findings.map(\.location.name), ["barWidth"])
        XCTAssertEqual(reuseReport.findings.map(\.change), [.width])
        try assertChangeSafe(FollowingBarCell.self)
    }

    // MARK: Text size and direction

    func testStaleScaledFont() throws {
        let reuseReport = try report(LineCell.self)
        XCTAssertEqual(reuseReport.findings.map(\.property), ["font"])
        XCTAssertEqual(reuseReport.findings.map(\.change), [.textSize])
        XCTAssertTrue(reuseReport.findings[0].example.consequences.contains { $0.contains("points high instead of") })
        XCTAssertTrue(reuseReport.findings[0].remedy.contains("adjustsFontForContentSizeCategory"))
        try assertChangeSafe(AdjustingLineCell.self)
        try assertChangeSafe(ListeningLineCell.self)
    }

    func testStaleMirroredView() throws {
        let reuseReport = try report(StaleArrowCell.self)
        XCTAssertEqual(reuseReport.findings.map(\.property), ["transform"])
        XCTAssertEqual(reuseReport.findings.map(\.change), [.direction])
        try assertChangeSafe(FollowingArrowCell.self)
    }

    func testCauseIsReportedOnce() throws {
        let reuseReport = try report(UITableViewCell.self, [.style, .width]) { cell in
            let isDark = cell.traitCollection.userInterfaceStyle == .dark
            cell.layer.cornerRadius = cell.bounds.width / 10 + (isDark ? 1 : 0)
        }
        XCTAssertEqual(reuseReport.findings.map(\.property), ["layer.cornerRadius"])
        let frequency = reuseReport.findings.first.map(reuseReport.frequency) ?? ""
        XCTAssertTrue(frequency.hasPrefix("2 of 2 changes of style and "), frequency)
        XCTAssertTrue(frequency.hasSuffix(" of 7 changes of width"), frequency)
    }

    /// The data source also sets values only once, because a table does not request the cell again.
    func testValuesOfTheDataSource() throws {
        let reuseReport = try report(LineCell.self, [.style, .textSize]) { cell in
            cell.layer.borderColor = UIColor.label.cgColor
            cell.line.font = .preferredFont(forTextStyle: .headline)
        }
        XCTAssertEqual(reuseReport.findings.map(\.property).sorted(), ["font", "layer.borderColor"])
        XCTAssertEqual(Set(reuseReport.findings.map(\.change)), [.style, .textSize])
    }

    /// `layoutSubviews` may lay out the content view to read the frames in it.
    func testRadiusReadAfterContentLayout() throws {
        try assertChangeSafe(ReadingCell.self)
    }

    /// A text style font in a built-in label, which does not follow the text size.
    func testCustomFontInBuiltInLabel() throws {
        let reuseReport = try report(UITableViewCell.self, [.textSize]) { cell in
            cell.textLabel?.text = "A title"
            cell.textLabel?.font = .preferredFont(forTextStyle: .headline)
        }
        XCTAssertEqual(reuseReport.findings.map(\.property), ["font"])
    }

    // MARK: Built-in cells

    func testBuiltInCells() throws {
        for type in [PlainStyleCell.self, SubtitleStyleCell.self, ValueStyleCell.self, DetailStyleCell.self] {
            try assertChangeSafe(type) { cell in
                cell.textLabel?.text = "A title"
                cell.detailTextLabel?.text = "Some detail of it"
                cell.imageView?.image = UIImage(systemName: "star")
                cell.accessoryType = .detailDisclosureButton
            }
        }
        try assertChangeSafe(UITableViewHeaderFooterView.self) { $0.textLabel?.text = "A title" }
        try assertChangeSafe(UICollectionViewCell.self, itemSize: CGSize(width: 50, height: 50)) {
            $0.backgroundColor = .systemBackground
        }
    }

    func testConfigurations() throws {
        try assertChangeSafe(UITableViewCell.self) { cell in
            var content = UIListContentConfiguration.subtitleCell()
            (content.text, content.secondaryText) = ("A title", "Some detail of it")
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
            cell.backgroundConfiguration = .listPlainCell()
        }
        try assertChangeSafe(UICollectionViewListCell.self) { cell in
            var content = UIListContentConfiguration.valueCell()
            (content.text, content.secondaryText) = ("A title", "Some detail of it")
            cell.contentConfiguration = content
        }
    }

    func testControls() throws {
        try assertChangeSafe(LeakyCell.self) { cell in
            cell.nameLabel.font = .preferredFont(forTextStyle: .body)
            cell.nameLabel.adjustsFontForContentSizeCategory = true
            cell.button.setTitle("Press", for: .normal)
            cell.picture.image = UIImage(systemName: "star")
            cell.accessoryView = UISwitch()
        }
    }

    func testRecordsAreCheckedForChanges() throws {
        let traits = UITraitCollection(traitsFrom: [.current, UITraitCollection(displayScale: 2)])
        var check = ReuseCheck(
            .tableCell, .type(UITableViewCell.self), reuseIdentifier: "Cell", width: 375, traits: traits)
        check.changes = [.style]
        let reuseReport = try check.run(recordCount: 2, sample: [0, 1]) { view, index in
            view.layer.borderColor = index == 1 ? UIColor.label.cgColor : nil
            view.layer.borderWidth = 1
        }
        XCTAssertEqual(reuseReport.pairCount, 2)
        XCTAssertEqual(reuseReport.changeCounts, [.style: 4])
        XCTAssertEqual(reuseReport.leakingChangeCount, 2)
        XCTAssertEqual(reuseReport.findings.map(\.change), [.style])
        XCTAssertEqual(reuseReport.findings.first?.example.shownRecord, 1)
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
