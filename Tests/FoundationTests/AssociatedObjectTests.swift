import CellSimFoundation
import XCTest

/// Tests associated objects and their memory management policies.
final class AssociatedObjectTests: XCTestCase {
    private final class Owner {}
    private final class Value: NSObject, NSCopying {
        var onDeinit: (() -> Void)?
        func copy(with zone: NSZone? = nil) -> Any { Value() }
        deinit { onDeinit?() }
    }

    @safe private final class Keys: @unchecked Sendable {
        let first = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)
        var second: UnsafeMutableRawPointer { unsafe first + 1 }
        deinit { unsafe first.deallocate() }
    }

    private let keys = Keys()

    func testValueIsStoredByObjectAndKey() {
        let (a, b) = (Owner(), NSObject())
        unsafe objc_setAssociatedObject(a, keys.first, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        unsafe objc_setAssociatedObject(b, keys.first, 2, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertEqual(unsafe objc_getAssociatedObject(a, keys.first) as? String, "one")
        XCTAssertEqual(unsafe objc_getAssociatedObject(b, keys.first) as? Int, 2)
        XCTAssertNil(unsafe objc_getAssociatedObject(a, keys.second))
        unsafe objc_setAssociatedObject(a, keys.first, nil, .OBJC_ASSOCIATION_RETAIN)
        XCTAssertNil(unsafe objc_getAssociatedObject(a, keys.first))
        objc_removeAssociatedObjects(b)
        XCTAssertNil(unsafe objc_getAssociatedObject(b, keys.first))
    }

    func testPolicies() {
        let owner = Owner()
        var value: Value? = Value()
        unsafe objc_setAssociatedObject(owner, keys.first, value, .OBJC_ASSOCIATION_ASSIGN)
        unsafe objc_setAssociatedObject(owner, keys.second, value, .OBJC_ASSOCIATION_COPY)
        XCTAssertIdentical(unsafe objc_getAssociatedObject(owner, keys.first) as? Value, value)
        XCTAssertNotIdentical(unsafe objc_getAssociatedObject(owner, keys.second) as? Value, value)
        value = nil
        XCTAssertNil(unsafe objc_getAssociatedObject(owner, keys.first))
        XCTAssertNotNil(unsafe objc_getAssociatedObject(owner, keys.second))
    }

    /// A new object at the address of a released one does not inherit its values, and old values do not accumulate.
    func testValuesAreReleasedAfterTheirObject() {
        var releasedCount = 0
        for index in 0..<1000 {
            let owner = Owner()
            XCTAssertNil(unsafe objc_getAssociatedObject(owner, keys.first), "\(index)")
            let value = Value()
            value.onDeinit = { releasedCount += 1 }
            unsafe objc_setAssociatedObject(owner, keys.first, value, .OBJC_ASSOCIATION_RETAIN)
        }
        XCTAssertGreaterThan(releasedCount, 800)
    }

    func testMonitors() {
        let object = Owner()
        XCTAssertEqual(objc_sync_enter(object), 0)
        XCTAssertEqual(objc_sync_enter(object), 0)
        XCTAssertEqual(objc_sync_exit(object), 0)
        XCTAssertEqual(objc_sync_exit(object), 0)
        XCTAssertEqual(objc_sync_exit(object), -1)
    }
}
