import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests the built-in labels of headers and footers.
@preconcurrency @MainActor final class HeaderTitleTests: XCTestCase {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { footer }
    }

    private func makeSource(_ style: UITableView.Style, _ prepare: (Source) -> Void = { _ in }) -> Source {
        let source = Source()
        source.header.textLabel?.text = "Metals"
        source.footer.textLabel?.text = "They conduct."
        prepare(source)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400), style: style)
        (table.dataSource, table.delegate) = (source, source)
        table.layoutIfNeeded()
        return source
    }

    func testHeaderLabelsUseTableStyle() {
        let plain = makeSource(.plain)
        XCTAssertEqual(plain.header.textLabel?.font, .preferredFont(forTextStyle: .headline))
        XCTAssertEqual(plain.header.textLabel?.textColor, .secondaryLabel)
        XCTAssertEqual(plain.footer.textLabel?.textColor, .secondaryLabel)
        let grouped = makeSource(.grouped)
        for view in [grouped.header, grouped.footer] {
            XCTAssertEqual(view.textLabel?.font.pointSize, 13)
            XCTAssertEqual(view.textLabel?.textColor, .secondaryLabel)
        }
        XCTAssertEqual(grouped.header.textLabel?.text, "Metals", "only titles from the data source become uppercase")
    }

    func testCustomAttributesArePreserved() {
        let source = makeSource(.grouped) {
            $0.header.textLabel?.font = .boldSystemFont(ofSize: 21)
            $0.header.textLabel?.textColor = .systemRed
        }
        XCTAssertEqual(source.header.textLabel?.font, .boldSystemFont(ofSize: 21))
        XCTAssertEqual(source.header.textLabel?.textColor, .systemRed)
    }
}
