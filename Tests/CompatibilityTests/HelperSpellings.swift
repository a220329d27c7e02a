import SnapshotTesting

/// Helpers that projects write for the snapshot libraries.
final class HelperSpellings: CompatibilityCase {
    /// A window with the safe area and traits of a device, drawn without a library.
    private final class DeviceWindow: UIWindow {
        private var style = UIUserInterfaceStyle.light

        convenience init(style: UIUserInterfaceStyle, root: UIViewController) {
            self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
            self.style = style
            layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
            rootViewController = root
            isHidden = false
            root.view.layoutMargins = layoutMargins
        }

        override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) }
        override var traitCollection: UITraitCollection {
            UITraitCollection(traitsFrom: [
                super.traitCollection, .init(displayScale: 2), .init(userInterfaceStyle: style),
            ])
        }

        func picture() -> UIImage {
            UIGraphicsImageRenderer(bounds: bounds, format: .init(for: traitCollection)).image {
                layer.render(in: $0.cgContext)
            }
        }
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }
    }

    func testOneControllerInWindowsOfSeveralStyles() {
        let rows = Rows()
        let light = DeviceWindow(style: .light, root: rows).picture().pngData()
        let dark = DeviceWindow(style: .dark, root: rows).picture().pngData()
        XCTAssertNotEqual(light, dark)
        XCTAssertEqual(DeviceWindow(style: .light, root: rows).picture().pngData(), light)
        XCTAssertEqual(rows.tableView.visibleCells.count, 3)
    }

    func testWaitingWithoutTimeout() async {
        let (first, second) = (expectation(description: "first"), expectation(description: "second"))
        DispatchQueue.global().async {
            first.fulfill()
            second.fulfill()
        }
        await fulfillment(of: [first])
        await fulfillment(of: [second], enforceOrder: true)
    }

    func testWaitingWithoutTimeoutInSynchronousTests() {
        let later = expectation(description: "later")
        DispatchQueue.main.async { later.fulfill() }
        wait(for: [later])
    }
}
