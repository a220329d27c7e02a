import CellSimFoundation
import Foundation
import XCTest

/// Tests set literals, formats of compound predicates, and unfair locks.
final class SetLiteralTests: XCTestCase {
    func testSetsAreWrittenAsArrays() {
        var books: NSSet? = ["a", "b", "a"]
        XCTAssertEqual(books?.count, 2)
        books = []
        XCTAssertEqual(books, NSSet())
        let names: NSMutableSet = ["a"]
        names.add("b")
        XCTAssertEqual(names, ["a", "b"])
    }

    func testCompoundPredicateFormat() {
        let adult = NSCompoundPredicate(format: "age > %d AND name == %@", 17, "Ann")
        let people: [[String: Any]] = [
            ["age": 20, "name": "Ann"], ["age": 17, "name": "Ann"], ["age": 20, "name": "Bob"],
        ]
        XCTAssertEqual(people.map { adult.evaluate(with: $0) }, [true, false, false])
    }

    func testUnfairLock() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        unsafe lock.initialize(to: os_unfair_lock())
        unsafe os_unfair_lock_lock(lock)
        XCTAssertFalse(unsafe os_unfair_lock_trylock(lock))
        unsafe os_unfair_lock_unlock(lock)
        XCTAssertTrue(unsafe os_unfair_lock_trylock(lock))
        unsafe lock.deinitialize(count: 1).deallocate()
    }
}
