@_exported import CellSimFoundation
import CellSimProcess
@_exported import Foundation

/// A hash function. CryptoKit's hashes and authentication codes are supported; its ciphers are not.
public protocol HashFunction {
    /// The type of the result.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes in a block.
    static var blockByteCount: Int { get }
    /// Creates a hash function without data.
    init()
    /// Adds bytes.
    mutating func update(data: some DataProtocol)
    /// Returns the hash of all bytes added.
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the hash of bytes.
    public static func hash(data: some DataProtocol) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
}

/// The result of a hash function.
public protocol Digest: Hashable, Sequence, Sendable, CustomStringConvertible where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

/// A digest with its bytes.
public protocol DigestBytes: Digest {
    /// The bytes.
    var bytes: [UInt8] { get }
    /// Creates a digest from bytes.
    init(bytes: [UInt8])
    /// The function's name.
    static var name: String { get }
}

extension DigestBytes {
    /// Apple's `makeIterator()`.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// Apple's `description`.
    public var description: String {
        Self.name + " digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        unsafe try bytes.withUnsafeBytes(body)
    }
}

/// Apple's `SHA256Digest`.
public struct SHA256Digest: DigestBytes {
    /// Apple's `bytes`.
    public let bytes: [UInt8]
    /// Creates an instance.
    public init(bytes: [UInt8]) { self.bytes = bytes }
    /// Apple's `byteCount`.
    public static var byteCount: Int { 32 }
    /// Apple's `name`.
    public static var name: String { "SHA256" }
}

/// Apple's `SHA256`.
public struct SHA256: HashFunction {
    private var message: [UInt8] = []
    /// Creates an instance.
    public init() {}
    /// Apple's `blockByteCount`.
    public static var blockByteCount: Int { 64 }
    /// Apple's `update(data:)`.
    public mutating func update(data: some DataProtocol) { message += data }
    /// Apple's `finalize()`.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: SHA256Sum.digest(message)) }
}

/// Hash functions that are no longer secure.
public enum Insecure {
    /// Apple's `MD5Digest`.
    public struct MD5Digest: DigestBytes {
        /// Apple's `bytes`.
        public let bytes: [UInt8]
        /// Creates an instance.
        public init(bytes: [UInt8]) { self.bytes = bytes }
        /// Apple's `byteCount`.
        public static var byteCount: Int { 16 }
        /// Apple's `name`.
        public static var name: String { "MD5" }
    }
    /// Apple's `SHA1Digest`.
    public struct SHA1Digest: DigestBytes {
        /// Apple's `bytes`.
        public let bytes: [UInt8]
        /// Creates an instance.
        public init(bytes: [UInt8]) { self.bytes = bytes }
        /// Apple's `byteCount`.
        public static var byteCount: Int { 20 }
        /// Apple's `name`.
        public static var name: String { "SHA1" }
    }
    /// Apple's `MD5`.
    public struct MD5: HashFunction {
        private var message: [UInt8] = []
        /// Creates an instance.
        public init() {}
        /// Apple's `blockByteCount`.
        public static var blockByteCount: Int { 64 }
        /// Apple's `update(data:)`.
        public mutating func update(data: some DataProtocol) { message += data }
        /// Apple's `finalize()`.
        public func finalize() -> MD5Digest { MD5Digest(bytes: LegacyHashes.md5(message)) }
    }
    /// Apple's `SHA1`.
    public struct SHA1: HashFunction {
        private var message: [UInt8] = []
        /// Creates an instance.
        public init() {}
        /// Apple's `blockByteCount`.
        public static var blockByteCount: Int { 64 }
        /// Apple's `update(data:)`.
        public mutating func update(data: some DataProtocol) { message += data }
        /// Apple's `finalize()`.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: LegacyHashes.sha1(message)) }
    }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// Apple's `bitCount`.
    public let bitCount: Int
    /// Creates an instance.
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// Apple's `bits128`.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// Apple's `bits192`.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// Apple's `bits256`.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key.
public struct SymmetricKey: Hashable, Sendable {
    let bytes: [UInt8]
    /// Creates an instance.
    public init(data: some DataProtocol) { bytes = Array(data) }
    /// Creates a random key.
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) } }
    /// Apple's `bitCount`.
    public var bitCount: Int { bytes.count * 8 }
    /// Apple's `withUnsafeBytes(_:)`.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        unsafe try bytes.withUnsafeBytes(body)
    }
}

/// A message authentication code based on a hash function and a secret key.
public enum HMAC<H: HashFunction> {
    /// Apple's `MAC`.
    public typealias MAC = H.Digest
    /// Apple's `authenticationCode(for:using:)`.
    public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        let inner = H.hash(data: block.map { $0 ^ 0x36 } + Array(data))
        return H.hash(data: block.map { $0 ^ 0x5C } + Array(inner))
    }
    /// Apple's `isValidAuthenticationCode(_:authenticating:using:)`.
    public static func isValidAuthenticationCode(
        _ code: MAC, authenticating data: some DataProtocol, using key: SymmetricKey
    ) -> Bool {
        code == authenticationCode(for: data, using: key)
    }
}
