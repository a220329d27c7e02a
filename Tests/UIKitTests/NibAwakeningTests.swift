import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// Records when `awakeFromNib()` is called, and whether the outlet is connected by then.
final class Waker: NSObject, NibAwakening {
    static var log: [String] = []
    var name = "?"
    weak var view: UIView?

    func awakeFromNib() {
        super.awakeFromNib()
        Self.log.append("\(name) \(view == nil ? "without" : "with") its view")
    }
}

final class WakingView: UIView {
    var label: UILabel?

    override func awakeFromNib() {
        super.awakeFromNib()
        Waker.log.append("view \(label == nil ? "without" : "with") its label")
    }
}

final class WakingItem: UIBarButtonItem {
    override func awakeFromNib() {
        super.awakeFromNib()
        Waker.log.append("item \(title ?? "")")
    }
}

final class WakingTap: UITapGestureRecognizer {
    override func awakeFromNib() {
        super.awakeFromNib()
        Waker.log.append("tap \(numberOfTapsRequired)")
    }
}

/// A constraint that makes a line one pixel wide, as in many apps.
final class Hairline: NSLayoutConstraint {
    var divisor = 1

    override func awakeFromNib() {
        super.awakeFromNib()
        constant /= CGFloat(divisor)
    }
}

final class Sleeper: NSObject {
    var isAwake = false
    func awakeFromNib() { isAwake = true }
}

/// Tests which objects receive `awakeFromNib()`, and when.
@preconcurrency @MainActor
final class NibAwakeningTests: XCTestCase {
    override func setUp() async throws { Waker.log = [] }

    func testObjectsAreAwokenInDocumentOrderAfterConnecting() throws {
        _ = try NibFixture.load(
            """
            <customObject id="H" customClass="Waker"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="name" value="first"/></userDefinedRuntimeAttributes>
            <connections><outlet property="view" destination="V" id="1"/></connections></customObject>
            <view id="V" customClass="WakingView"><subviews><label id="L"/></subviews>
            <connections><outlet property="label" destination="L" id="2"/>
            <outletCollection property="gestureRecognizers" destination="T" id="3"/></connections></view>
            <barButtonItem title="Go" id="I" customClass="WakingItem"/>
            <tapGestureRecognizer numberOfTapsRequired="2" id="T" customClass="WakingTap"/>
            <customObject id="N" customClass="Waker"/>
            """)
        XCTAssertEqual(
            Waker.log, ["first with its view", "view with its label", "item Go", "tap 2", "? without its view"])
    }

    func testOwnerAndExternalObjectsAreNotAwoken() throws {
        let (owner, other) = (Waker(), Waker())
        let template = try NibTemplate(
            data: NibFixture.xib(
                """
                <view id="V"/><placeholder placeholderIdentifier="other" id="P"><connections>
                <outlet property="view" destination="V" id="1"/></connections></placeholder>
                """,
                owner: """
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
                    <outlet property="view" destination="V" id="2"/></connections></placeholder>
                    """), path: "A.xib")
        let instance = try NibLoader.instantiate(template, owner: owner, externalObjects: ["other": other])
        XCTAssertIdentical(owner.view, instance.firstView)
        XCTAssertEqual(Waker.log, [])
    }

    func testPlainObjectWithoutProtocolIsNotAwoken() throws {
        let instance = try NibFixture.load("<customObject id=\"S\" customClass=\"Sleeper\"/>")
        XCTAssertEqual((instance.object(withID: "S") as? Sleeper)?.isAwake, false)
    }

    func testCustomConstraintClassIsCreatedAndAwoken() throws {
        let instance = try NibFixture.load(
            """
            <view id="V"><rect key="frame" x="0.0" y="0.0" width="100" height="100"/><constraints>
            <constraint firstAttribute="height" constant="1" id="C" customClass="Hairline"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="divisor"><integer key="value" value="4"/>
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></constraint></constraints></view>
            """)
        let constraint = try XCTUnwrap(instance.object(withID: "C") as? Hairline)
        XCTAssertTrue(constraint.isActive)
        XCTAssertEqual(constraint.constant, 0.25)
        XCTAssertEqual(instance.diagnostics.map(\.description), [])
    }

    func testUnknownConstraintClassUsesBaseClass() throws {
        let instance = try NibFixture.load(
            """
            <view id="V"><constraints>
            <constraint firstAttribute="height" constant="1" id="C" customClass="Nowhere"/></constraints></view>
            """)
        XCTAssertEqual((instance.object(withID: "C") as? NSLayoutConstraint)?.constant, 1)
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:5: warning: <constraint> 'customClass' Unknown class in Interface Builder file: 'Nowhere' "
                    + "(using its base class; see ClassResolver.register)"
            ])
    }
}
