import CellSimFoundation
import XCTest

/// Tests weak collections, observations and the undo manager.
final class ObjectTests: XCTestCase {
    func testWeakCollections() {
        let table = NSHashTable<NSObject>.weakObjects()
        let retained = NSObject()
        table.add(retained)
        table.add(retained)
        table.add(NSObject())
        XCTAssertEqual(table.allObjects, [retained])
        XCTAssertTrue(table.contains(retained))
        let map = NSMapTable<NSString, NSObject>.strongToWeakObjects()
        map.setObject(retained, forKey: "a")
        map.setObject(NSObject(), forKey: "b")
        XCTAssertIdentical(map.object(forKey: NSString(string: "a")), retained)
        XCTAssertEqual(map.count, 1)
        map.removeObject(forKey: "a")
        XCTAssertEqual(map.count, 0)
    }

    private final class Counter: NSObject {
        var count = 0 { didSet { didChangeValue(for: \.count) } }
    }

    func testKeyValueObservation() {
        let counter = Counter()
        var changes: [String] = []
        let observation = counter.observe(\.count, options: [.initial, .old, .new]) { _, change in
            changes.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
        }
        counter.count = 2
        counter.count = 5
        observation.invalidate()
        counter.count = 6
        XCTAssertEqual(changes, ["-1 0", "0 2", "2 5"])
    }

    private final class Text { var value = "" }

    func testUndo() {
        let (manager, text) = (UndoManager(), Text())
        func set(_ value: String) {
            let old = text.value
            manager.registerUndo(withTarget: text) { _ in set(old) }
            text.value = value
        }
        set("a")
        set("b")
        manager.setActionName("Typing")
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo Typing")
        manager.undo()
        XCTAssertEqual(text.value, "a")
        XCTAssertTrue(manager.canRedo)
        manager.redo()
        XCTAssertEqual(text.value, "b")
        manager.beginUndoGrouping()
        set("c")
        set("d")
        manager.endUndoGrouping()
        manager.undo()
        XCTAssertEqual(text.value, "b")
        XCTAssertTrue(manager.canUndo)
    }
}
