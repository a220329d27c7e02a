import CellSimPNG
import Foundation
import XCTest

final class FileBytesTests: XCTestCase {
    func testReadsWhatIsThere() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("bytes-\(UUID().uuidString)").path
        defer { XCTAssertEqual(unsafe remove(path), 0) }
        for count in [0, 1, 65_535, 65_536, 300_000] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
            XCTAssertTrue(FileManager.default.createFile(atPath: path, contents: Data(bytes)))
            XCTAssertEqual(try FileBytes.read(path), bytes)
        }
        XCTAssertFalse(try FileBytes.read("/proc/self/status").isEmpty, "a file that says it has no bytes")
    }

    func testSaysWhyItCannot() {
        func reason(_ path: String) -> String {
            do {
                return "\(try FileBytes.read(path).count) bytes"
            } catch {
                return "\(error.reason), \(error.isMissing)"
            }
        }
        XCTAssertEqual(reason("/nowhere/at all"), "No such file or directory, true")
        XCTAssertEqual(reason("/"), "Is a directory, false")
        XCTAssertEqual(reason("/dev/null/inside"), "Not a directory, false")
        XCTAssertEqual(reason("/proc/self/mem"), "Input/output error, false")
    }
}
