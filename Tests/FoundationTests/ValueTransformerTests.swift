import CellSimFoundation
import XCTest

/// Tests the registration of value transformers by name.
final class ValueTransformerTests: XCTestCase {
    /// A transformer as in apps with Core Data.
    private final class Days: ValueTransformer, @unchecked Sendable {
        override class func transformedValueClass() -> AnyClass { NSData.self }
        override class func allowsReverseTransformation() -> Bool { true }
        override func transformedValue(_ value: Any?) -> Any? { (value as? [Int])?.map(String.init).joined() }
        override func reverseTransformedValue(_ value: Any?) -> Any? {
            (value as? String)?.compactMap(\.wholeNumberValue)
        }
    }

    func testTransformerLookup() throws {
        let name = NSValueTransformerName("Days")
        XCTAssertNil(ValueTransformer(forName: name))
        ValueTransformer.setValueTransformer(Days(), forName: name)
        let transformer = try XCTUnwrap(ValueTransformer(forName: name))
        XCTAssertEqual(transformer.transformedValue([1, 5]) as? String, "15")
        XCTAssertEqual(transformer.reverseTransformedValue("15") as? [Int], [1, 5])
        XCTAssertEqual(ValueTransformer.valueTransformerNames(), [name])
        ValueTransformer.setValueTransformer(nil, forName: name)
        XCTAssertNil(ValueTransformer(forName: name))
    }
}
