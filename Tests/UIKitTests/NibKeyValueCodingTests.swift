import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@_spi(UIKitModules) @testable import UIKitViews

/// A class-bound protocol, the type of a weak property in the tests.
private protocol Marked: AnyObject { var mark: Int { get } }

private final class MarkedView: UIView, Marked {
    let mark = 7
}

private class Base: UIView {
    private var hiddenText: String?
    weak var weakView: UIView!
    var inherited: UIView?
    var text: String { hiddenText ?? "" }
}

@propertyWrapper private struct Clamped {
    private var value = 0
    init() {}
    var wrappedValue: Int {
        get { value }
        set { value = min(newValue, 10) }
    }
}

private enum Mood: Int { case calm, merry }

private final class Holder: Base {
    var forced: UIView!
    var views: [UIStackView] = []
    var name = "unset"
    var title: String?
    var flag = false
    var count = 0
    var small: UInt8 = 0
    var width: CGFloat = 0
    var real: Double = 0
    var mood = Mood.calm
    var color: UIColor?
    var anything: Any?
    var marked: (any Marked)?
    weak var weakMarked: (any Marked)?
    let constant: String? = nil
    unowned var owner: UIView
    var plain = UIView()
    lazy var slow: String = "slow"
    @Clamped var clamped: Int
    var computed: Int {
        get { count }
        set { count = newValue }
    }
    var observed = 0 { didSet { observations += 1 } }
    var observations = 0
    var generic: [String: Int] = [:]

    init(owner: UIView) {
        self.owner = owner
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

/// Tests setting properties of nib objects by key-value coding.
@preconcurrency @MainActor
final class NibKeyValueCodingTests: XCTestCase {
    private let outside = UIView()
    private lazy var holder = Holder(owner: outside)

    private func set(_ value: Any?, _ key: String) throws {
        try KeyValueCoding.setDirectly(value, forKey: key, of: holder)
    }

    private func error(_ value: Any?, _ key: String) -> KeyValueError? {
        do {
            try set(value, key)
            return nil
        } catch {
            return error as? KeyValueError
        }
    }

    /// Each property is computed or observed. If its setter weren't called, the new value would not be drawn.
    func testPropertiesOfControlsAreSetThroughTheirSetters() throws {
        func check<Root: UIView, Value: Equatable>(
            _ view: Root, _ key: String, _ value: Any?, _ read: (Root) -> Value, _ expected: Value, line: UInt = #line
        ) {
            do { try KeyValueCoding.setDirectly(value, forKey: key, of: view) } catch {
                XCTFail("\(error)", line: line)
            }
            XCTAssertEqual(read(view), expected, key, line: line)
        }
        check(UITextField(), "text", "typed", \.text, "typed")
        check(UITextField(), "placeholder", "Name", \.placeholder, "Name")
        check(UITextField(), "borderStyle", 3, \.borderStyle, .roundedRect)
        check(UITextView(), "text", "written", { $0.text as String? }, "written")
        check(UITextView(), "textColor", UIColor.red, \.textColor, .red)
        check(UISearchBar(), "text", "sought", \.text, "sought")
        check(UISwitch(), "on", true, \.isOn, true)
        check(UISlider(), "value", 0.25, \.value, 0.25)
        check(UIStepper(), "value", 1_000, \.value, 100)
        check(UISegmentedControl(items: ["a", "b"]), "selectedSegmentIndex", 1, \.selectedSegmentIndex, 1)
        check(UIPageControl(), "numberOfPages", 4, \.numberOfPages, 4)
        check(UIProgressView(), "progress", 7, \.progress, 1)
        check(UIActivityIndicatorView(), "hidesWhenStopped", false, \.hidesWhenStopped, false)
        check(UIScrollView(), "contentSize", CGSize(width: 9, height: 9), \.contentSize, CGSize(width: 9, height: 9))
        check(
            UIView(), "directionalLayoutMargins", NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
            \.layoutMargins.left, 2)
    }

    func testSetsStrongWeakPrivateAndInheritedReferences() throws {
        let view = UIView()
        try set(view, "forced")
        try set(view, "inherited")
        XCTAssertIdentical(holder.forced, view)
        XCTAssertIdentical(holder.inherited, view)
        try set("private", "hiddenText")
        XCTAssertEqual(holder.text, "private")
        try set(nil, "inherited")
        XCTAssertNil(holder.inherited)
    }

    func testWeakPropertiesStayWeak() throws {
        var view: UIView? = UIView()
        try set(view, "weakView")
        XCTAssertIdentical(holder.weakView, view)
        view = nil
        XCTAssertNil(holder.weakView)
    }

    func testStrongPropertiesRetainAndReleaseTheirValue() throws {
        weak var weakReference: UIView?
        try withLocalScope {
            let view = UIView()
            weakReference = view
            try set(view, "forced")
        }
        XCTAssertNotNil(weakReference)
        try set(nil, "forced")
        XCTAssertNil(weakReference)
    }

    private func withLocalScope(_ body: () throws -> Void) rethrows { try body() }

    func testSetsProtocolTypedProperties() throws {
        var view: MarkedView? = MarkedView()
        try set(view, "marked")
        try set(view, "weakMarked")
        XCTAssertEqual(holder.marked?.mark, 7)
        XCTAssertEqual(holder.weakMarked?.mark, 7)
        try set(nil, "marked")
        view = nil
        XCTAssertNil(holder.weakMarked)
        XCTAssertNotNil(error(UIView(), "marked"))
    }

    func testSetsCollectionsAndChecksTheirElements() throws {
        let stacks = [UIStackView(), UIStackView()]
        try set(stacks as [AnyObject], "views")
        XCTAssertTrue(holder.views.elementsEqual(stacks, by: ===))
        XCTAssertEqual(
            error([UIStackView(), UIView()] as [AnyObject], "views"),
            .wrongType(
                key: "views", className: "UIKitTests.Holder", expected: "Array<UIStackView>",
                given: "[UIStackView, UIView]"))
        XCTAssertTrue(holder.views.elementsEqual(stacks, by: ===))
    }

    func testSetsScalarsStringsAndEnumerations() throws {
        try set("name", "name")
        try set("title", "title")
        try set(true, "flag")
        try set(4.0, "count")
        try set(200, "small")
        try set(12.5, "width")
        try set(3, "real")
        try set(1.0, "mood")
        try set(UIColor.red, "color")
        try set("text", "anything")
        XCTAssertEqual(holder.name, "name")
        XCTAssertEqual(holder.title, "title")
        XCTAssertTrue(holder.flag)
        XCTAssertEqual(holder.count, 4)
        XCTAssertEqual(holder.small, 200)
        XCTAssertEqual(holder.width, 12.5)
        XCTAssertEqual(holder.real, 3)
        XCTAssertEqual(holder.mood, .merry)
        XCTAssertEqual(holder.color, .red)
        XCTAssertEqual(holder.anything as? String, "text")
        try set(nil, "title")
        try set(nil, "anything")
        XCTAssertNil(holder.title)
        XCTAssertNil(holder.anything)
    }

    func testSetsLazyProperties() throws {
        try set("quick", "slow")
        XCTAssertEqual(holder.slow, "quick")
    }

    func testUnsettableValuesAreReported() {
        let name = "UIKitTests.Holder"
        XCTAssertEqual(
            error("text", "forced"),
            .wrongType(key: "forced", className: name, expected: "Optional<UIView>", given: "String"))
        XCTAssertEqual(
            error(UIView(), "views"),
            .wrongType(key: "views", className: name, expected: "Array<UIStackView>", given: "UIView"))
        XCTAssertEqual(error(300, "small"), .wrongType(key: "small", className: name, expected: "UInt8", given: "Int"))
        XCTAssertEqual(error(1.5, "count"), .wrongType(key: "count", className: name, expected: "Int", given: "Double"))
        XCTAssertEqual(error(9, "mood"), .wrongType(key: "mood", className: name, expected: "Mood", given: "Int"))
        XCTAssertEqual(error(nil, "name"), .notOptional(key: "name", className: name, expected: "String"))
        XCTAssertEqual(error(nil, "plain"), .notOptional(key: "plain", className: name, expected: "UIView"))
        XCTAssertEqual(error("x", "constant"), .readOnly(key: "constant", className: name))
        XCTAssertEqual(error(UIView(), "owner"), .unowned(key: "owner", className: name))
        XCTAssertEqual(error(3, "clamped"), .wrapped(key: "clamped", className: name))
        XCTAssertEqual(error(3, "missing"), .undefinedKey(key: "missing", className: name))
        XCTAssertEqual(error(3, "computed"), .undefinedKey(key: "computed", className: name))
        XCTAssertEqual(error("x", "title"), nil)
    }

    func testReadsProperties() throws {
        holder.count = 5
        holder.inherited = outside
        XCTAssertEqual(try KeyValueCoding.value(forKey: "count", of: holder) as? Int, 5)
        XCTAssertIdentical(try KeyValueCoding.value(forKey: "inherited", of: holder) as? UIView, outside)
        XCTAssertNil(try KeyValueCoding.value(forKey: "weakView", of: holder))
        XCTAssertThrowsError(try KeyValueCoding.value(forKey: "missing", of: holder))
    }

    func testUIKitPropertiesUseTheirSetters() {
        let view = UIView()
        view.setValue(UIColor.red, forKey: "backgroundColor")
        XCTAssertEqual(view.backgroundColor, .red)
        view.setValue(4, forKeyPath: "layer.cornerRadius")
        XCTAssertEqual(view.layer.cornerRadius, 4)
        view.setValue(true, forKey: "hidden")
        XCTAssertTrue(view.isHidden)
        XCTAssertEqual(view.value(forKeyPath: "layer.cornerRadius") as? CGFloat, 4)
        view.setValue(0.5, forKey: "alpha")
        XCTAssertEqual(view.alpha, 0.5)
        view.setValue(2, forKey: "contentMode")
        XCTAssertEqual(view.contentMode, .scaleAspectFill)
    }

    /// A property must return the value that was set: a getter and setter in the list must belong to the same property.
    func testListedPropertiesRoundTrip() throws {
        let sized = UIView()
        let objects: [NSObject] = [
            sized, UIButton(type: .system), UILabel(), UIImageView(), UISlider(), UISwitch(), UIStepper(),
            UIPageControl(), UIDatePicker(),
            UISegmentedControl(items: ["a"]), UIProgressView(), UIActivityIndicatorView(), UIPickerView(),
            UITextField(),
            UITextView(), UISearchBar(), UIStackView(), UITableView(), UITableViewCell(), UITableViewHeaderFooterView(),
            UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()), UICollectionViewCell(),
            UICollectionViewFlowLayout(), UIVisualEffectView(), UITapGestureRecognizer(), UINavigationBar(),
            UIToolbar(),
            UITabBar(), UINavigationItem(title: "t"), UIBarButtonItem(), UITabBarItem(), UITableViewController(),
            UINavigationController(), UITabBarController(), UIWindow(), CAGradientLayer(), CAShapeLayer(),
            sized.widthAnchor.constraint(equalToConstant: 3),
        ]
        var count = 0
        for object in objects {
            for key in KeyValueTable.keys(of: type(of: object)) {
                let value = try KeyValueCoding.value(forKey: key, of: object)
                guard KeyValueCoding.settableType(ofKey: key, in: object) != nil else { continue }
                XCTAssertNoThrow(
                    try KeyValueCoding.setDirectly(value, forKey: key, of: object), "\(type(of: object)) \(key)")
                let valueAfterSetting = try KeyValueCoding.value(forKey: key, of: object)
                XCTAssertEqual(
                    "\(String(describing: value))", "\(String(describing: valueAfterSetting))",
                    "\(type(of: object)) \(key)")
                count += 1
            }
        }
        XCTAssertGreaterThan(count, 1000)
    }

    func testComputedControlProperties() {
        let (slider, stepper, field, toggle) = (UISlider(), UIStepper(), UITextField(), UISwitch())
        slider.setValue(0.5, forKey: "value")
        XCTAssertEqual(slider.value, 0.5)
        stepper.setValue(7, forKey: "value")
        XCTAssertEqual(stepper.value, 7)
        field.setValue("typed", forKey: "text")
        field.setValue("hint", forKey: "placeholder")
        XCTAssertEqual([field.text, field.placeholder], ["typed", "hint"])
        toggle.setValue(true, forKey: "on")
        XCTAssertTrue(toggle.isOn)
        slider.setValue(0.25, forKey: "maximumValue")
        XCTAssertEqual(slider.value, 0.25, "setting the maximum clamps the value")
    }

    func testOverriddenPropertiesObserveKeyValueCoding() {
        final class Tagged: UIView {
            var observedTags: [Int] = []
            override var tag: Int { didSet { observedTags.append(tag) } }
        }
        let view = Tagged()
        view.setValue(3, forKey: "tag")
        XCTAssertEqual(view.observedTags, [3])
    }

    func testListedSettersAreUsed() throws {
        let view = ListedPropertyView()
        view.setValue(3, forKey: "level")
        XCTAssertEqual(view.changes, [3])
        view.setValue(4, forKey: "level")
        XCTAssertEqual(view.changes, [3, 4])
        XCTAssertThrowsError(try UIKitException.catching { view.setValue("x", forKey: "level") })
    }

    func testUndefinedKeysReachCustomHandler() throws {
        let view = UndefinedKeyView()
        view.setValue("x", forKey: "wild")
        XCTAssertEqual(view.store["wild"] as? String, "x")
        XCTAssertEqual(view.value(forKey: "wild") as? String, "x")
        XCTAssertThrowsError(try UIKitException.catching { UIView().setValue(1, forKey: "wild") }) {
            XCTAssertEqual(
                ($0 as? UIKitException)?.reason,
                "[<UIKit.UIView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key wild."
            )
        }
    }

    func testBrokenPathsAreReported() {
        XCTAssertThrowsError(try KeyValueCoding.target(ofPath: "inherited.alpha", from: holder)) {
            XCTAssertEqual(
                $0 as? KeyValueError,
                .brokenPath(key: "inherited", path: "inherited.alpha", className: "UIKitTests.Holder"))
        }
        XCTAssertThrowsError(try KeyValueCoding.target(ofPath: "count.alpha", from: holder))
    }

    func testObserversAreNotified() {
        let watcher = Watcher()
        let view = UIView()
        unsafe view.addObserver(watcher, forKeyPath: "tag", options: [.new, .old], context: nil)
        unsafe view.addObserver(watcher, forKeyPath: "layer.cornerRadius", options: [.new, .initial], context: nil)
        view.setValue(5, forKey: "tag")
        view.setValue(3, forKeyPath: "layer.cornerRadius")
        view.removeObserver(watcher, forKeyPath: "tag")
        view.setValue(6, forKey: "tag")
        XCTAssertEqual(
            watcher.observedChanges, ["layer.cornerRadius new 0.0", "tag old 0 new 5", "layer.cornerRadius new 3"])
    }
}

private final class ListedPropertyView: UIView, KeyValueCodable {
    var changes: [Int] = []
    var level = 0 { didSet { changes.append(level) } }
    static var keyValueProperties: [KeyValueProperty] {
        [KeyValueProperty("level", of: ListedPropertyView.self, { $0.level }, { $0.level = $1 })]
    }
}

private final class UndefinedKeyView: UIView {
    var store: [String: Any] = [:]
    override func setValue(_ value: Any?, forUndefinedKey key: String) { store[key] = value }
    override func value(forUndefinedKey key: String) -> Any? { store[key] }
}

private final class Watcher: UIResponder {
    var observedChanges: [String] = []
    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        var line = keyPath ?? ""
        if let old = change?[.oldKey] { line += " old \(old)" }
        if let new = change?[.newKey] { line += " new \(new is NSNull ? "nil" : "\(new)")" }
        observedChanges.append(line)
    }
}
