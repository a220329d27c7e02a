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
    /// Returns the hash of all added bytes.
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
    /// Returns an iterator over the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// The name of the hash function and the bytes in hexadecimal.
    public var description: String {
        Self.name + " digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        unsafe try bytes.withUnsafeBytes(body)
    }
}

/// A hash computed with SHA-256.
public struct SHA256Digest: DigestBytes {
    /// The bytes of the hash.
    public let bytes: [UInt8]
    /// Creates a digest from its bytes.
    public init(bytes: [UInt8]) { self.bytes = bytes }
    /// The number of bytes.
    public static var byteCount: Int { 32 }
    /// The name of the hash function.
    public static var name: String { "SHA256" }
}

/// The hash function SHA-256.
public struct SHA256: HashFunction {
    private var message: [UInt8] = []
    /// Creates a hash function without data.
    public init() {}
    /// The number of bytes in a block.
    public static var blockByteCount: Int { 64 }
    /// Adds bytes.
    public mutating func update(data: some DataProtocol) { message += data }
    /// Returns the hash of all added bytes.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: SHA256Sum.digest(message)) }
}

/// Hash functions that are no longer secure.
public enum Insecure {
    /// A hash computed with MD5.
    public struct MD5Digest: DigestBytes {
        /// The bytes of the hash.
        public let bytes: [UInt8]
        /// Creates a digest from its bytes.
        public init(bytes: [UInt8]) { self.bytes = bytes }
        /// The number of bytes.
        public static var byteCount: Int { 16 }
        /// The name of the hash function.
        public static var name: String { "MD5" }
    }
    /// A hash computed with SHA-1.
    public struct SHA1Digest: DigestBytes {
        /// The bytes of the hash.
        public let bytes: [UInt8]
        /// Creates a digest from its bytes.
        public init(bytes: [UInt8]) { self.bytes = bytes }
        /// The number of bytes.
        public static var byteCount: Int { 20 }
        /// The name of the hash function.
        public static var name: String { "SHA1" }
    }
    /// The hash function MD5.
    public struct MD5: HashFunction {
        private var message: [UInt8] = []
        /// Creates a hash function without data.
        public init() {}
        /// The number of bytes in a block.
        public static var blockByteCount: Int { 64 }
        /// Adds bytes.
        public mutating func update(data: some DataProtocol) { message += data }
        /// Returns the hash of all added bytes.
        public func finalize() -> MD5Digest { MD5Digest(bytes: LegacyHashes.md5(message)) }
    }
    /// The hash function SHA-1.
    public struct SHA1: HashFunction {
        private var message: [UInt8] = []
        /// Creates a hash function without data.
        public init() {}
        /// The number of bytes in a block.
        public static var blockByteCount: Int { 64 }
        /// Adds bytes.
        public mutating func update(data: some DataProtocol) { message += data }
        /// Returns the hash of all added bytes.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: LegacyHashes.sha1(message)) }
    }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// The size in bits.
    public let bitCount: Int
    /// Creates a size in bits.
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// A size of 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// A size of 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// A size of 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret key.
public struct SymmetricKey: Hashable, Sendable {
    let bytes: [UInt8]
    /// Creates a key from bytes.
    public init(data: some DataProtocol) { bytes = Array(data) }
    /// Creates a random key.
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) } }
    /// The size of the key in bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Calls a closure with the bytes of the key.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        unsafe try bytes.withUnsafeBytes(body)
    }
}

/// A message authentication code based on a hash function and a secret key.
public enum HMAC<H: HashFunction> {
    /// The type of the authentication code.
    public typealias MAC = H.Digest
    /// Returns the authentication code of a message.
    public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        let inner = H.hash(data: block.map { $0 ^ 0x36 } + Array(data))
        return H.hash(data: block.map { $0 ^ 0x5C } + Array(inner))
    }
    /// Returns whether an authentication code is valid for a message.
    public static func isValidAuthenticationCode(
        _ code: MAC, authenticating data: some DataProtocol, using key: SymmetricKey
    ) -> Bool {
        code == authenticationCode(for: data, using: key)
    }
}
