import UIKit
import XCTest

@testable import Cards

// Conforms in another module than the protocol's.
private final class Listener: NSObject, PickerListener {
    var log: [String] = []
    let accent = UIColor.red
    func pickerDidOpen(_ picker: Picker) { log.append("opened") }
    func picker(_ picker: Picker, didPick row: Int) { log.append("picked \(row)") }
    func height(of row: Int) -> CGFloat { 20 }
}

final class OptionalTests: XCTestCase {
    func testAdopterInAnotherModule() {
        let (picker, listener) = (Picker(), Listener())
        picker.listener = listener
        XCTAssertEqual(picker.run(), ["20.0", "no titles", "picks", "red"])
        XCTAssertEqual(listener.log, ["opened", "picked 3"])
    }

    func testSubclassesHaveMore() {
        let picker = Picker(), quiet = QuietListener(), loud = LoudListener()
        picker.listener = quiet
        XCTAssertEqual(picker.run(), ["44.0", "no titles"])
        picker.listener = loud
        XCTAssertEqual(picker.run(), ["44.0", "closes", "no titles", "picks"])
        XCTAssertEqual(loud.log, ["opened", "picked 3", "closed"])
        XCTAssertEqual(quiet.log, ["opened"])
    }

    @MainActor func testForwarding() {
        let (outer, inner, table) = (ScrollForwarder(), ScrollForwarder(), UITableView())
        outer.next = inner
        outer.rows = inner
        outer.scrollViewDidScroll(table)
        outer.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertTrue(outer.responds(to: #selector(UITableViewDelegate.tableView(_:didSelectRowAt:))))
        XCTAssertFalse(outer.responds(to: #selector(UITableViewDelegate.tableView(_:heightForRowAt:))))
    }
}

@MainActor final class ThemeTests: XCTestCase {
    private var made = 0
    private var calls: [String] = []

    override func setUp() {
        super.setUp()
        made += 1
    }

    override func setUp() async throws { calls.append("async") }

    func testObservers() {
        let view = WatchedView()
        view.alpha = 0.5
        view.alpha = 0.5
        XCTAssertEqual(view.log, ["to 0.5", "from 1.0", "to 0.5"])
        XCTAssertEqual((view as UIView).alpha, 0.5)
    }

    func testMethodsOfExtensions() async {
        XCTAssertEqual(calls, ["async"])
        XCTAssertEqual(made, 1)
        let deep: UIView = DeepThemedView()
        XCTAssertEqual(deep.themeNames(), ["view", "themed", "deep"])
        XCTAssertEqual(PlainThemedView().themeNames(), ["view", "themed"])
        XCTAssertEqual(UILabel().themeNames(), ["view"])
        XCTAssertEqual((ThemedButton() as UIView).themeNames(), ["view", "control", "button"])
        XCTAssertEqual((UISwitch() as UIView).themeNames(), ["view", "control"])
        XCTAssertEqual(makeHiddenView().themeNames(), ["view", "hidden"])
        XCTAssertEqual((Box<Int>() as UIView).themeNames(), ["view", "box"])
        XCTAssertEqual(type(of: deep).themeTitle(), "view.themed.deep")
        XCTAssertTrue(deep.isThemed)
        XCTAssertFalse(UIView().isThemed)
        XCTAssertEqual(deep.tint(.red), "tint deep")
        XCTAssertEqual((Bottom() as Base).greet("Ann"), "bottom middle base Ann")
    }
}

@MainActor final class ActionTests: XCTestCase {
    func testArguments() {
        let target = ActionTarget()
        for selector in target.selectors {
            XCTAssertTrue(target.responds(to: selector), "\(selector)")
            target.perform(selector, with: UIButton(), with: UIEvent())
        }
        XCTAssertEqual(
            target.log,
            ["none", "hidden", "one", "two", "three", "result", "named", "extended", "none", "none", "none"])
        XCTAssertEqual(
            target.selectors.map(NSStringFromSelector).prefix(7).joined(separator: " "),
            "none hidden: one: two:event: three::: result: renamedWithSender:")
        target.perform(Selector(("mood:")), with: 1)
        XCTAssertEqual(target.log.last, "mood true")
        XCTAssertFalse(target.responds(to: Selector(("missing"))))
    }

    func testNestedPrivateAndGenericClasses() {
        let nested = ActionTarget.Nested()
        nested.perform(nested.selector)
        XCTAssertEqual(nested.log, ["nested"])
        ActionTarget.makeSecret().perform(ActionTarget.secretSelector)
        XCTAssertEqual(ActionTarget.secretTaps, 1)
        let (generic, small) = (GenericTarget("text"), SmallTarget(1))
        let button = UIButton()
        button.addTarget(generic, action: generic.selector, for: .touchUpInside)
        button.addTarget(small, action: generic.selector, for: .touchUpInside)
        button.addTarget(small, action: #selector(SmallTarget.more), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(generic.count, 1)
        XCTAssertEqual(small.count, 11)
    }

    func testExtensionsOfUIKitsClasses() {
        let controller = UIViewController()
        let item = UIBarButtonItem(
            title: nil, style: .plain, target: controller,
            action: #selector(UIViewController.closeFromExtension(_:)))
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(controller.title, "closed")
    }

    func testMembersAndPaths() {
        let all = Everything()
        all.perform(Selector(("plain")))
        XCTAssertEqual(all.log, ["plain"])
        XCTAssertFalse(all.responds(to: Selector(("never"))))
        XCTAssertEqual(Meter.paths, ["level", "owner.level", "percent", "layer.cornerRadius"])
        let meter = Meter()
        XCTAssertEqual(meter.names.map(\.description), ["level", "setLevel:", "percent"])
        meter.setValue(50, forKey: "percent")
        XCTAssertEqual(meter.value(forKey: "level") as? Double, 0.5)
    }

    func testClassNames() throws {
        XCTAssertEqual(type(of: Badge()).description(), "Cards.Badge")
        XCTAssertEqual(ActionTarget.description(), "Cards.ActionTarget")
        let document = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
            targetRuntime="iOS.CocoaTouch"><objects><view id="v" customClass="LegacyBadge"/></objects></document>
            """
        let nib = UINib(data: Data(document.utf8), bundle: nil)
        XCTAssertTrue(nib.instantiate(withOwner: nil).first is Badge)
    }

    func testSegueActionsAndInspectableValuesOfGames() {
        let source = SegueSource()
        XCTAssertEqual(
            source.selectors.map(NSStringFromSelector), ["makeDetail:sender:segueIdentifier:", "makePlain:", "forget:"])
        XCTAssertTrue(source.responds(to: source.selectors[1]))
        source.setValue(3, forKey: "speed")
        XCTAssertEqual(source.title, "speed 3.0")
    }

    func testTimersAndNotifications() async throws {
        let target = ActionTarget()
        NotificationCenter.default.addObserver(
            target, selector: #selector(ActionTarget.one(_:)), name: Notification.Name("one"), object: nil)
        NotificationCenter.default.post(name: Notification.Name("one"), object: nil)
        target.perform(#selector(ActionTarget.none), with: nil, afterDelay: 0.01)
        try await Task.sleep(nanoseconds: 200_000_000)
        XCTAssertEqual(target.log, ["one", "none"])
    }
}

final class ObjectTests: XCTestCase {
    func testManagedProperties() {
        let (record, other, child) = (Record(), Record(), NSObject())
        XCTAssertEqual([record.name, "\(record.age)", record.note ?? "nil", "\(record.tags)"], ["", "0", "nil", "[]"])
        record.name = "Ann"
        record.age += 3
        record.note = "x"
        record.tags.insert("tag")
        record.addToChildren(child)
        record.addToChildren(NSObject())
        record.removeFromChildren(NSSet(object: child))
        XCTAssertEqual([record.name, "\(record.age)", record.note, "\(record.tags)"], ["Ann", "3", "x", "[\"tag\"]"])
        XCTAssertEqual(record.children?.count, 1)
        XCTAssertNil(record.created)
        XCTAssertEqual(other.name, "")
    }

    func testBridging() {
        XCTAssertEqual(
            bridged(),
            ["b", "text", "2 5 true", "2 1", "2 2", "2", "0", "domain", "failure 0", "pool"])
    }

    func testAssociations() {
        var object: NSObject? = NSObject()
        object?.remark = "kept"
        XCTAssertEqual(object?.remark, "kept")
        XCTAssertNil(NSObject().remark)
        weak var gone = object
        object = nil
        XCTAssertNil(gone)
        XCTAssertEqual(apply { $0 + 1 }, 21)
    }

    func testCallsOfValues() {
        XCTAssertEqual(Marker().marked("a"), "*a")
        XCTAssertLessThan(Marker().fileKind(of: Data()), 1)
    }

    @MainActor func testOwnInitialisersAreFoundByType() {
        XCTAssertEqual(Plate(style: 3).marks, ["init"])
        XCTAssertEqual(Plate(style: 3).style, 3)
        XCTAssertEqual(RoundPlate(style: 1).frame.width, 30)
        XCTAssertTrue(type(of: makeByType(RoundPlate.self)) == RoundPlate.self)
        XCTAssertTrue(Bowl(style: 1).isSetUp)
        XCTAssertEqual(Kitchen(style: 1).dishes, 2)
        XCTAssertEqual(countOfTray(), 4)
    }

    func testSystems() {
        XCTAssertTrue(isSimulated)
        let isNew = ProcessInfo.processInfo.environment["CELLSIM_SYSTEM"] == "26"
        XCTAssertEqual(systems(), [true, isNew, false, false])
        XCTAssertEqual(UIDevice.current.systemVersion, isNew ? "26.1" : "17.5")
        XCTAssertEqual(ProcessInfo.processInfo.operatingSystemVersion.majorVersion, isNew ? 26 : 17)
        XCTAssertEqual(Literals.color, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        XCTAssertEqual(Literals.file.lastPathComponent, "cards.json")
        XCTAssertEqual(Coded(title: "x").title, "x")
        let chosen = Chosen()
        chosen.perform(Selector(("new")))
        XCTAssertTrue(chosen.isNew)
    }
}
