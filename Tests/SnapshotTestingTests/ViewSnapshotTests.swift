import Foundation
import UIKit
import XCTest

@testable import SnapshotTesting

/// Tests how views and controllers are drawn in snapshots, and which callbacks they receive.
@preconcurrency @MainActor final class ViewSnapshotTests: XCTestCase {
    private func image<Value>(_ value: Value, _ strategy: Snapshotting<Value, UIImage>) -> UIImage {
        var result = UIImage()
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) -> String {
        var result = ""
        strategy.snapshot(value).run { result = $0 }
        return result
    }

    private func swatch(_ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: 7, y: 9, width: width, height: height))
        view.backgroundColor = .red
        return view
    }

    func testViewSizeAndScreenScale() throws {
        let taken = image(swatch(10, 6), .image)
        XCTAssertEqual([taken.cgImage?.width, taken.cgImage?.height], [20, 12])
        let bitmap = try XCTUnwrap(taken.cgImage).bitmap
        XCTAssertEqual(unsafe bitmap.withUnsafeBytes { unsafe Array($0.prefix(4)) }, [0, 0, 255, 255])
    }

    func testCustomSizeAndScale() {
        let view = swatch(10, 6)
        let taken = image(view, .image(size: CGSize(width: 30, height: 4), traits: UITraitCollection(displayScale: 3)))
        XCTAssertEqual([taken.cgImage?.width, taken.cgImage?.height], [90, 12])
        XCTAssertEqual(taken.scale, 3)
        XCTAssertEqual(view.frame.origin, CGPoint(x: 7, y: 9), "the view keeps its position")
    }

    /// The colours (BGRA) of a tab bar's surface and of the image of its unselected tab, above red.
    private func tabBar(
        _ strategy: Snapshotting<UIView, UIImage>, _ prepare: (UITabBar) -> Void = { _ in }
    ) throws -> [[UInt8]] {
        let background = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        background.backgroundColor = .red
        let bar = UITabBar(frame: CGRect(x: 0, y: 11, width: 100, height: 49))
        let square = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        bar.items = (0..<2).map { UITabBarItem(title: nil, image: square, tag: $0) }
        bar.selectedItem = bar.items?[0]
        prepare(bar)
        background.addSubview(bar)
        let bitmap = try XCTUnwrap(image(background, strategy).cgImage).bitmap
        return [CGPoint(x: 50, y: 30), CGPoint(x: 75, y: 30)].map { point in
            let start = (Int(point.y * 2) * bitmap.width + Int(point.x * 2)) * 4
            return unsafe bitmap.withUnsafeBytes { unsafe Array($0[start..<start + 4]) }
        }
    }

    func testTranslucentTabBarInRenderedLayer() throws {
        XCTAssertEqual(try tabBar(.image), [[0, 0, 255, 255], [255, 255, 255, 255]])
        let drawn = try tabBar(.image(drawHierarchyInKeyWindow: true))
        XCTAssertEqual(drawn[1], [147, 142, 142, 255])
        XCTAssertNotEqual(drawn[0], [0, 0, 255, 255])
    }

    func testOpaqueTabBarInRenderedLayer() throws {
        let opaque: (UITabBar) -> Void = { bar in
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = .black
            bar.standardAppearance = appearance
        }
        let colors: [[UInt8]] = [[0, 0, 0, 255], [124, 124, 124, 255]]
        XCTAssertEqual(try tabBar(.image, opaque), colors)
        XCTAssertEqual(try tabBar(.image(drawHierarchyInKeyWindow: true), opaque), colors)
    }

    func testTraitsAreApplied() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        view.backgroundColor = .systemBackground
        let dark = try XCTUnwrap(image(view, .image(traits: UITraitCollection(userInterfaceStyle: .dark))).cgImage)
        XCTAssertEqual(unsafe dark.bitmap.withUnsafeBytes { unsafe Array($0.prefix(4)) }, [0, 0, 0, 255])
        let light = try XCTUnwrap(image(view, .image).cgImage)
        XCTAssertEqual(unsafe light.bitmap.withUnsafeBytes { unsafe Array($0.prefix(4)) }, [255, 255, 255, 255])
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }

    func testEmptyViewIsDrawnAsMessage() {
        let taken = image(UIView(), .image)
        XCTAssertEqual(taken.size, CGSize(width: 400, height: 80))
    }

    func testEmptyViewIsSizedToFit() {
        let label = UILabel()
        label.text = "Iron"
        let expected = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        XCTAssertEqual(image(label, .image).size, expected)
        XCTAssertGreaterThan(expected.width, 10)
    }

    func testHeightFitsContentAtWidth() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "iron and copper ", count: 12)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
        ])
        let lines = label.sizeThatFits(CGSize(width: 180, height: 10_000)).height
        let taken = image(cell as UIView, .image(width: 200))
        XCTAssertEqual(taken.size.width, 200)
        XCTAssertEqual(taken.size.height, lines + 20, accuracy: 0.51)
        XCTAssertLessThan(image(cell as UIView, .image(width: 400)).size.height, taken.size.height)
    }

    /// The sizes are those of the original library's references.
    func testContainersExcludeSystemBars() {
        let plain = UIViewController()
        XCTAssertEqual(image(plain, .image(on: .iPhoneSe)).size, CGSize(width: 320, height: 568))
        let navigation = UINavigationController(rootViewController: UIViewController())
        XCTAssertEqual(
            image(navigation as UIViewController, .image(on: .iPhoneSe)).size, CGSize(width: 320, height: 548))
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        XCTAssertEqual(image(tabs as UIViewController, .image(on: .iPhoneSe)).size, CGSize(width: 320, height: 548))
        let onX = UITabBarController()
        onX.viewControllers = [UIViewController()]
        XCTAssertEqual(image(onX as UIViewController, .image(on: .iPhoneX)).size, CGSize(width: 375, height: 778))
    }

    func testDeviceSafeAreaAndTraits() {
        final class Probe: UIViewController {
            var insets = UIEdgeInsets.zero, scale: CGFloat = 0, horizontal = UIUserInterfaceSizeClass.unspecified
            override func viewDidLayoutSubviews() {
                insets = view.safeAreaInsets
                (scale, horizontal) = (view.traitCollection.displayScale, view.traitCollection.horizontalSizeClass)
            }
        }
        let probe = Probe()
        let taken = image(probe as UIViewController, .image(on: .iPhone12ProMax(.landscape)))
        XCTAssertEqual(taken.size, CGSize(width: 926, height: 428))
        XCTAssertEqual(probe.insets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        XCTAssertEqual(probe.scale, UIScreen.main.scale)
        XCTAssertEqual(probe.horizontal, .regular)
        let hidden = HiddenBar()
        _ = image(hidden as UIViewController, .image(on: .iPhone8))
        XCTAssertEqual(hidden.view.safeAreaInsets, .zero)
    }

    private final class HiddenBar: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    func testControllerAppearanceCallbacks() {
        final class Probe: UIViewController {
            var calls: [String] = []
            override func viewDidLoad() { calls.append("load") }
            override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
        }
        let probe = Probe()
        for round in 1...2 {
            _ = image(probe as UIViewController, .image(size: CGSize(width: 10, height: 10)))
            for name in ["willAppear", "didAppear", "willDisappear", "didDisappear"] {
                XCTAssertEqual(probe.calls.filter { $0 == name }.count, 2 * round, name)
            }
        }
        XCTAssertEqual(probe.calls.filter { $0 == "load" }.count, 1)
        XCTAssertNil(probe.parent)
        XCTAssertNil(probe.view.superview)
    }

    func testControllerHierarchy() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
        let lines = text(tabs as UIViewController, .hierarchy).split(separator: "\n").map(String.init)
        XCTAssertEqual(
            lines,
            [
                "<UITabBarController>, state: appeared, view: <UILayoutContainerView>",
                "   | <UINavigationController>, state: appeared, view: <UILayoutContainerView>",
                "   |    | <UIViewController>, state: appeared, view: <UIView>",
            ])
    }

    func testViewDescriptionHasNoAddresses() {
        let view = swatch(100, 50)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let label = UILabel(frame: CGRect(x: 133.0 + 2.0 / 3, y: 20, width: 52 + 2.0 / 3, height: 19 + 1.0 / 3))
        label.text = "What's"
        view.addSubview(label)
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        (box.clipsToBounds, box.isHidden, box.alpha, box.isOpaque, box.tag) = (true, true, 0.5, false, 3)
        view.addSubview(box)
        let lines = text(view, .recursiveDescription).split(separator: "\n").map(String.init)
        XCTAssertEqual(
            lines[0],
            "<UIView; frame = (7 9; 100 50); autoresize = W+H; layer = <CALayer>>"
        )
        XCTAssertEqual(
            lines[1],
            "   | <UILabel; frame = (133.667 20; 52.6667 19.3333); text = 'What's'; userInteractionEnabled = NO;"
                + " layer = <_UILabelLayer>>"
        )
        XCTAssertEqual(
            lines[2],
            "   | <UIView; frame = (0 0; 1 1); clipsToBounds = YES; alpha = 0.5; hidden = YES; opaque = NO; tag = 3; layer = <CALayer>>"
        )
    }

    func testLayoutReportsFramesAndConstraints() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let child = UIView()
        child.accessibilityIdentifier = "swatch"
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let widthConstraint = child.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: -4)
        widthConstraint.priority = UILayoutPriority(750)
        NSLayoutConstraint.activate([
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
            child.topAnchor.constraint(equalTo: view.topAnchor),
            child.heightAnchor.constraint(equalToConstant: 20), widthConstraint,
        ])
        XCTAssertEqual(
            text(view, .layout),
            """
            UIView (0 0; 100 50)
              - swatch.leading == UIView.leading + 8
              - swatch.top == UIView.top
              - swatch.width == 0.5 * UIView.width - 4 @ 750
              swatch (8 0; 46 20)
                - swatch.height == 20
            """)
    }

    func testAccessibilityOrder() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let second = UILabel(frame: CGRect(x: 100, y: 12, width: 90, height: 20))
        second.text = "Iron"
        let first = UILabel(frame: CGRect(x: 0, y: 10, width: 90, height: 20))
        first.text = "Fe"
        first.accessibilityTraits = .header
        let button = UIButton(frame: CGRect(x: 0, y: 60, width: 50, height: 30))
        button.setTitle("Mark", for: .normal)
        button.accessibilityHint = "marks it"
        button.isEnabled = false
        let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        (hidden.text, hidden.isHidden) = ("no", true)
        for part in [second, first, button, hidden] as [UIView] { view.addSubview(part) }
        XCTAssertEqual(
            text(view, .accessibility),
            """
            "Fe" [header] (0 10; 90 20)
            "Iron" [static text] (100 12; 90 20)
            "Mark" hint "marks it" [button, not enabled] (0 60; 50 30)
            """)
    }

    func testLayersAndPathsAreDrawn() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 4, height: 3)
        layer.backgroundColor = UIColor.blue.cgColor
        XCTAssertEqual(image(layer, .image).cgImage?.width, 8)
        XCTAssertEqual(layer.frame, CGRect(x: 5, y: 5, width: 4, height: 3))
        let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 6, height: 5))
        XCTAssertEqual(image(path, .image).size, CGSize(width: 6, height: 5))
        XCTAssertEqual(image(path.cgPath, .image(scale: 2)).cgImage?.width, 12)
        XCTAssertEqual(
            text(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1.25, height: 2)), .elementsDescription),
            "MoveTo (0.0, 0.0)\nLineTo (1.25, 0.0)\nLineTo (1.25, 2.0)\nLineTo (0.0, 2.0)\nClose \n")
        path.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
        XCTAssertTrue(text(path, .elementsDescription).contains("Close \n\nMoveTo (0.0, 0.0)\n"))
    }

    func testMatrixIsOneAssertion() throws {
        let folder = try SnapshotFolder()
        let matrix = SnapshotMatrix(
            devices: [("small", ViewImageConfig(size: CGSize(width: 20, height: 10))), ("se", .iPhoneSe)],
            directions: [.leftToRight, .rightToLeft])
        XCTAssertEqual(
            matrix.variants.map(\.name),
            [
                "small-light-ltr", "small-light-rtl", "small-dark-ltr", "small-dark-rtl", "se-light-ltr",
                "se-light-rtl", "se-dark-ltr", "se-dark-rtl",
            ])
        func verify(_ color: UIColor) -> String? {
            let view = swatch(20, 10)
            view.backgroundColor = color
            let environment = SnapshotEnvironment(["SNAPSHOT_ARTIFACTS": folder.url.path + "/artifacts"])
            return SnapshotEnvironment.$current.withValue(environment) {
                verifySnapshots(of: view, in: matrix, snapshotDirectory: folder.references, testName: "testMatrix()")
            }
        }
        XCTAssertEqual(verify(.systemBackground)?.hasPrefix("8 of 8 variants do not match."), true)
        XCTAssertNil(verify(.systemBackground))
        XCTAssertEqual(try folder.files.count, 8)
        let message = try XCTUnwrap(verify(.white))
        XCTAssertTrue(
            message.hasPrefix(
                "4 of 8 variants do not match.\n\nsmall-dark-ltr: Snapshot \"small-dark-ltr\" does not match"), message)
        let sheet = folder.url.appendingPathComponent("artifacts/ViewSnapshotTests/testMatrix.sheet.png")
        XCTAssertTrue(message.hasSuffix("All variants: \"\(sheet.absoluteString)\""), message)
        let picture = try XCTUnwrap(UIImage(data: try Data(contentsOf: sheet)))
        XCTAssertGreaterThan(picture.size.width, 960)
    }

    func testBarItemsAreReported() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let item = UINavigationItem(title: "Title")
        let (add, done) = (
            UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil),
            UIBarButtonItem(title: "OK", style: .done, target: nil, action: nil)
        )
        (done.accessibilityLabel, done.accessibilityIdentifier, done.isEnabled) = ("Finish", "done", false)
        (item.leftBarButtonItem, item.rightBarButtonItem, bar.items) = (add, done, [item])
        let tabs = UITabBar(frame: CGRect(x: 0, y: 151, width: 320, height: 49))
        let items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        (items[1].accessibilityIdentifier, items[1].badgeValue) = ("second", "3")
        (tabs.items, tabs.selectedItem) = (items, items[0])
        for part in [bar, tabs] { view.addSubview(part) }
        view.layoutIfNeeded()
        let lines = text(view, .accessibility).split(separator: "\n").map { $0.prefix { $0 != "(" } }
        XCTAssertEqual(
            lines,
            [
                "\"Add\" [button] ", "\"Finish\" [button, not enabled] id done ", "\"One\" [button, selected] ",
                "\"Two\" value \"3\" [button] id second ",
            ])
    }
}
