import XCTest

@testable import CellSimReuse

/// Tests which records are shown as samples of all.
final class SampleTests: XCTestCase {
    func testFewRecordsAreAllShown() {
        XCTAssertEqual(ReuseSample.selectIndices(count: 3, limit: 3) { _ in "" }, [0, 1, 2])
        XCTAssertEqual(ReuseSample.selectIndices(count: 0, limit: 3) { _ in "" }, [])
    }

    func testSampleCoversAllShapes() {
        let shapes = ["a", "a", "a", "b", "a", "c", "b"]
        XCTAssertEqual(ReuseSample.selectIndices(count: 7, limit: 3) { shapes[$0] }, [0, 3, 5])
        XCTAssertEqual(ReuseSample.selectIndices(count: 7, limit: 5) { shapes[$0] }, [0, 1, 3, 5, 6])
        XCTAssertEqual(ReuseSample.selectIndices(count: 7, limit: 2) { shapes[$0] }, [0, 3])
    }

    func testShapesDistinguishMissingValues() {
        struct Inner { var items: [Int] }
        enum Kind { case plain, titled(String) }
        struct Record {
            var name: String
            var note: String?
            var isOn: Bool
            var kind: Kind
            var inner: Inner
        }
        func shape(_ name: String, _ note: String?, _ isOn: Bool, _ kind: Kind, _ items: [Int]) -> String {
            RecordShape.of(Record(name: name, note: note, isOn: isOn, kind: kind, inner: Inner(items: items)))
        }
        let base = shape("Ann", "x", true, .plain, [1])
        XCTAssertEqual(base, shape("Bob", "y", true, .plain, [2, 3]))
        for other in [
            shape("", "x", true, .plain, [1]), shape("Ann", nil, true, .plain, [1]),
            shape("Ann", "x", false, .plain, [1]),
            shape("Ann", "x", true, .titled("t"), [1]), shape("Ann", "x", true, .plain, []),
        ] { XCTAssertNotEqual(base, other) }
    }
}
