import CellSimFoundation
import XCTest

/// Tests key-value observing with string key paths.
final class NamedObservationTests: XCTestCase {
    private final class Shelf: NSObject {
        private let books = NSMutableArray()
        var list: NSMutableArray { mutableArrayValue(forKey: "books") }
        var title = "" { didSet { didChangeValue(forKey: "title") } }
    }

    private final class Reader: NSObject, KeyValueObserving {
        var reported: [String] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber)?.intValue ?? 0
            let indexes = (change?[.indexesKey] as? IndexSet).map { Array($0) } ?? []
            let new = change?[.newKey].map { "\($0)" } ?? "-"
            let old = change?[.oldKey].map { "\($0)" } ?? "-"
            reported.append("\(keyPath ?? "") \(kind) \(indexes) \(new) \(old)")
        }
    }

    func testChangesOfAList() {
        let (shelf, reader) = (Shelf(), Reader())
        unsafe shelf.addObserver(reader, forKeyPath: "books", options: [.new, .old], context: nil)
        shelf.list.add("a")
        shelf.list.insert(["b", "c"], at: [0, 2])
        shelf.list.replaceObject(at: 1, with: "d")
        shelf.list.removeObjects(in: NSRange(location: 0, length: 2))
        shelf.list.removeAllObjects()
        shelf.removeObserver(reader, forKeyPath: "books")
        shelf.list.add("e")
        XCTAssertEqual(
            reader.reported,
            [
                #"books 2 [0] ["a"] -"#, #"books 2 [0, 2] ["b", "c"] -"#, #"books 4 [1] ["d"] ["a"]"#,
                #"books 3 [0, 1] - ["b", "d"]"#, #"books 3 [0] - ["c"]"#,
            ])
        XCTAssertEqual(shelf.list.count, 1)
    }

    func testManyChangesOfAListAtOnce() {
        let (shelf, reader) = (Shelf(), Reader())
        shelf.list.addObjects(from: ["a", "b", "c"])
        unsafe shelf.addObserver(reader, forKeyPath: "books", options: [], context: nil)
        shelf.list.replaceObjects(in: NSRange(location: 1, length: 2), withObjectsFrom: ["d"])
        shelf.list.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["e", "f"])
        shelf.list.exchangeObject(at: 0, withObjectAt: 2)
        shelf.list[3] = "g"
        shelf.list[1] = "h"
        XCTAssertEqual(shelf.list.map { "\($0)" }, ["d", "h", "e", "g"])
        shelf.list.setArray([])
        XCTAssertEqual(shelf.list.count, 0)
        XCTAssertEqual(
            reader.reported.map { String($0.dropFirst(6).dropLast(4)) },
            ["4 [1]", "3 [2]", "4 [0]", "2 [1]", "4 [0]", "4 [2]", "2 [3]", "4 [1]", "3 [0, 1, 2, 3]"])
    }

    func testValuesThatAreReported() {
        let (shelf, reader) = (Shelf(), Reader())
        unsafe shelf.addObserver(reader, forKeyPath: "title", options: [.new, .old, .initial], context: nil)
        shelf.title = "A"
        shelf.title = "B"
        XCTAssertEqual(reader.reported, ["title 1 []  <null>", "title 1 [] A ", "title 1 [] B A"])
    }

    func testFormattersReadObjects() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        var object: AnyObject?
        XCTAssertTrue(unsafe formatter.getObjectValue(&object, for: "12", errorDescription: nil))
        XCTAssertEqual(object as? NSNumber, 12)
        XCTAssertFalse(unsafe formatter.getObjectValue(&object, for: "no", errorDescription: nil))
    }
}
