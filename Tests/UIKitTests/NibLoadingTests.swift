import CellSimInterfaceBuilder
import Foundation
import TestFixtures
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// A view that records the calls it receives, in order.
class LoggingView: UIView {
    static var log: [String] = []
    var name = "?"

    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.log.append("init(frame:)")
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        name = (coder as? NibCoder)?.objectID ?? "?"
        Self.log.append("init \(name) with \(subviews.count)")
    }

    var child: UIView? {
        get { storedChild }
        set { storedChild = newValue }
    }
    private var storedChild: UIView?
    var level = 0

    override func setValue(_ value: Any?, forUndefinedKey key: String) {
        switch key {
        case "child":
            storedChild = value as? UIView
            Self.log.append("\(name).child = \((value as? LoggingView)?.name ?? "nil")")
        case "note": Self.log.append("\(name).note = \(value ?? "nil")")
        default: super.setValue(value, forUndefinedKey: key)
        }
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        Self.log.append("awake \(name)")
    }
}

final class NibCell: UIView {
    weak var titleView: UIView!
    var stacks: [UIStackView] = []
    private var secret: UIView?
    var secretView: UIView? { secret }
}

final class NibHelper: NSObject {
    var made = "by init()"
    weak var view: UIView?
}

final class NibOwner: NSObject {
    var content: UIView?
}

/// Tests the order and the results of nib loading.
@preconcurrency @MainActor
final class NibLoadingTests: XCTestCase {
    private func exception(_ objects: String, owner: AnyObject? = nil, ownerElement: String? = nil) -> UIKitException? {
        do {
            _ = try NibFixture.load(objects, owner: owner, ownerElement: ownerElement ?? NibFixture.placeholders)
            return nil
        } catch {
            return error as? UIKitException
        }
    }

    func testLoadingOrder() throws {
        LoggingView.log = []
        _ = try NibFixture.load(
            """
            <view id="A" customClass="LoggingView"><subviews><view id="B" customClass="LoggingView">
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="note" value="x"/></userDefinedRuntimeAttributes>
            </view><view id="plain"/></subviews>
            <connections><outlet property="child" destination="C" id="1"/></connections></view>
            <view id="C" customClass="LoggingView"/>
            """)
        XCTAssertEqual(
            LoggingView.log,
            [
                "init B with 0", "init A with 2", "init C with 0", "A.child = C", "B.note = x", "awake A", "awake B",
                "awake C",
            ])
    }

    func testReturnsTopLevelObjectsInDocumentOrderWithoutPlaceholders() throws {
        let instance = try NibFixture.load(
            "<stackView id=\"A\"/><view id=\"B\"/><customObject id=\"C\" customClass=\"NibHelper\"/>")
        XCTAssertEqual(instance.topLevelObjects.map { "\(type(of: $0))" }, ["UIStackView", "UIView", "NibHelper"])
        XCTAssertIdentical(instance.object(withID: "B"), instance.topLevelObjects[1])
        XCTAssertEqual(instance.element(of: instance.topLevelObjects[2])?.id, "C")
        XCTAssertEqual((instance.topLevelObjects[1] as? UIView)?.nibIdentity?.objectID, "B")
        XCTAssertEqual((instance.topLevelObjects[1] as? UIView)?.nibIdentity?.line, 4)
    }

    func testPlainObjectsAreCreatedByInit() throws {
        let instance = try NibFixture.load(
            """
            <customObject id="H" customClass="NibHelper" customModule="SomeApp"><connections>
            <outlet property="view" destination="V" id="1"/></connections></customObject><view id="V"/>
            """)
        let helper = try XCTUnwrap(instance.object(withID: "H") as? NibHelper)
        XCTAssertEqual(helper.made, "by init()")
        XCTAssertIdentical(helper.view, instance.object(withID: "V"))
    }

    func testConnectsWeakPrivateAndCollectionOutlets() throws {
        let instance = try NibFixture.load(
            """
            <view id="V" customClass="NibCell" customModule="AnotherModule"><subviews><view id="T"/><stackView id="S1"/>
            <stackView id="S2"/></subviews><connections>
            <outlet property="titleView" destination="T" id="1"/>
            <outletCollection property="stacks" destination="S2" collectionClass="NSMutableArray" id="2"/>
            <outlet property="secret" destination="T" id="3"/>
            <outletCollection property="stacks" destination="S1" id="4"/>
            </connections></view>
            """)
        let cell = try XCTUnwrap(instance.topLevelObjects.first as? NibCell)
        XCTAssertIdentical(cell.titleView, cell.subviews[0])
        XCTAssertIdentical(cell.secretView, cell.subviews[0])
        XCTAssertEqual(cell.stacks.map { $0.nibIdentity?.objectID }, ["S2", "S1"])
        cell.subviews[0].removeFromSuperview()
        XCTAssertEqual(
            instance.outlets(of: cell).map {
                "\($0.name): \($0.objects.compactMap { ($0 as? UIView)?.nibIdentity?.objectID })"
            },
            ["titleView: [\"T\"]", "stacks: [\"S2\", \"S1\"]", "secret: [\"T\"]"])
    }

    func testFilesOwnerIsConnected() throws {
        let ownerElement = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
            <outlet property="content" destination="V" id="1"/></connections></placeholder>
            """
        let owner = NibOwner()
        let instance = try NibFixture.load("<view id=\"V\"/>", owner: owner, ownerElement: ownerElement)
        XCTAssertIdentical(owner.content, instance.object(withID: "V"))
        XCTAssertEqual(instance.ownerOutlets.map(\.name), ["content"])
        XCTAssertEqual(
            exception("<view id=\"V\"/>", ownerElement: ownerElement)?.reason,
            "[<NSObject> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key content.")
        XCTAssertEqual(
            exception("<view id=\"V\"/>", owner: NSObject(), ownerElement: ownerElement)?.reason,
            "[<Foundation.NSObject> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key content."
        )
    }

    func testConnectsExternalObjects() throws {
        let data = NibFixture.xib(
            """
            <placeholder placeholderIdentifier="Model" id="E"/>
            <view id="V" customClass="NibCell"><connections><outlet property="titleView" destination="E" id="1"/></connections></view>
            """)
        let external = UIView()
        let objects = UINib(data: data, bundle: nil).instantiate(
            withOwner: nil, options: [.externalObjects: ["Model": external]])
        XCTAssertEqual(objects.count, 1)
        XCTAssertIdentical((objects.first as? NibCell)?.titleView, external)
    }

    func testInvalidConnectionsRaiseWithLine() throws {
        let undefined = exception(
            """
            <view id="V" customClass="NibCell">
            <connections>
            <outlet property="subtitle" destination="V" id="1"/></connections></view>
            """)
        XCTAssertEqual(undefined?.name, "NSUnknownKeyException")
        XCTAssertEqual(
            undefined?.reason,
            "[<UIKitTests.NibCell> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key subtitle."
        )
        XCTAssertEqual(undefined?.diagnostic?.line, 6)
        let wrongType = exception(
            """
            <view id="V" customClass="NibCell"><connections>
            <outletCollection property="stacks" destination="V" id="1"/></connections></view>
            """)
        XCTAssertEqual(
            wrongType?.diagnostic?.description,
            "A.xib:5: error: <outletCollection> 'stacks' of UIKitTests.NibCell is Array<UIStackView> and cannot hold [NibCell] "
                + "(connect another object, or change the property's type)")
    }

    func testUnknownClassesUseBaseClass() throws {
        let instance = try NibFixture.load("<stackView id=\"V\" customClass=\"Nowhere\" customModule=\"App\"/>")
        XCTAssertTrue(type(of: instance.topLevelObjects[0]) == UIStackView.self)
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:4: warning: <stackView> 'customClass' Unknown class in Interface Builder file: 'App.Nowhere' "
                    + "(using its base class; see ClassResolver.register)"
            ])
        XCTAssertNotNil(
            exception(
                """
                <view id="V" customClass="Nowhere"><connections><outlet property="x" destination="V" id="1"/></connections></view>
                """))
    }

    func testCommandLineAcceptsConnectionsToUnregisteredClass() throws {
        let instance = try NibFixture.load(
            """
            <view id="V" customClass="MyCell" customModule="App"><subviews><view id="L"/></subviews>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="string" keyPath="style" value="bold"/></userDefinedRuntimeAttributes>
            <connections><outlet property="symbolImage" destination="L" id="1"/><outlet property="symbolLabel" destination="L" id="2"/>
            </connections></view>
            """, options: .commandLine)
        let view = try XCTUnwrap(instance.firstView)
        XCTAssertEqual(view.nibIdentity?.customClass, "MyCell")
        XCTAssertEqual(view.nibIdentity?.usesBaseClass, true)
        XCTAssertEqual(view.layer.cornerRadius, 6)
        XCTAssertEqual(instance.outlets(of: view).map(\.name), ["symbolImage", "symbolLabel"])
        XCTAssertTrue(instance.outlets(of: view).allSatisfy { $0.objects.first === view.subviews[0] })
        XCTAssertEqual(instance.diagnostics, [])
    }

    func testCommandLineReportsOutletsThatUIKitLacks() throws {
        let instance = try NibFixture.load(
            """
            <view id="V">
            <connections><outlet property="wild" destination="V" id="1"/></connections>
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="style" value="bold"/></userDefinedRuntimeAttributes>
            </view>
            """, options: .commandLine)
        XCTAssertEqual(instance.diagnostics.map(\.line), [5, 6])
        // An app's extension may declare the attribute, but an outlet must be in the class itself.
        XCTAssertEqual(instance.diagnostics.map(\.severity), [.error, .note])
        XCTAssertEqual(
            instance.diagnostics.last?.message,
            "Failed to set (style) user defined inspected property on (UIKit.UIView): [<UIKit.UIView> setValue:forUndefinedKey:]: "
                + "this class is not key value coding-compliant for the key style.")
    }

    func testCommandLineDoesNotCheckConformanceOfMissingClasses() throws {
        let objects = """
            <tableView id="T"><connections><outlet property="dataSource" destination="V" id="1"/></connections></tableView>
            <view id="V" customClass="SourceNowhere"/>
            """
        XCTAssertEqual(try NibFixture.load(objects, options: .commandLine).diagnostics, [])
        let withoutCustomClass = objects.replacingOccurrences(of: " customClass=\"SourceNowhere\"", with: "")
        XCTAssertEqual(try NibFixture.load(withoutCustomClass, options: .commandLine).diagnostics.map(\.line), [4])
    }

    func testUnsupportedElementsAcceptTheirConnections() throws {
        let instance = try NibFixture.load(
            """
            <gizmo id="G"><rect key="frame" x="0" y="0" width="1" height="1"/><connections>
            <outlet property="delegate" destination="G" id="1"/><action selector="turn:" destination="G" id="2"/>
            </connections></gizmo>
            """)
        XCTAssertEqual(instance.diagnostics.map(\.message), ["is not supported"])
    }

    func testSetsRuntimeAttributesOfEveryType() throws {
        let instance = try NibFixture.load(
            Fixture.text("runtime-attributes.xml"),
            resources: "<resources><image name=\"star\" catalog=\"system\" width=\"20\" height=\"19\"/></resources>")
        let view = try XCTUnwrap(instance.firstView as? AttributeView)
        XCTAssertEqual(instance.diagnostics, [])
        XCTAssertEqual(view.text, "a")
        XCTAssertEqual(view.long, "b")
        XCTAssertEqual(view.real, 0.5)
        XCTAssertEqual(view.whole, 4)
        XCTAssertTrue(view.flag && view.isHidden)
        XCTAssertEqual(view.color, .red)
        XCTAssertEqual(view.point, CGPoint(x: 1, y: 2))
        XCTAssertEqual(view.size, CGSize(width: 3, height: 4))
        XCTAssertEqual(view.rect, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(view.range, NSRange(location: 5, length: 6))
        XCTAssertNil(view.full)
        XCTAssertEqual(view.image?.size, CGSize(width: 20, height: 19))
    }

    func testInstantiatesWithoutTheDocument() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("nib-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: folder)) }
        let file = folder.appendingPathComponent("Once.xib")
        try NibFixture.xib("<stackView id=\"A\"/>").write(to: file)
        let nib = UINib(nibName: "Once", bundle: try XCTUnwrap(Bundle(path: folder.path)))
        let first = nib.instantiate(withOwner: nil)
        try Data("gone".utf8).write(to: file)
        let second = nib.instantiate(withOwner: nil)
        XCTAssertTrue(first[0] is UIStackView && second[0] is UIStackView)
        XCTAssertNotIdentical(first[0] as AnyObject, second[0] as AnyObject)
    }

    func testDeepNesting() throws {
        let depth = (IBDocument.maximumDepth - 3) / 2
        let objects =
            String(repeating: "<view><subviews>", count: depth) + String(repeating: "</subviews></view>", count: depth)
        let instance = try NibFixture.load(objects)
        var view = instance.firstView
        var count = 0
        while let current = view {
            count += 1
            view = current.subviews.first
        }
        XCTAssertEqual(count, depth)
    }

    func testInvalidValuesAreReportedAndIgnored() throws {
        let instance = try NibFixture.load(
            """
            <view id="V" tag="x" hidden="perhaps"
              contentMode="sideways" alpha="0.5"/>
            """, options: .commandLine)
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:5: error: <view> 'hidden' is neither YES nor NO: 'perhaps' (ignored)",
                "A.xib:5: error: <view> 'tag' is not an integer: 'x' (ignored)",
                "A.xib:5: warning: <view> 'contentMode' has an unknown value: 'sideways' (ignored)",
            ])
        XCTAssertEqual(instance.firstView?.alpha, 0.5)
    }

    func testReportsUnreadAttributesOnlyWithDesignOptions() throws {
        let objects = """
            <view id="V" wobble="YES" userLabel="x"><subviews>
            <gizmo id="G"><rect key="frame" x="1" y="2" width="3" height="4"/></gizmo></subviews>
            <sparkle key="glitter"/><point key="canvasLocation" x="1" y="2"/></view>
            """
        let instance = try NibFixture.load(objects, options: .design)
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:4: warning: <view> 'wobble' is not supported: 'YES' (it has no effect) [supports: element:view.wobble]",
                "A.xib:5: warning: <gizmo> is not supported (replaced with an empty view) [supports: element:gizmo]",
                "A.xib:6: warning: <sparkle> 'glitter' is not supported (it has no effect) [supports: element:sparkle]",
            ])
        XCTAssertEqual(instance.firstView?.subviews.first?.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        XCTAssertEqual(try NibFixture.load(objects, options: .commandLine).diagnostics.count, 1)
    }

    func testIncompatibleCustomClassIsRejected() throws {
        let instance = try NibFixture.load("<stackView id=\"V\" customClass=\"NibCell\"/>")
        XCTAssertTrue(instance.firstView is UIStackView)
        XCTAssertEqual(
            instance.diagnostics.first?.description,
            "A.xib:4: error: <stackView> 'customClass' is not a subclass of UIStackView: 'NibCell' (using UIStackView)")
    }

    func testRegisteredClassesTakePrecedence() throws {
        ClassResolver.register(NibCell.self, as: "App.SpecialCell")
        defer { ClassResolver.unregister("App.SpecialCell") }
        let objects = "<view id=\"V\" customClass=\"SpecialCell\" customModule=\"App\"/>"
        assertClass(try NibFixture.load(objects, options: .commandLine).firstView, NibCell.self)
    }

    func testMissingNibRaises() {
        let nib = UINib(nibName: "Missing", bundle: Bundle(path: "/"))
        XCTAssertThrowsError(try nib.instance(owner: nil)) {
            XCTAssertEqual(
                ($0 as? UIKitException)?.reason,
                "Could not load NIB in bundle: 'NSBundle </> (loaded)' with name 'Missing'")
        }
    }
}

final class AttributeView: UIView {
    var text = ""
    var long: String?
    var real = 0.0
    var whole = 0
    var flag = false
    var color: UIColor?
    var point = CGPoint.zero
    var size = CGSize.zero
    var rect = CGRect.zero
    var range = NSRange()
    var full: String? = "full"
    var image: UIImage?
}
