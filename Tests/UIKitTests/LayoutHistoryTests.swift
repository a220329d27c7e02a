import CellSimHost
import UIKit
import XCTest

/// Tests that a view changed after a layout equals one changed before its first layout, with cases that `LawCheck` found.
@preconcurrency @MainActor final class LayoutHistoryTests: XCTestCase {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func show(_ view: UIView) {
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    /// Adds a box at the leading edge.
    private func box(in view: UIView) -> UIView {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
            box.topAnchor.constraint(equalTo: view.topAnchor), box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        return box
    }

    func testLeadingEdgesFollowDirectionChange() {
        let view = UIView()
        let box = box(in: view)
        show(view)
        XCTAssertEqual(box.frame.minX, 5)
        window.traitOverrides.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 215)
        window.traitOverrides.layoutDirection = .leftToRight
        window.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 5)
    }

    func testPreservedMarginsFollowDirectionChange() {
        let outer = UIView(), inner = UIView()
        outer.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40)
        inner.preservesSuperviewLayoutMargins = true
        inner.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
        outer.addSubview(inner)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        inner.addSubview(box)
        NSLayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: inner.layoutMarginsGuide.leftAnchor),
            box.topAnchor.constraint(equalTo: inner.topAnchor), box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 10),
        ])
        show(outer)
        XCTAssertEqual(box.frame.minX, 20)
        outer.semanticContentAttribute = .forceRightToLeft
        window.layoutIfNeeded()
        XCTAssertEqual(box.frame.minX, 40)
    }

    /// Returns a row of three wrapping labels, 300 points wide.
    private func row() -> (UIStackView, [UILabel]) {
        let labels = (0..<3).map { index in
            let label = UILabel()
            label.text = "A long text of label \(index) that is broken into lines"
            label.numberOfLines = 0
            label.setContentCompressionResistancePriority(UILayoutPriority(Float(750 - index)), for: .horizontal)
            return label
        }
        return (UIStackView(arrangedSubviews: labels), labels)
    }

    /// Returns the widths after a change in a row that was laid out before, and in a new row.
    private func widths(_ change: ([UILabel]) -> Void) -> (used: [CGFloat], fresh: [CGFloat]) {
        func widths(isUsed: Bool) -> [CGFloat] {
            let (stack, labels) = row()
            if isUsed { show(stack) }
            change(labels)
            if !isUsed { show(stack) }
            window.layoutIfNeeded()
            return labels.map(\.frame.width)
        }
        return (widths(isUsed: true), widths(isUsed: false))
    }

    func testWrappedRowFollowsPriorityChange() {
        let (used, freshWidths) = widths {
            $0[0].setContentCompressionResistancePriority(UILayoutPriority(100), for: .horizontal)
        }
        XCTAssertEqual(used, freshWidths)
    }

    func testWrappedRowFollowsLineLimitChange() {
        let (used, freshWidths) = widths { $0[0].numberOfLines = 1 }
        XCTAssertEqual(used, freshWidths)
    }

    func testRemovedTitleHasNoFrame() {
        let button = UIButton(type: .system)
        button.setTitle("Title", for: .normal)
        show(button)
        XCTAssertGreaterThan(button.titleLabel?.frame.width ?? 0, 0)
        button.setTitle(nil, for: .normal)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.frame ?? .zero, .zero)
    }

    /// Measuring a configured button must not invalidate the stack view's layout again.
    func testProportionalButtonRowIsNotLaidOutAgain() {
        final class Row: UIStackView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let row = Row()
        row.distribution = .fillProportionally
        for title in ["Click", "Mark read"] {
            var configuration = UIButton.Configuration.plain()
            configuration.title = title
            row.addArrangedSubview(UIButton(configuration: configuration))
        }
        show(row)
        let layouts = row.layouts
        window.layoutIfNeeded()
        XCTAssertEqual(row.layouts, layouts)
    }

    /// Apple, `UILargeContentViewerInteraction`: bar items do not scale with the text size.
    func testBarSymbolsIgnoreTextSize() {
        func width(_ size: UIContentSizeCategory) -> CGFloat {
            let before = UITraitCollection.current
            defer { UITraitCollection.current = before }
            let traits = before.modifyingTraits { $0.preferredContentSizeCategory = size }
            UITraitCollection.current = traits
            let bar = UIToolbar()
            bar.items = [UIBarButtonItem(barButtonSystemItem: .play, target: nil, action: nil)]
            window.traitOverrides.preferredContentSizeCategory = size
            show(bar)
            defer { bar.removeFromSuperview() }
            return bar.subviews.filter { $0.frame.height > 20 }.map(\.frame.width).filter { $0 < 100 }.max() ?? 0
        }
        XCTAssertGreaterThan(width(.large), 0)
        XCTAssertEqual(width(.accessibilityLarge), width(.large))
    }

    // MARK: Preserved margins

    /// A cell with a label in the margins of a box that preserves the content view's margins, but touches none of its edges.
    private final class BoxCell: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let (box, label) = (UIView(), UILabel())
            label.text = "Label"
            box.preservesSuperviewLayoutMargins = true
            contentView.addSubview(box)
            box.addSubview(label)
            for view in [box, label] { view.translatesAutoresizingMaskIntoConstraints = false }
            let (outer, inner) = (contentView.layoutMarginsGuide, box.layoutMarginsGuide)
            for (view, guide) in [(box, outer), (label, inner)] {
                NSLayoutConstraint.activate([
                    view.topAnchor.constraint(equalTo: guide.topAnchor),
                    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                ])
            }
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
        }
    }

    func testRowsWithPreservedMarginsAreMeasuredCorrectly() throws {
        let (table, rows) = (UITableView(), Rows())
        table.register(BoxCell.self, forCellReuseIdentifier: "box")
        table.dataSource = rows
        show(table)
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let box = try XCTUnwrap(cell.contentView.subviews.first)
        XCTAssertEqual(box.layoutMargins.top, 8)
        let first = (cell.frame.height, table.contentSize.height)
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        XCTAssertEqual(cell.frame.height, first.0)
        XCTAssertEqual(table.contentSize.height, first.1)
        let label = try XCTUnwrap(box.subviews.first)
        XCTAssertEqual(box.frame.height, label.frame.height + 16)
    }

    /// A hosted cell has the height of a row: the box below the bottom edge of the first layout gets the margin that it reaches.
    func testHostsMeasurePreservedMarginsLikeRows() throws {
        for height: CGFloat in [20, 200] {
            let host = HostWindow(size: CGSize(width: 320, height: 400), traits: .current)
            defer { host.close() }
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
            let box = EdgeBox(in: cell.contentView)
            host.window.addSubview(cell)
            host.layoutUntilStable()
            let measured = try XCTUnwrap(host.fittingHeight(of: cell, width: 320))
            XCTAssertEqual(cell.frame, CGRect(x: 0, y: 0, width: 320, height: height))
            cell.frame.size.height = measured
            host.layoutUntilStable()
            XCTAssertEqual(host.fittingHeight(of: cell, width: 320), measured)
            XCTAssertEqual(measured, 40 + box.layoutMargins.top + box.layoutMargins.bottom)
        }
    }

    /// A view with 40 points of content in the margins of a box that touches the bottom edge.
    private final class EdgeBox: UIView {
        init(in parent: UIView) {
            super.init(frame: .zero)
            preservesSuperviewLayoutMargins = true
            let inner = UIView()
            addSubview(inner)
            parent.addSubview(self)
            for view in [self, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
            let bottomConstraint = bottomAnchor.constraint(equalTo: parent.bottomAnchor)
            bottomConstraint.priority = UILayoutPriority(260)
            NSLayoutConstraint.activate([
                topAnchor.constraint(equalTo: parent.topAnchor), bottomConstraint,
                leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                trailingAnchor.constraint(equalTo: parent.trailingAnchor),
                inner.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
                inner.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
                inner.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
                inner.widthAnchor.constraint(equalToConstant: 40), inner.heightAnchor.constraint(equalToConstant: 40),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    // MARK: Accessories

    func testHiddenAccessoryIsNotASubview() {
        func classes(_ changes: (UITableViewCell) -> Void) -> [String] {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = .disclosureIndicator
            show(cell)
            changes(cell)
            cell.layoutIfNeeded()
            return cell.subviews.map { "\(type(of: $0))" }
        }
        let initialClasses = classes { _ in }
        XCTAssertEqual(initialClasses.filter { $0 == "CellAccessoryView" }.count, 1)
        XCTAssertFalse(classes { $0.isEditing = true }.contains("CellAccessoryView"))
        XCTAssertFalse(classes { $0.accessoryType = .none }.contains("CellAccessoryView"))
        XCTAssertFalse(classes { $0.accessoryView = UIView() }.contains("CellAccessoryView"))
        XCTAssertEqual(
            classes {
                $0.isEditing = true
                $0.layoutIfNeeded()
                $0.isEditing = false
            }, initialClasses)
    }

    func testAccessoryViewIsRemovedWhileEditing() {
        let (cell, view) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIView())
        view.isHidden = true
        cell.accessoryView = view
        XCTAssertIdentical(view.superview, cell)
        cell.isEditing = true
        XCTAssertNil(view.superview)
        cell.isEditing = false
        XCTAssertIdentical(view.superview, cell)
        XCTAssertTrue(view.isHidden, "the accessory view stays hidden")
    }

    /// An editing accessory that appears later is behind the editing controls, like one that existed before.
    func testAccessoryIsBelowEditingControls() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.showsReorderControl = true
        cell.isEditing = true
        show(cell)
        cell.editingAccessoryType = .checkmark
        cell.layoutIfNeeded()
        XCTAssertEqual(
            cell.subviews.map { "\(type(of: $0))" }.suffix(2), ["CellAccessoryView", "CellEditingControl"])
    }

    // MARK: Autoresizing masks

    /// Mask constraints keep the distances, even if the superview is too narrow for the view for a while.
    func testAutoresizedViewRecoversFromZeroWidth() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 1024, height: 100)), UIView())
        inner.frame = CGRect(x: 309, y: 20, width: 683, height: 56)
        inner.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        outer.addSubview(inner)
        let before = inner.frame
        outer.frame.size.width = 320
        XCTAssertEqual(inner.frame.width, 0)
        outer.frame.size.width = 200
        outer.frame.size.width = 1024
        XCTAssertEqual(inner.frame, before)
    }

    func testCollapsedMarginsKeepProportions() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)), UIView())
        inner.frame = CGRect(x: 90, y: 0, width: 300, height: 56)
        inner.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        outer.addSubview(inner)
        outer.frame.size.width = 300
        XCTAssertEqual(inner.frame.minX, 0)
        outer.frame.size.width = 400
        XCTAssertEqual(inner.frame.minX, 90)
    }

    /// Setting another frame gives the mask new distances.
    func testAutoresizingContinuesFromNewFrame() {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100)), UIView())
        inner.frame = CGRect(x: 50, y: 0, width: 300, height: 56)
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        outer.frame.size.width = 60
        inner.frame.size.width = 10
        outer.frame.size.width = 160
        XCTAssertEqual(inner.frame, CGRect(x: 50, y: 0, width: 110, height: 56))
    }
}
