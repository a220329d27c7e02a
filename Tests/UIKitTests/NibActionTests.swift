import Foundation
import XCTest

@testable import UIKit
@testable import UIKitBase
@testable import UIKitControllers
@testable import UIKitControls
@testable import UIKitLists
@testable import UIKitViews

/// A view with actions that records the calls it receives.
private final class Receiver: UIView, ActionListing {
    static var actions: [ActionMethod] {
        [ActionMethod("tapped:", Receiver.tapped), ActionMethod("changed:forEvent:", Receiver.changed)]
    }

    var events: [String] = []

    private func tapped(_ sender: UIView) { events.append("tapped: from \(sender.tag)") }
    private func changed(_ sender: UIView, event: UIEvent?) { events.append("changed:forEvent: from \(sender.tag)") }
}

private class Listed: UIView, ActionListing {
    class var actions: [ActionMethod] { [ActionMethod("note:", Listed.recordEvent)] }

    var events: [String] = []

    private func recordEvent(_ sender: UIView) { events.append("\(sender.tag)") }
}

private final class ListedChild: Listed {}

/// A class that lists its actions, with subclasses.
private class Form: UIView, ActionListing {
    var events: [String] = []

    class var actions: [ActionMethod] {
        [ActionMethod("save", Form.save), ActionMethod("pick:", Form.pick), ActionMethod("move:event:", Form.move)]
    }

    func save() { events.append("save") }
    private func pick(_ sender: UIButton) { events.append("pick \(sender.tag)") }
    private func move(_ sender: Any, event: UIEvent?) {
        events.append("move \(event == nil ? "without" : "with") event")
    }
}

private final class LongForm: Form {
    override class var actions: [ActionMethod] {
        super.actions + [ActionMethod("pick:", LongForm.pickMore), ActionMethod("more", LongForm.more)]
    }

    override func save() { events.append("save more") }
    private func pickMore(_ sender: UIView) { events.append("pick more \(sender.tag)") }
    private func more() { events.append("more") }
}

/// Tests the actions of nib objects.
@preconcurrency @MainActor
final class NibActionTests: XCTestCase {
    override func setUp() {
        MainActor.assumeIsolated {
            ClassResolver.register(Receiver.self, as: "Receiver")
            ClassResolver.register(ListedChild.self, as: "ListedChild")
        }
    }

    func testConnectsActionsOfControls() throws {
        let instance = try NibFixture.load(
            """
            <view id="V" customClass="Receiver"><subviews><button tag="3" id="B"><connections>
            <action selector="tapped:" destination="V" eventType="touchUpInside" id="1"/>
            <action selector="changed:forEvent:" destination="V" eventType="valueChanged" id="2"/>
            </connections></button></subviews></view>
            """)
        let view = try XCTUnwrap(instance.firstView as? Receiver)
        let button = try XCTUnwrap(instance.object(withID: "B") as? UIButton)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        button.sendActions(for: .valueChanged)
        XCTAssertEqual(view.events, ["tapped: from 3", "changed:forEvent: from 3"])
    }

    func testFirstResponderSearchesResponderChain() throws {
        let instance = try NibFixture.load(
            """
            <view id="V" customClass="Receiver"><subviews><view id="W"><subviews><button tag="4" id="B"><connections>
            <action selector="tapped:" destination="-2" eventType="touchUpInside" id="1"/>
            </connections></button></subviews></view></subviews></view>
            """)
        let view = try XCTUnwrap(instance.firstView as? Receiver)
        (instance.object(withID: "B") as? UIButton)?.sendActions(for: .touchUpInside)
        XCTAssertEqual(view.events, ["tapped: from 4"])
        XCTAssertFalse(ActionDispatch.send("unheard:", to: nil, from: view, for: nil))
    }

    func testListedMethodsAreInherited() throws {
        let instance = try NibFixture.load(
            """
            <view id="V" customClass="ListedChild"><subviews><button tag="5" id="B"><connections>
            <action selector="note:" destination="V" eventType="touchUpInside" id="1"/>
            </connections></button></subviews></view>
            """)
        (instance.object(withID: "B") as? UIButton)?.sendActions(for: .touchUpInside)
        XCTAssertEqual((instance.firstView as? ListedChild)?.events, ["5"])
    }

    func testMissingMethodRaisesWhenSent() throws {
        let objects = """
            <view id="V" customClass="App_Missing"><subviews><button id="B"><connections>
            <action selector="wild:" destination="V" eventType="touchUpInside" id="1"/>
            </connections></button></subviews></view>
            """
        let library = try NibFixture.load(objects)
        XCTAssertThrowsError(
            try UIKitException.catching { (library.object(withID: "B") as? UIButton)?.sendActions(for: .touchUpInside) }
        ) {
            XCTAssertEqual(
                ($0 as? UIKitException)?.reason, "-[UIKit.UIView wild:]: unrecognized selector sent to instance")
        }
    }

    func testPlaceholderViewsAcceptAnyActionOnTheCommandLine() throws {
        let objects = """
            <view id="V" customClass="App_Missing"><subviews><button id="B"><connections>
            <action selector="wild:" destination="V" eventType="touchUpInside" id="1"/>
            </connections></button></subviews></view>
            """
        let instance = try NibFixture.load(objects, options: .commandLine)
        XCTAssertNoThrow(
            try UIKitException.catching {
                (instance.object(withID: "B") as? UIButton)?.sendActions(for: .touchUpInside)
            })
        XCTAssertEqual(instance.diagnostics, [])
    }

    func testUnknownEventsAndSendersAreReported() throws {
        let instance = try NibFixture.load(
            """
            <view id="V"><subviews><button id="B"><connections>
            <action selector="tapped:" destination="V" eventType="moonrise" id="1"/></connections></button></subviews>
            <connections><action selector="tapped:" destination="V" id="2"/></connections></view>
            """, options: .commandLine)
        XCTAssertEqual(
            instance.diagnostics.map(\.description),
            [
                "A.xib:5: warning: <action> 'eventType' has an unknown value: 'moonrise' (skipped)",
                "A.xib:6: error: <action> 'selector' belongs to an object that sends no actions: 'tapped:' (skipped)",
            ])
    }

    func testSelectorArgumentCounts() {
        XCTAssertEqual(Selector("tapped").argumentCount, 0)
        XCTAssertEqual(Selector("tapped:").argumentCount, 1)
        XCTAssertEqual(Selector("tapped:forEvent:").argumentCount, 2)
        XCTAssertEqual(NSStringFromSelector(NSSelectorFromString("a:")), "a:")
    }

    func testControlPropertiesAreSetByKeyPath() {
        let label = UILabel()
        label.setValue("Text", forKey: "text")
        label.setValue(1, forKey: "textAlignment")
        label.setValue(3.0, forKey: "numberOfLines")
        label.setValue(UIColor.red, forKey: "textColor")
        XCTAssertEqual(label.text, "Text")
        XCTAssertEqual(label.textAlignment, .center)
        XCTAssertEqual(label.numberOfLines, 3)
        XCTAssertEqual(label.textColor, .red)
        let button = UIButton(type: .system)
        button.setValue(1, forKeyPath: "titleLabel.textAlignment")
        XCTAssertEqual(button.titleLabel?.textAlignment, .center)
        button.setValue(false, forKey: "enabled")
        XCTAssertFalse(button.isEnabled)
    }

    func testListedMethodsReceiveArguments() {
        let (form, button) = (Form(), UIButton())
        button.tag = 5
        for action in ["save", "pick:", "move:event:"] as [Selector] {
            button.addTarget(form, action: action, for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(form.events, ["save", "pick 5", "move without event"])
        XCTAssertTrue(ActionDispatch.responds(form, to: "pick:"))
        XCTAssertFalse(ActionDispatch.responds(form, to: "more"))
    }

    func testSubclassesAddAndOverrideListedActions() {
        let (form, button) = (LongForm(), UIButton())
        for action in ["save", "pick:", "more"] as [Selector] {
            button.addTarget(form, action: action, for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        XCTAssertEqual(form.events, ["save more", "pick more 0", "more"])
    }

    func testSenderOfWrongClassRaises() {
        let form = Form()
        XCTAssertThrowsError(
            try UIKitException.catching { ActionDispatch.send("pick:", to: form, from: UILabel(), for: nil) }
        ) { error in
            let reason = (error as? UIKitException)?.reason ?? ""
            XCTAssertTrue(reason.hasSuffix("pick:] expects a UIButton as its sender, but got a UILabel"), reason)
        }
        XCTAssertThrowsError(try UIKitException.catching { ActionDispatch.send("lost", to: form, from: nil, for: nil) })
        { error in
            XCTAssertTrue("\(error)".contains("unrecognized selector sent to instance"))
        }
        XCTAssertEqual(form.events, [])
    }
}
