import UIKit
import XCTest

@testable import CellSimReuse

/// Tests that each kind of leak in a cell's configuration is found.
@preconcurrency @MainActor final class PlantedLeakTests: XCTestCase {
    /// Returns the only finding if every second record makes a change that is never reset.
    private func finding(
        file: StaticString = #filePath, line: UInt = #line, _ change: @escaping (LeakyCell) -> Void
    ) throws -> ReuseFinding {
        let report = try Leak.report(LeakyCell.self, [true, false]) { cell, changes in
            cell.nameLabel.text = "Ann"
            if changes { change(cell) }
        }
        XCTAssertEqual(report.findings.count, 1, "\(Leak.names(report))", file: file, line: line)
        XCTAssertEqual(report.nondeterministicProperties, [], file: file, line: line)
        XCTAssertEqual(report.pairCount, 2, file: file, line: line)
        XCTAssertEqual(report.leakingPairCount, 1, file: file, line: line)
        let finding = try XCTUnwrap(report.findings.first, file: file, line: line)
        XCTAssertEqual(finding.example.leakingRecord, 0, file: file, line: line)
        XCTAssertEqual(finding.example.shownRecord, 1, file: file, line: line)
        return finding
    }

    private func assert(
        _ finding: ReuseFinding, _ property: String, of location: String, _ kind: DifferenceKind, expected: String,
        actual: String,
        isSeen: Bool = true, file: StaticString = #filePath, line: UInt = #line
    ) {
        XCTAssertEqual(finding.property, property, file: file, line: line)
        XCTAssertEqual(finding.location.name, location, file: file, line: line)
        XCTAssertEqual(finding.kind, kind, file: file, line: line)
        XCTAssertEqual(finding.example.expected, expected, file: file, line: line)
        XCTAssertEqual(finding.example.actual, actual, file: file, line: line)
        XCTAssertEqual(finding.example.differentPixels > 0, isSeen, file: file, line: line)
    }

    func testText() throws {
        let report = try Leak.report(LeakyCell.self, ["Bartholomew the Elder, of the long and winding name", nil]) {
            cell, name in
            if let name { cell.nameLabel.text = name }
        }
        XCTAssertEqual(Leak.names(report), ["text of nameLabel"])
        let finding = report.findings[0]
        assert(
            finding, "text", of: "nameLabel", .text, expected: "\"nobody\"",
            actual: "\"Bartholomew the Elder, of the long and winding name\"")
        XCTAssertTrue(
            finding.example.consequences.contains { $0.hasPrefix("the cell is ") }, "\(finding.example.consequences)")
        XCTAssertNotEqual(finding.example.fresh.height, finding.example.reused.height)
    }

    func testColor() throws {
        assert(
            try finding { $0.nameLabel.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }, "textColor",
            of: "nameLabel",
            .look, expected: "#000000", actual: "#FF0000")
        assert(
            try finding { $0.contentView.backgroundColor = .yellow }, "backgroundColor", of: "contentView", .look,
            expected: "nil", actual: "#FFFF00")
    }

    func testHidden() throws {
        assert(
            try finding { $0.badge.isHidden = true }, "isHidden", of: "badge", .look, expected: "false", actual: "true")
    }

    func testAlpha() throws {
        assert(try finding { $0.badge.alpha = 0.5 }, "alpha", of: "badge", .look, expected: "1", actual: "0.5")
    }

    func testConstantOfAConstraint() throws {
        let constantFinding = try finding { $0.badgeWidth.constant = 44 }
        assert(constantFinding, "constant", of: "badgeWidth", .layout, expected: "20", actual: "44")
        XCTAssertEqual(constantFinding.location.className, "NSLayoutConstraint")
        XCTAssertEqual(constantFinding.example.consequences, ["1 view has a different frame"])
    }

    func testConstraintSwitchedOn() throws {
        assert(
            try finding { $0.wideName.isActive = true }, "isActive", of: "wideName", .layout, expected: "false",
            actual: "true",
            isSeen: false)
    }

    func testConstraintSwitchedOff() throws {
        assert(
            try finding { $0.badgeWidth.isActive = false }, "isActive", of: "badgeWidth", .layout, expected: "true",
            actual: "false")
    }

    func testImage() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        }
        assert(
            try finding { $0.picture.image = image }, "image", of: "picture", .look, expected: "nil",
            actual: "an image of 12 × 12")
    }

    func testSubviewAddedByEachConfiguration() throws {
        let report = try Leak.report(LeakyCell.self, [1, 2]) { cell, _ in
            let dot = UISwitch()
            dot.frame.origin = CGPoint(x: 100, y: 0)
            cell.contentView.addSubview(dot)
        }
        XCTAssertEqual(Leak.names(report), ["subviews of contentView"])
        XCTAssertEqual(report.findings[0].pairCount, 2)
        XCTAssertEqual(
            report.findings[0].example.actual, "[UILabel, UIView, UIImageView, UIButton, UISwitch, UISwitch]")
    }

    func testLayerAddedByEachConfiguration() throws {
        let report = try Leak.report(LeakyCell.self, [1]) { cell, _ in cell.badge.layer.addSublayer(CAGradientLayer()) }
        XCTAssertEqual(Leak.names(report), ["layer.sublayers of badge"])
        XCTAssertEqual(report.pairCount, 1, "a single record is shown twice")
    }

    func testActionAddedByEachConfiguration() throws {
        let report = try Leak.report(LeakyCell.self, [1, 2]) { cell, _ in
            cell.button.addAction(UIAction { _ in }, for: .touchUpInside)
        }
        XCTAssertEqual(Leak.names(report), ["targets and actions of button"])
        XCTAssertEqual(report.findings[0].kind, .behaviour)
        XCTAssertEqual(report.findings[0].example.expected, "1 action")
        XCTAssertEqual(report.findings[0].example.actual, "2 actions")
    }

    func testGestureRecogniserAddedByEachConfiguration() throws {
        let report = try Leak.report(LeakyCell.self, [1, 2]) { cell, _ in
            cell.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
        }
        XCTAssertEqual(Leak.names(report), ["gestureRecognizers of cell"])
    }

    func testAccessibilityLabel() throws {
        assert(
            try finding { $0.badge.accessibilityLabel = "new" }, "accessibilityLabel", of: "badge", .accessibility,
            expected: "nil", actual: "\"new\"", isSeen: false)
    }

    func testAccessibilityTraits() throws {
        assert(
            try finding { $0.accessibilityTraits = [.button, .selected] }, "accessibilityTraits", of: "cell",
            .accessibility,
            expected: "none", actual: "button, selected", isSeen: false)
    }

    func testAccessibilityElementsAndActions() throws {
        let elements = try finding { $0.accessibilityElements = [$0.nameLabel, $0.badge] }
        assert(
            elements, "accessibilityElements", of: "cell", .accessibility, expected: "[]", actual: "[UILabel, UIView]",
            isSeen: false)
        let actions = try finding {
            $0.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Archive") { _ in true }]
        }
        assert(
            actions, "accessibilityCustomActions", of: "cell", .accessibility, expected: "[]", actual: "[\"Archive\"]",
            isSeen: false)
    }

    /// Consequences of a leaking property are not reported separately.
    func testViewsOfPropertiesAreReportedOnce() throws {
        assert(
            try finding { $0.accessoryView = UISwitch() }, "accessoryView", of: "cell", .look, expected: "nil",
            actual: "UISwitch")
        let background = try finding { cell in
            cell.backgroundView = UIView()
            cell.backgroundView?.backgroundColor = .green
        }
        assert(background, "backgroundView", of: "cell", .look, expected: "nil", actual: "UIView")
        let stacked = try Leak.report(StackedCell.self, [true, false]) { cell, isLong in
            if isLong { cell.stack.addArrangedSubview(UISwitch()) }
        }
        XCTAssertEqual(Leak.names(stacked), ["arrangedSubviews of stack"])
        XCTAssertEqual(stacked.findings[0].example.actual, "[UILabel, UISwitch]")
    }

    func testButtonStateIsReportedOnce() throws {
        assert(
            try finding { $0.button.isSelected = true }, "isSelected", of: "button", .look, expected: "false",
            actual: "true", isSeen: false)
    }

    func testStyleOfTheInterface() throws {
        assert(
            try finding { $0.badge.overrideUserInterfaceStyle = .dark }, "overrideUserInterfaceStyle", of: "badge",
            .look,
            expected: "unspecified", actual: "dark")
    }

    func testMask() throws {
        assert(
            try finding { $0.badge.mask = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }, "mask", of: "badge",
            .look,
            expected: "nil", actual: "UIView")
    }

    func testTextAttributes() throws {
        let report = try Leak.report(LeakyCell.self, [true, false]) { cell, isMarked in
            let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
            if isMarked { cell.nameLabel.attributedText = NSAttributedString(string: "nobody", attributes: red) }
        }
        XCTAssertEqual(Leak.names(report), ["textColor of nameLabel"])
        let marked = try Leak.report(LeakyCell.self, [true, false]) { cell, isMarked in
            let underlined: [NSAttributedString.Key: Any] = [.underlineStyle: 1]
            if isMarked { cell.nameLabel.attributedText = NSAttributedString(string: "nobody", attributes: underlined) }
        }
        XCTAssertEqual(Leak.names(marked), ["attributedText of nameLabel"])
        XCTAssertTrue(
            marked.findings[0].example.actual.hasPrefix("\"nobody\" with underlineStyle 1"),
            marked.findings[0].example.actual)
    }

    func testColorLeftByAttributedText() throws {
        let report = try Leak.report(LeakyCell.self, [true, false]) { cell, isMarked in
            let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)]
            if isMarked {
                cell.nameLabel.attributedText = NSAttributedString(string: "Ann", attributes: red)
            } else {
                cell.nameLabel.text = "Bob"
            }
        }
        XCTAssertEqual(Leak.names(report), ["textColor of nameLabel"])
    }

    func testAccessory() throws {
        assert(
            try finding { $0.accessoryType = .checkmark }, "accessoryType", of: "cell", .look, expected: "none",
            actual: "checkmark")
    }

    func testTitleOfAButton() throws {
        let titleFinding = try finding { $0.button.setTitle("Follow", for: .normal) }
        assert(titleFinding, "title", of: "button", .text, expected: "nil", actual: "\"Follow\"")
    }

    func testBuiltInLabel() throws {
        let report = try Leak.report(UITableViewCell.self, ["x", nil]) { cell, text in
            if let text { cell.textLabel?.text = text }
        }
        XCTAssertEqual(Leak.names(report), ["text of textLabel"])
    }

    func testContentConfiguration() throws {
        let report = try Leak.report(UITableViewCell.self, ["x", nil]) { cell, text in
            var content = cell.contentConfiguration as? UIListContentConfiguration ?? cell.defaultContentConfiguration()
            content.text = "title"
            if let text { content.secondaryText = text }
            cell.contentConfiguration = content
        }
        XCTAssertEqual(Leak.names(report), ["contentConfiguration.secondaryText of cell"])
        XCTAssertEqual(report.findings[0].example.actual, "\"x\"")
    }

    func testManualFrame() throws {
        let report = try Leak.report(MovedCell.self, [40, nil]) { cell, x in
            if let x { cell.mark.frame.origin.x = x }
        }
        XCTAssertEqual(Leak.names(report), ["frame of mark"])
    }

    func testIntrinsicContentSize() throws {
        let report = try Leak.report(GaugeCell.self, [60.0, nil]) { cell, height in
            if let height { cell.gauge.height = height }
        }
        XCTAssertEqual(Leak.names(report), ["intrinsicContentSize of gauge"])
        XCTAssertEqual(report.ambiguousRecords, [])
    }

    func testLeakInDrawRectIsFoundByPixels() throws {
        let report = try Leak.report(DrawnCell.self, [UIColor.red, nil]) { cell, color in
            if let color { cell.canvas.color = color }
        }
        XCTAssertEqual(Leak.names(report), ["drawing of canvas"])
        XCTAssertEqual(report.findings[0].kind, .pixels)
        XCTAssertGreaterThan(report.findings[0].example.differentPixels, 0)
    }
}

@preconcurrency @MainActor private final class StackedCell: UITableViewCell {
    let stack = UIStackView()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stack.addArrangedSubview(UILabel())
        contentView.addSubview(stack)
    }

    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor private final class MovedCell: UITableViewCell {
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        mark.backgroundColor = .black
        contentView.addSubview(mark)
    }

    required init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor private final class Canvas: UIView {
    var color = UIColor.green

    override func draw(_ rect: CGRect) {
        color.setFill()
        UIRectFill(bounds)
    }
}

@preconcurrency @MainActor private final class DrawnCell: UITableViewCell {
    let canvas = Canvas(frame: CGRect(x: 5, y: 5, width: 20, height: 20))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(canvas)
    }

    required init?(coder: NSCoder) { nil }
}

/// A view with its own property for its height.
@preconcurrency @MainActor private final class Gauge: UIView {
    var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: height) }
}

@preconcurrency @MainActor private final class GaugeCell: UITableViewCell {
    let gauge = Gauge()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        gauge.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(gauge)
        NSLayoutConstraint.activate([
            gauge.topAnchor.constraint(equalTo: contentView.topAnchor),
            gauge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            gauge.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
