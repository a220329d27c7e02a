/// The hash functions of Common Crypto. Ciphers are not available.
@_exported import CellSimFoundation
import CellSimProcess
import CryptoKit
@_exported import Foundation

/// Apple's `CC_LONG`.
public typealias CC_LONG = UInt32
/// Apple's `CC_MD5_DIGEST_LENGTH`.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// Apple's `CC_SHA1_DIGEST_LENGTH`.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// Apple's `CC_SHA256_DIGEST_LENGTH`.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

private func writeDigest(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?, _ hash: ([UInt8]) -> [UInt8]
) -> UnsafeMutablePointer<UInt8>? {
    let message = unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    if let md = unsafe md { for (index, byte) in hash(message).enumerated() { unsafe md[index] = byte } }
    return unsafe md
}
/// Writes the MD5 hash of a message (16 bytes) to `md`.
@discardableResult public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe writeDigest(data, len, md, LegacyHashes.md5) }
/// Writes the SHA-1 hash of a message (20 bytes) to `md`.
@discardableResult public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe writeDigest(data, len, md, LegacyHashes.sha1) }
/// Writes the SHA-256 hash of a message (32 bytes) to `md`.
@discardableResult public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { unsafe writeDigest(data, len, md, SHA256Sum.digest) }
