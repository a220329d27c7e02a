import CommonCrypto
import CryptoKit
import XCTest

/// Tests the hashes and message authentication codes of CryptoKit and CommonCrypto.
final class HashTests: XCTestCase {
    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    func testHashesOfAbc() {
        let abc = Data("abc".utf8)
        XCTAssertEqual(
            hexadecimal(SHA256.hash(data: abc)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        XCTAssertEqual(hexadecimal(Insecure.SHA1.hash(data: abc)), "a9993e364706816aba3e25717850c26c9cd0d89d")
        XCTAssertEqual(hexadecimal(Insecure.MD5.hash(data: abc)), "900150983cd24fb0d6963f7d28e17f72")
        XCTAssertEqual(
            hexadecimal(Insecure.MD5.hash(data: Data(repeating: 97, count: 1000))), "cabe45dcc9ae5b66ba86600cca6b8ba8")
    }

    /// Test case 2 of RFC 4231.
    func testMessageAuthenticationCodes() {
        let code = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
        XCTAssertEqual(hexadecimal(code), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    }

    func testHashesOfCommonCrypto() {
        let message = Array("abc".utf8)
        var hash = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        unsafe CC_MD5(message, CC_LONG(message.count), &hash)
        XCTAssertEqual(hexadecimal(hash), "900150983cd24fb0d6963f7d28e17f72")
    }
}
