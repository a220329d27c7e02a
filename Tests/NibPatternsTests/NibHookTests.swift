import Foundation
import NibPatterns
import TestFixtures
import UIKit
import XCTest

/// The hook of a cell with outlets for a person.
@preconcurrency @MainActor private final class PersonHook: NibHook {
    weak var nameLabel: UILabel!
    weak var ageLabel: UILabel!
    weak var portrait: UIImageView!
    /// A property that is not an outlet.
    var note = "x"
}

@preconcurrency @MainActor private class TitleHook: NibHook {
    var title: UILabel?
}

@preconcurrency @MainActor private final class SubtitleHook: TitleHook {
    var subtitle: UILabel?
    override class var firstTag: Int { 100 }
}

@preconcurrency @MainActor private final class ListHook: NibHook {
    var labels: [UILabel] = []
}

@preconcurrency @MainActor private final class ImageHook: NibHook {
    weak var ageLabel: UIImageView!
}

/// Tests hooks, which connect outlets to views without a subclass.
@preconcurrency @MainActor
final class NibHookTests: XCTestCase {
    private let outlets = [("view", "V"), ("nameLabel", "N"), ("ageLabel", "A"), ("portrait", "P")]

    private func person(tags: [String: Int] = [:], outside: String = "", extra: String = "") -> String {
        func tag(_ id: String) -> String { tags[id].map { " tag=\"\($0)\"" } ?? "" }
        return Fixture.text(
            "hook-person.xml",
            replacing: [
                "a": tag("A"), "b": tag("B"), "extra": extra, "n": tag("N"), "outside": outside, "p": tag("P"),
                "v": tag("V"),
            ])
    }

    private func error(_ make: () throws -> Void) -> NibHookError? {
        do { try make() } catch { return error as? NibHookError }
        return nil
    }

    func testOutletsAreTaggedByName() throws {
        let hook = try PersonHook(nib: Xib.nib(person(), outlets: outlets))
        XCTAssertEqual([hook.ageLabel.tag, hook.nameLabel.tag, hook.portrait.tag], [1, 2, 3])
        XCTAssertEqual(hook.view.tag, 0)
        XCTAssertIdentical(hook.view.viewWithTag(2), hook.nameLabel)
    }

    func testOtherHookFindsSameSubviews() throws {
        let view = try XCTUnwrap(try PersonHook(nib: Xib.nib(person(), outlets: outlets)).view)
        let hook = try PersonHook(view: view)
        XCTAssertEqual([hook.nameLabel.text, hook.ageLabel.text], ["name", "age"])
        XCTAssertIdentical(hook.portrait, view.subviews[2])
        hook.nameLabel.text = "Ada"
        XCTAssertEqual((view.subviews[0] as? UILabel)?.text, "Ada")
    }

    func testOneHookClassServesSeveralNibs() throws {
        let wide = Fixture.text("hook-wide.xml")
        for (document, name) in [(person(), "name"), (wide, "N2")] {
            let view = try XCTUnwrap(try PersonHook(nib: Xib.nib(document, outlets: outlets)).view)
            XCTAssertEqual(try PersonHook(view: view).nameLabel.text, name)
        }
    }

    func testInheritedOutletsAndFirstTag() throws {
        let nib = Xib.nib(
            "<view id=\"V\"><subviews><label id=\"T\" text=\"t\"/><label id=\"S\" text=\"s\" /></subviews></view>",
            outlets: [("view", "V"), ("title", "T"), ("subtitle", "S")])
        let hook = try SubtitleHook(nib: nib)
        XCTAssertEqual([hook.subtitle?.tag, hook.title?.tag], [100, 101])
        let view = try XCTUnwrap(hook.view)
        XCTAssertEqual(try SubtitleHook(view: view).title?.text, "t")
    }

    func testUnconnectedOutletStaysNil() throws {
        let hook = try PersonHook(nib: Xib.nib(person(), outlets: Array(outlets.dropLast())))
        let other = try PersonHook(view: hook.view)
        XCTAssertNil(other.portrait)
        XCTAssertEqual(other.nameLabel.tag, 2, "the tags follow the outlets' names, not their connections")
    }

    func testTagInUseIsError() {
        let hookError = error { _ = try PersonHook(nib: Xib.nib(person(tags: ["B": 2]), outlets: outlets)) }
        XCTAssertEqual(hookError, .tagInUse(hook: "PersonHook", outlet: "nameLabel", tag: 2, by: "UIView"))
        XCTAssertEqual(
            hookError?.description,
            "PersonHook: the tag 2 of the outlet 'nameLabel' is already in use by a UIView; set that view's tag to 0, or"
                + " override firstTag")
    }

    func testTagOfUnconnectedOutletInUseIsError() {
        let hookError = error {
            _ = try PersonHook(nib: Xib.nib(person(tags: ["B": 3]), outlets: Array(outlets.dropLast())))
        }
        XCTAssertEqual(hookError, .tagInUse(hook: "PersonHook", outlet: "portrait", tag: 3, by: "UIView"))
    }

    func testTagsOutsideRangeAreKept() throws {
        let hook = try PersonHook(nib: Xib.nib(person(tags: ["B": 4, "V": -1]), outlets: outlets))
        XCTAssertEqual([hook.view.tag, hook.view.subviews[1].tag], [-1, 4])
    }

    func testTaggedOutletViewIsError() throws {
        let nib = Xib.nib(person(tags: ["P": 20]), outlets: outlets)
        XCTAssertEqual(
            error { _ = try PersonHook(nib: nib) }, .viewHasTag(hook: "PersonHook", outlet: "portrait", tag: 20))
    }

    func testTwoOutletsToSameViewIsError() {
        let sharedOutlets = [("view", "V"), ("nameLabel", "N"), ("ageLabel", "N")]
        XCTAssertEqual(
            error { _ = try PersonHook(nib: Xib.nib(person(), outlets: sharedOutlets)) },
            .shared(hook: "PersonHook", outlets: ["ageLabel", "nameLabel"]))
    }

    func testOutletOutsideViewIsError() {
        let nib = Xib.nib(
            person(outside: "<label id=\"X\" text=\"x\"/>"), outlets: [("view", "V"), ("nameLabel", "X")])
        XCTAssertEqual(error { _ = try PersonHook(nib: nib) }, .notInside(hook: "PersonHook", outlet: "nameLabel"))
    }

    func testMissingViewOutletIsError() {
        XCTAssertEqual(
            error { _ = try PersonHook(nib: Xib.nib(person(), outlets: [("nameLabel", "N")])) },
            .noView(hook: "PersonHook"))
    }

    func testOutletCollectionIsError() {
        let nib = Xib.nib(person(), outlets: [("view", "V")])
        XCTAssertEqual(error { _ = try ListHook(nib: nib) }, .collection(hook: "ListHook", outlet: "labels"))
    }

    func testUnhookedViewIsError() {
        XCTAssertEqual(error { _ = try PersonHook(view: UIView()) }, .notLoaded(hook: "PersonHook", view: "UIView"))
    }

    func testViewOfOtherHookIsError() throws {
        let view = try XCTUnwrap(try PersonHook(nib: Xib.nib(person(), outlets: outlets)).view)
        XCTAssertEqual(
            error { _ = try ImageHook(view: view) },
            .wrongClass(hook: "ImageHook", outlet: "ageLabel", tag: 1, expected: "UIImageView", found: "UILabel"))
    }

    /// The main use of a hook: reused cells are bound, new cells are loaded.
    func testRecycledCellsAreBoundAndShowTheirOwnRow() throws {
        let source = HookSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        table.rowHeight = 60
        table.dataSource = source
        table.layoutIfNeeded()
        XCTAssertEqual(
            table.visibleCells.map { ($0.viewWithTag(1) as? UILabel)?.text }, (0..<5).map { "Cell number \($0)" })
        for step in 1...10 {
            table.contentOffset.y = CGFloat(step) * 120
            table.layoutIfNeeded()
        }
        XCTAssertEqual(
            table.visibleCells.map { ($0.viewWithTag(1) as? UILabel)?.text }, (20..<25).map { "Cell number \($0)" })
        XCTAssertEqual(source.errors, [])
        XCTAssertLessThanOrEqual(source.loadedCount, 7)
        XCTAssertGreaterThan(source.boundCount, 15)
    }
}

@preconcurrency @MainActor private final class CellHook: NibHook {
    weak var label: UILabel!
}

@preconcurrency @MainActor private final class HookSource: NSObject, UITableViewDataSource {
    private(set) var loadedCount = 0
    private(set) var boundCount = 0
    private(set) var errors: [String] = []
    private let nib = Xib.nib(Fixture.text("hook-cell.xml"), outlets: [("view", "C"), ("label", "L")])

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        do {
            let hook: CellHook
            if let cell = tableView.dequeueReusableCell(withIdentifier: "TestCell") {
                hook = try CellHook(view: cell)
                boundCount += 1
            } else {
                hook = try CellHook(nib: nib)
                loadedCount += 1
            }
            hook.label.text = "Cell number \(indexPath.row)"
            if let cell = hook.view as? UITableViewCell { return cell }
        } catch {
            errors.append("\(error)")
        }
        return UITableViewCell()
    }
}
