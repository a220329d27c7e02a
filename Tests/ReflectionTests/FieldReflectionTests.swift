import Foundation
import XCTest

@testable import CellSimReflection

/// Tests reading and writing stored properties by reflection.
final class FieldReflectionTests: XCTestCase {
    private class Base: NSObject {
        let fixed = 1
        private(set) var hidden = "hidden"
    }

    private final class Derived: Base {
        weak var delegate: (any Delegate)?
        weak var other: Base?
        unowned(unsafe) var owner: Base
        lazy var late = 5
        @Boxed var boxed = 7
        var list: [String]? = nil

        init(owner: Base) { unsafe self.owner = owner }
    }

    @propertyWrapper private struct Boxed {
        var wrappedValue: Int
    }

    func testFindsInheritedPrivateLazyAndWrappedProperties() {
        let fields = FieldReflection.fields(of: Derived.self)
        XCTAssertEqual(
            fields.map(\.name),
            ["fixed", "hidden", "delegate", "other", "owner", "$__lazy_storage_$_late", "_boxed", "list"])
        XCTAssertEqual(
            fields.map(\.ownership), [.strong, .strong, .weak, .weak, .unowned, .strong, .strong, .strong])
        XCTAssertEqual(fields.map(\.isVariable), [false, true, true, true, true, true, true, true])
        XCTAssertTrue(fields[7].type == [String]?.self)
    }

    func testStoresAndLoads() throws {
        let owner = Base()
        let object = Derived(owner: owner)
        let fields = FieldReflection.fields(of: Derived.self)
        fields[1].store("seen", in: object)
        XCTAssertEqual(object.hidden, "seen")
        fields[3].store(Optional(owner), in: object)
        XCTAssertIdentical(object.other, owner)
        XCTAssertIdentical(fields[3].load(from: object) as AnyObject, owner)
        fields[3].store(Base?.none, in: object)
        XCTAssertNil(object.other)
        fields[7].store(Optional(["a"]), in: object)
        XCTAssertEqual(object.list, ["a"])
        XCTAssertEqual(fields[7].load(from: object) as? [String], ["a"])
    }

    /// A weak reference to a protocol type is stored with a witness table.
    func testStoresWeakReferencesToProtocols() throws {
        let owner = Base()
        let object = Derived(owner: owner)
        let field = try XCTUnwrap(FieldReflection.fields(of: Derived.self).first { $0.name == "delegate" })
        var delegate: Answering? = Answering()
        field.store((delegate as (any Delegate)?), in: object)
        XCTAssertEqual(object.delegate?.answer(), 42)
        delegate = nil
        XCTAssertNil(object.delegate)
    }

    func testFindsModulesOfClasses() {
        XCTAssertEqual(LoadedClasses.modules(ofClassNamed: "Answering"), ["ReflectionTests"])
        XCTAssertEqual(LoadedClasses.modules(ofClassNamed: "NoSuchClassAnywhere"), [])
        XCTAssertEqual(LoadedClasses.modules(ofClassNamed: ""), [])
        // A nested type has no name that documents could contain.
        XCTAssertEqual(LoadedClasses.modules(ofClassNamed: "Derived"), [])
    }

    func testCreatesObjectsWithInit() {
        XCTAssertEqual((ObjectInitializerThunk.make(Counted.self) as? Counted)?.count, 9)
    }
}

private protocol Delegate: AnyObject {
    func answer() -> Int
}

final class Answering: Delegate {
    func answer() -> Int { 42 }
}

final class Counted: NSObject {
    let count: Int

    override init() { count = 9 }
}
