import CellSimInterfaceBuilder
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Tests rare attributes and elements of different Xcode versions: all are read, or reported and skipped.
@preconcurrency @MainActor
final class NibDialectTests: XCTestCase {
    private func load(_ objects: String, resources: String = "") throws -> NibInstance {
        var options = NibOptions.commandLine
        options.reportsUnread = true
        return try NibFixture.load(objects, resources: resources, options: options)
    }

    // MARK: Images

    func testImageReferenceScaleAndRenderingMode() throws {
        let instance = try load(
            """
            <imageView id="v"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <imageReference key="image" image="star" catalog="system" symbolScale="large" renderingMode="template"/></imageView>
            <imageView id="w"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <imageReference key="highlightedImage" image="star" catalog="system"/></imageView>
            """)
        let large = try XCTUnwrap((instance.object(withID: "v") as? UIImageView)?.image)
        let plain = try XCTUnwrap((instance.object(withID: "w") as? UIImageView)?.highlightedImage)
        XCTAssertNil((instance.object(withID: "w") as? UIImageView)?.image)
        XCTAssertEqual(large.renderingMode, .alwaysTemplate)
        XCTAssertEqual(plain.renderingMode, .automatic)
        XCTAssertEqual(large.size, plain.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))?.size)
        XCTAssertGreaterThan(large.size.width, plain.size.width)
        XCTAssertEqual(instance.diagnostics, [])
    }

    func testFontSymbolConfiguration() throws {
        let instance = try load(
            """
            <imageView image="star" catalog="system" id="v"><rect key="frame" x="0" y="0" width="50" height="50"/>
            <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font" scale="small">
            <fontDescription key="font" type="boldSystem" pointSize="30"/></preferredSymbolConfiguration></imageView>
            """)
        let configuration = try XCTUnwrap((instance.object(withID: "v") as? UIImageView)?.preferredSymbolConfiguration)
        XCTAssertEqual(
            configuration, UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .bold), scale: .small))
        XCTAssertEqual(instance.diagnostics, [])
    }

    // MARK: Buttons

    func testButtonConfigurationFontsAndBackground() throws {
        let instance = try load(
            """
            <button contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" id="b">
            <rect key="frame" x="0" y="0" width="200" height="60"/>
            <buttonConfiguration key="configuration" style="filled" title="Title" subtitle="Sub" showsActivityIndicator="NO" indicator="popup">
            <fontDescription key="titleFontDescription" type="system" pointSize="31"/>
            <fontDescription key="subtitleFontDescription" type="system" pointSize="9"/>
            <backgroundConfiguration key="background" cornerRadius="12" strokeWidth="2" strokeOutset="3" imageContentMode="scaleAspectFill">
            <directionalEdgeInsets key="backgroundInsets" top="1" leading="2" bottom="3" trailing="4"/>
            <color key="strokeColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </backgroundConfiguration></buttonConfiguration></button>
            """)
        let button = try XCTUnwrap(instance.object(withID: "b") as? UIButton)
        button.layoutIfNeeded()
        XCTAssertEqual(button.titleLabel?.font, .systemFont(ofSize: 31))
        XCTAssertEqual(button.configuration?.indicator, .popup)
        let background = try XCTUnwrap(button.configuration?.background)
        XCTAssertEqual(background.backgroundInsets, NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        XCTAssertEqual([background.cornerRadius, background.strokeWidth, background.strokeOutset], [12, 2, 3])
        XCTAssertEqual(background.imageContentMode, .scaleAspectFill)
        XCTAssertEqual(instance.diagnostics, [])
    }

    // MARK: Attributes and elements of other versions

    func testUnknownValuesAndElementsAreWarnings() throws {
        let instance = try load(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
            <label lineBreakMode="spiral" text="x" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
            <hologramView depth="3" id="h"><rect key="frame" x="10" y="20" width="30" height="40"/></hologramView></subviews></view>
            <formatter id="f"/>
            """)
        XCTAssertEqual((instance.object(withID: "l") as? UILabel)?.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual((instance.object(withID: "h") as? UIView)?.frame, CGRect(x: 10, y: 20, width: 30, height: 40))
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:5: warning: <label> 'lineBreakMode' has an unknown value: 'spiral' (ignored)",
                "A.xib:6: warning: <hologramView> 'depth' is not supported: '3' (it has no effect) [supports: element:hologramView.depth]",
                "A.xib:6: warning: <hologramView> is not supported (replaced with an empty view) [supports: element:hologramView]",
                "A.xib:7: warning: <formatter> is not supported (skipped) [supports: element:formatter]",
            ])
    }

    func testUnknownControllerElementUsesPlainController() throws {
        let instance = try load(
            """
            <hologramViewController id="c"><view key="view" id="v"><rect key="frame" x="0" y="0" width="100" height="80"/></view>
            </hologramViewController>
            """)
        let controller = try XCTUnwrap(instance.object(withID: "c") as? UIViewController)
        XCTAssertEqual(controller.view.bounds.size, CGSize(width: 100, height: 80))
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:4: warning: <hologramViewController> is not supported (replaced with a plain view controller) [supports: element:hologramViewController]"
            ])
    }

    func testReadsConstraintTypeAttributeOfXcode5() throws {
        let instance = try load(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <constraints><constraint firstAttribute="width" constant="5" type="user" id="c"/></constraints></view>
            """)
        XCTAssertEqual(instance.diagnostics, [])
        XCTAssertNotNil(instance.object(withID: "c"))
    }

    // MARK: Controllers inside of nibs

    func testNavigationControllerInNib() throws {
        let instance = try NibFixture.load(
            """
            <navigationController id="n"><navigationBar key="navigationBar" id="b"><rect key="frame" x="0" y="0" width="320" height="44"/></navigationBar>
            <viewControllers><viewController title="Root" id="r"><view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="400"/>
            <subviews><label text="x" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
            <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" constant="9" id="c"/></constraints>
            </view></viewController></viewControllers></navigationController>
            <window id="w"><rect key="frame" x="0" y="0" width="320" height="480"/><connections>
            <outlet property="rootViewController" destination="n" id="o"/></connections></window>
            """)
        let navigation = try XCTUnwrap(instance.object(withID: "n") as? UINavigationController)
        XCTAssertEqual(navigation.viewControllers.map(\.title), ["Root"])
        let window = try XCTUnwrap(instance.object(withID: "w") as? UIWindow)
        XCTAssertIdentical(window.rootViewController, navigation)
        XCTAssertIdentical(navigation.topViewController?.view, instance.object(withID: "v"))
        XCTAssertIdentical(navigation.topViewController?.view.window, window)
        window.layoutIfNeeded()
        XCTAssertEqual((instance.object(withID: "l") as? UILabel)?.frame.minY, 9)
    }

    func testTabBarControllerInNib() throws {
        let instance = try NibFixture.load(
            """
            <tabBarController id="t"><viewControllers>
            <viewController id="a"><tabBarItem key="tabBarItem" title="A" id="1"/></viewController>
            <viewController id="b"><tabBarItem key="tabBarItem" title="B" id="2"/></viewController></viewControllers></tabBarController>
            """)
        let tabs = try XCTUnwrap(instance.object(withID: "t") as? UITabBarController)
        XCTAssertEqual(tabs.tabBar.items?.map(\.title), ["A", "B"])
        XCTAssertIdentical(tabs.selectedViewController, instance.object(withID: "a"))
    }

    func testControllerViewInNibIsLoadedOnce() throws {
        final class LoadCountingController: UIViewController {
            var loads = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                loads += 1
            }
        }
        ClassResolver.register(LoadCountingController.self, as: "ToldByItsNib")
        let instance = try NibFixture.load(
            """
            <viewController customClass="ToldByItsNib" id="c"><view key="view" tag="7" id="v">
            <rect key="frame" x="0" y="0" width="100" height="80"/></view></viewController>
            """)
        let controller = try XCTUnwrap(instance.object(withID: "c") as? LoadCountingController)
        XCTAssertFalse(controller.isViewLoaded)
        XCTAssertEqual(controller.view.tag, 7)
        XCTAssertEqual([controller.view.tag, controller.loads], [7, 1])
    }

    func testRefreshControlOfTableController() throws {
        let storyboard = UIStoryboard(
            template: try NibTemplate(
                data: Data(
                    Fixture.text("a-table-controllers-refresh-control-is-its-tables.storyboard").utf8),
                path: "A.storyboard"))
        let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? UITableViewController)
        let control = try XCTUnwrap(controller.refreshControl)
        XCTAssertIdentical(control, controller.tableView.refreshControl)
        XCTAssertEqual(control.attributedTitle?.string, "Pull")
        control.beginRefreshing()
        XCTAssertTrue(control.isRefreshing)
        control.endRefreshing()
        XCTAssertFalse(control.isRefreshing)
    }

    // MARK: Bars

    func testBackButtonTitleModes() throws {
        func backButtonText(_ attributes: String) throws -> String? {
            let instance = try load("<navigationItem title=\"Long title\" \(attributes) id=\"i\"/>")
            XCTAssertEqual(instance.diagnostics, [])
            return (instance.object(withID: "i") as? UINavigationItem)?.backButtonText
        }
        XCTAssertEqual(try backButtonText(""), "Long title")
        XCTAssertEqual(try backButtonText("backButtonTitle=\"Short\""), "Short")
        XCTAssertEqual(try backButtonText("backButtonDisplayMode=\"generic\""), "Back")
        XCTAssertEqual(try backButtonText("backButtonDisplayMode=\"minimal\" backButtonTitle=\"Short\""), "")
    }

    func testKeyCommandsReadTheirModifiers() throws {
        let instance = try load(
            "<keyCommand input=\"s\" id=\"k\"><modifierFlags key=\"modifierFlags\" shift=\"YES\" command=\"YES\"/></keyCommand>"
        )
        XCTAssertEqual((instance.object(withID: "k") as? UIKeyCommand)?.modifierFlags, [.shift, .command])
        XCTAssertEqual(instance.diagnostics, [])
    }

    // MARK: Runtime attributes

    final class AttributeReceiver: UIView {
        var text: String? = "a"
        var image: UIImage? = UIImage()
        var color: UIColor? = .red
        var number: NSNumber? = 4
    }

    func testRuntimeAttributesWithoutValueOrOfUnknownType() throws {
        ClassResolver.register(AttributeReceiver.self, as: "TakerOfValues")
        func attribute(_ type: String, _ key: String, _ more: String = "") -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\" \(more)/>"
        }
        let instance = try load(
            """
            <view customClass="TakerOfValues" id="v"><rect key="frame" x="0" y="0" width="1" height="1"/><userDefinedRuntimeAttributes>
            \(attribute("localizedString", "text", "value=\"words\""))\(attribute("image", "image"))\(attribute("color", "color"))
            \(attribute("number", "number"))\(attribute("spiral", "text", "value=\"x\""))</userDefinedRuntimeAttributes></view>
            """)
        let view = try XCTUnwrap(instance.object(withID: "v") as? AttributeReceiver)
        XCTAssertEqual(view.text, "words")
        XCTAssertNil(view.image)
        XCTAssertNil(view.color)
        XCTAssertNil(view.number)
        XCTAssertEqual(
            instance.diagnostics.filter { $0.rule != .unread }.map(\.description),
            [
                "A.xib:6: warning: <userDefinedRuntimeAttribute> 'type' has an unknown value: 'spiral' (skipped)"
            ])
    }

    /// Each attribute is set through its setter, so that dependent values change too.
    func testRuntimeAttributesReachSettersOfControlsAndBars() throws {
        let instance = try load(Fixture.text("control-attributes.xml"))
        XCTAssertEqual(instance.diagnostics, [])
        let field = try XCTUnwrap(instance.object(withID: "f") as? UITextField)
        XCTAssertEqual(field.placeholder, "words")
        XCTAssertTrue(field.isSecureTextEntry)
        XCTAssertEqual((instance.object(withID: "t") as? UITextView)?.textContainer.lineFragmentPadding, 0)
        // A slider limits its value to its maximum.
        XCTAssertEqual((instance.object(withID: "s") as? UISlider)?.value, 1)
        XCTAssertEqual((instance.object(withID: "n") as? UINavigationItem)?.prompt, "above")
        XCTAssertEqual((instance.object(withID: "b") as? UIButton)?.titleLabel?.textAlignment, .right)
    }
}
