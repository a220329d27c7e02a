import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// A view that overrides `setValue(_:forKey:)`, and counts the calls of its getters.
final class Intercepting: UIView {
    var receivedKeys: [String] = []
    var stored: UILabel?
    var level = 0
    var reads = 0

    var lazyLabel: UILabel {
        get {
            reads += 1
            return UILabel()
        }
        set { stored = newValue }
    }

    override func setValue(_ value: Any?, forKey key: String) {
        receivedKeys.append(key)
        super.setValue(value, forKey: key)
    }

    override var backgroundColor: UIColor? {
        get {
            reads += 1
            return super.backgroundColor
        }
        set { super.backgroundColor = newValue }
    }
}

extension Intercepting: KeyValueCodable {
    static var keyValueProperties: [KeyValueProperty] {
        [KeyValueProperty("lazyLabel", of: Intercepting.self, { $0.lazyLabel }, { $0.lazyLabel = $1 })]
    }
}

final class PlainReceiver: NSObject, KeyValueReceiving {
    var receivedKeys: [String] = []
    var view: UIView?
    var note = ""

    func setValue(_ value: Any?, forKey key: String) {
        receivedKeys.append(key)
        if key == "wild" { return }
        super.setValue(value, forKey: key)
    }
}

final class FancyButton: UIButton {}

final class FancyOwner: UIView {
    weak var button: FancyButton!
    weak var field: UITextField?
    var other: FancyButton?
}

final class LazyController: UIViewController {
    override func loadView() { XCTFail("setting the 'view' outlet must not load the view") }
}

/// Tests how values are set on the objects of a nib.
@preconcurrency @MainActor
final class NibSettingTests: XCTestCase {
    private func load(_ xml: String) throws -> NibInstance {
        let instance = try NibFixture.load(xml)
        XCTAssertEqual(instance.diagnostics.map(\.description), [])
        return instance
    }

    func testOverriddenSetterReceivesValues() throws {
        let instance = try load(
            """
            <view id="V" customClass="Intercepting"><subviews><label id="L"/></subviews>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="level"><real key="value" value="3"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="number" keyPath="stored.numberOfLines"><real key="value" value="2"/>
            </userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/></userDefinedRuntimeAttributes>
            <connections><outlet property="stored" destination="L" id="1"/></connections></view>
            """)
        let view = try XCTUnwrap(instance.firstView as? Intercepting)
        XCTAssertEqual(view.receivedKeys, ["stored", "level", "hidden"])
        XCTAssertIdentical(view.stored, view.subviews.first)
        XCTAssertEqual(view.stored?.numberOfLines, 2)
        XCTAssertEqual(view.level, 3)
        XCTAssertTrue(view.isHidden)
    }

    func testSettingValuesDoesNotCallGetters() throws {
        let instance = try load(
            """
            <view id="V" customClass="Intercepting"><subviews><label id="L"/></subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="backgroundColor">
            <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            <connections><outlet property="lazyLabel" destination="L" id="1"/></connections></view>
            """)
        let view = try XCTUnwrap(instance.firstView as? Intercepting)
        XCTAssertEqual(view.reads, 0)
        XCTAssertIdentical(view.stored, view.subviews.first)
        XCTAssertEqual(view.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let controller = LazyController()
        controller.setValue(UIView(), forKey: "view")
        XCTAssertTrue(controller.isViewLoaded)
    }

    func testPlainObjectReceivesValues() throws {
        let instance = try load(
            """
            <customObject id="P" customClass="PlainReceiver"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="note" value="x"/></userDefinedRuntimeAttributes>
            <connections><outlet property="view" destination="V" id="1"/><outlet property="wild" destination="V" id="2"/>
            </connections></customObject><view id="V"/>
            """)
        let object = try XCTUnwrap(instance.object(withID: "P") as? PlainReceiver)
        XCTAssertEqual(object.receivedKeys, ["view", "wild", "note"])
        XCTAssertIdentical(object.view, instance.firstView)
        XCTAssertEqual(object.note, "x")
    }

    func testWrongTypeIsReported() throws {
        XCTAssertThrowsError(
            try load(
                """
                <view id="V" customClass="Intercepting"><connections>
                <outlet property="stored" destination="V" id="1"/></connections></view>
                """)
        ) {
            XCTAssertEqual(
                ($0 as? UIKitException)?.diagnostic?.description,
                "A.xib:5: error: <outlet> 'stored' of UIKitTests.Intercepting is Optional<UILabel> and cannot hold Intercepting "
                    + "(connect another object, or change the property's type)")
        }
    }

    /// Key-value coding does not check classes: apps with such documents run while they use only members of the superclass.
    func testOutletAcceptsSuperclassObject() throws {
        let instance = try NibFixture.load(
            """
            <view id="V" customClass="FancyOwner"><subviews><button id="B" tag="7"/></subviews><connections>
            <outlet property="button" destination="B" id="1"/>
            <outlet property="other" destination="B" id="2"/></connections></view>
            """)
        let owner = try XCTUnwrap(instance.firstView as? FancyOwner)
        XCTAssertEqual(owner.button.tag, 7)
        XCTAssertIdentical(owner.other, owner.subviews[0])
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            ["5", "6"].map {
                "A.xib:\($0): warning: <outlet> '\($0 == "5" ? "button" : "other")' of UIKitTests.FancyOwner is Optional<FancyButton>"
                    + " and the document connects a UIButton (set the connected object's class: code that uses members of the"
                    + " property's class crashes)"
            })
    }

    /// UIKit checks whether a delegate implements a method, not whether its class conforms to the protocol.
    func testDelegateWithoutConformanceIsNotConnected() throws {
        let instance = try NibFixture.load(
            """
            <view id="V" customClass="FancyOwner"><subviews><textField id="T">
            <connections><outlet property="delegate" destination="V" id="1"/></connections></textField></subviews>
            <connections><outlet property="field" destination="T" id="2"/></connections></view>
            """)
        let owner = try XCTUnwrap(instance.firstView as? FancyOwner)
        XCTAssertNotNil(owner.field)
        XCTAssertNil(owner.field?.delegate)
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:5: warning: <outlet> 'delegate' of UIKit.UITextField is Optional<UITextFieldDelegate>, to which FancyOwner does"
                    + " not conform (not connected; declare the conformance, because its methods are not called)"
            ])
    }
}
