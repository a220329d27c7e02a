import CellSimSystem
import UIKit
import XCTest

/// Tests that views describe themselves like UIKit, without addresses. The expected lines are those of iOS 16 to 26 in public
/// sources and issues (sentry-cocoa's tests of redaction, crash reports of apps), with our own names and numbers.
@preconcurrency @MainActor final class ViewDescriptionTests: XCTestCase {
    private final class Card: UIView {}
    private final class Badge: UILabel {}
    private final class GlowLayer: CAShapeLayer {}
    private final class Orders: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let frame = CGRect(x: 2, y: 3, width: 40, height: 20.5)

    func testViewsHaveStateInOrder() {
        let view = UIView(frame: frame)
        XCTAssertEqual(view.description, "<UIView; frame = (2 3; 40 20.5); layer = <CALayer>>")
        (view.clipsToBounds, view.isHidden, view.tag) = (true, true, 7)
        (view.isUserInteractionEnabled, view.autoresizesSubviews) = (false, false)
        view.tintColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
        view.backgroundColor = .systemBackground
        view.addGestureRecognizer(UITapGestureRecognizer())
        XCTAssertEqual(
            SystemVersion.simulating(.iOS26) { view.description },
            "<UIView; frame = (2 3; 40 20.5); clipsToBounds = YES; hidden = YES; autoresizesSubviews = NO;"
                + " userInteractionEnabled = NO; tag = 7; tintColor = UIExtendedSRGBColorSpace 0.2 0.2 0.2 1;"
                + " gestureRecognizers = <NSArray>;"
                + " backgroundColor = <UIDynamicSystemColor; name = systemBackgroundColor>; layer = <CALayer>>")
    }

    /// References of swift-snapshot-testing (iOS 13) have no colours of backgrounds.
    func testDescriptionsBeforeIOS18HaveNoBackgrounds() {
        let label = UILabel(frame: frame)
        label.backgroundColor = .red
        XCTAssertEqual(
            label.description, "<UILabel; frame = (2 3; 40 20.5); userInteractionEnabled = NO; layer = <_UILabelLayer>>"
        )
    }

    func testClassesOfAppsHaveTheirModuleAndBaseClass() {
        XCTAssertEqual(
            Card(frame: frame).description,
            "<UIKitTests.ViewDescriptionTests.Card; frame = (2 3; 40 20.5); layer = <CALayer>>")
        let badge = Badge(frame: frame)
        XCTAssertEqual(
            SystemVersion.simulating(.iOS26) { badge.description },
            "<UIKitTests.ViewDescriptionTests.Badge; baseClass = UILabel; frame = (2 3; 40 20.5); userInteractionEnabled = NO;"
                + " backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>")
    }

    func testListsAndTextsHaveTheirValues() {
        let orders = Orders()
        let table = UITableView(frame: frame)
        table.dataSource = orders
        table.backgroundColor = nil
        table.layoutIfNeeded()
        XCTAssertEqual(
            table.description,
            "<UITableView; frame = (2 3; 40 20.5); clipsToBounds = YES; gestureRecognizers = <NSArray>;"
                + " layer = <CALayer>;"
                + " contentOffset: {0, 0}; contentSize: {40, 0}; adjustedContentInset: {0, 0, 0, 0};"
                + " dataSource: <UIKitTests.ViewDescriptionTests.Orders>>")
        let field = UITextField(frame: frame)
        field.text = "Iron"
        XCTAssertEqual(field.description, "<UITextField; frame = (2 3; 40 20.5); text = 'Iron'; layer = <CALayer>>")
    }

    func testRecursiveDescriptionHasLayersWithoutViewsInTheirOrder() {
        let view = UIView(frame: frame)
        view.layer.addSublayer(GlowLayer())
        view.layer.sublayers?.first?.addSublayer(CAShapeLayer())
        let button = UIButton(frame: frame)
        button.setTitle("Go", for: .normal)
        view.addSubview(button)
        view.layoutIfNeeded()
        let lines = view.recursiveText.split(separator: "\n").map { $0.prefix { $0 != ";" } }
        XCTAssertEqual(
            lines,
            [
                "<UIView", "   | <UIKitTests.ViewDescriptionTests.GlowLayer> (layer)",
                "   |    | <CAShapeLayer> (layer)", "   | <UIButton", "   |    | <UIButtonLabel",
            ])
    }
}
