import CellSimFoundation
import XCTest

/// Tests key-value observing with string key paths.
final class KeyValueObservingTests: XCTestCase {
    private final class Shelf: NSObject {
        private let books = NSMutableArray()
        var mutableBooks: NSMutableArray { mutableArrayValue(forKey: "books") }
        var title = "" { didSet { didChangeValue(forKey: "title") } }
    }

    private final class Observer: NSObject, KeyValueObserving {
        var changes: [String] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber)?.intValue ?? 0
            let indexes = (change?[.indexesKey] as? IndexSet).map { Array($0) } ?? []
            let new = change?[.newKey].map { "\($0)" } ?? "-"
            let old = change?[.oldKey].map { "\($0)" } ?? "-"
            changes.append("\(keyPath ?? "") \(kind) \(indexes) \(new) \(old)")
        }
    }

    func testArrayChanges() {
        let (shelf, reader) = (Shelf(), Observer())
        unsafe shelf.addObserver(reader, forKeyPath: "books", options: [.new, .old], context: nil)
        shelf.mutableBooks.add("a")
        shelf.mutableBooks.insert(["b", "c"], at: [0, 2])
        shelf.mutableBooks.replaceObject(at: 1, with: "d")
        shelf.mutableBooks.removeObjects(in: NSRange(location: 0, length: 2))
        shelf.mutableBooks.removeAllObjects()
        shelf.removeObserver(reader, forKeyPath: "books")
        shelf.mutableBooks.add("e")
        XCTAssertEqual(
            reader.changes,
            [
                #"books 2 [0] ["a"] -"#, #"books 2 [0, 2] ["b", "c"] -"#, #"books 4 [1] ["d"] ["a"]"#,
                #"books 3 [0, 1] - ["b", "d"]"#, #"books 3 [0] - ["c"]"#,
            ])
        XCTAssertEqual(shelf.mutableBooks.count, 1)
    }

    func testBulkArrayChanges() {
        let (shelf, reader) = (Shelf(), Observer())
        shelf.mutableBooks.addObjects(from: ["a", "b", "c"])
        unsafe shelf.addObserver(reader, forKeyPath: "books", options: [], context: nil)
        shelf.mutableBooks.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["d"])
        shelf.mutableBooks.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["e", "f"])
        shelf.mutableBooks.exchangeObject(at: 0, withObjectAt: 2)
        shelf.mutableBooks[3] = "g"
        shelf.mutableBooks[1] = "h"
        XCTAssertEqual(shelf.mutableBooks.map { "\($0)" }, ["d", "h", "e", "g"])
        shelf.mutableBooks.setArray([])
        XCTAssertEqual(shelf.mutableBooks.count, 0)
        XCTAssertEqual(
            reader.changes.map { String($0.dropFirst(6).dropLast(4)) },
            ["4 [1]", "3 [2]", "4 [0]", "2 [1]", "4 [0]", "4 [2]", "2 [3]", "4 [1]", "3 [0, 1, 2, 3]"])
    }

    func testValueChanges() {
        let (shelf, reader) = (Shelf(), Observer())
        unsafe shelf.addObserver(reader, forKeyPath: "title", options: [.new, .old, .initial], context: nil)
        shelf.title = "A"
        shelf.title = "B"
        XCTAssertEqual(reader.changes, ["title 1 []  <null>", "title 1 [] A ", "title 1 [] B A"])
    }
}
