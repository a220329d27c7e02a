import CellSimProcess
import XCTest

/// Tests the SHA-256 checksum.
final class SHA256SumTests: XCTestCase {
    /// The examples of FIPS 180-4.
    func testKnownChecksums() {
        for (text, checksum) in [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ] { XCTAssertEqual(SHA256Sum.text(Array(text.utf8)), checksum) }
    }

    /// The implementation with processor instructions returns the same results as the portable one.
    func testBothImplementationsAgree() {
        for count in 0..<300 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
            let plain = unsafe bytes.withUnsafeBytes { unsafe SHA256Sum.digest($0, isPlain: true) }
            XCTAssertEqual(SHA256Sum.digest(bytes), plain, "\(count) bytes")
        }
    }
}
