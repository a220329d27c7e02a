@_exported import CellSimFoundation
import CellSimProcess
@_exported import Foundation

/// A hash function. Of CryptoKit's names hashes and their message codes are there, and no ciphers.
public protocol HashFunction {
    /// What comes out.
    associatedtype Digest: CryptoKit.Digest
    /// How many bytes it takes at a time.
    static var blockByteCount: Int { get }
    /// Begins with no bytes.
    init()
    /// Takes bytes.
    mutating func update(data: some DataProtocol)
    /// The hash of all bytes taken.
    func finalize() -> Digest
}

extension HashFunction {
    /// The hash of bytes.
    public static func hash(data: some DataProtocol) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
}

/// What a hash function gives.
public protocol Digest: Hashable, Sequence, Sendable, CustomStringConvertible where Element == UInt8 {
    /// How many bytes it has.
    static var byteCount: Int { get }
}

/// The bytes of a digest.
public protocol DigestBytes: Digest {
    /// The bytes.
    var bytes: [UInt8] { get }
    /// A digest of these bytes.
    init(bytes: [UInt8])
    /// The function's name.
    static var name: String { get }
}

extension DigestBytes {
    /// As Apple's of this name.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    /// As Apple's of this name.
    public var description: String {
        Self.name + " digest: " + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
    /// Hands the bytes over.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        unsafe try bytes.withUnsafeBytes(body)
    }
}

/// As Apple's of this name.
public struct SHA256Digest: DigestBytes {
    /// As Apple's of this name.
    public let bytes: [UInt8]
    /// Creates one.
    public init(bytes: [UInt8]) { self.bytes = bytes }
    /// As Apple's of this name.
    public static var byteCount: Int { 32 }
    /// As Apple's of this name.
    public static var name: String { "SHA256" }
}

/// As Apple's of this name.
public struct SHA256: HashFunction {
    private var taken: [UInt8] = []
    /// Creates one.
    public init() {}
    /// As Apple's of this name.
    public static var blockByteCount: Int { 64 }
    /// As Apple's of this name.
    public mutating func update(data: some DataProtocol) { taken += data }
    /// As Apple's of this name.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: SHA256Sum.digest(taken)) }
}

/// Hash functions that are no longer safe.
public enum Insecure {
    /// As Apple's of this name.
    public struct MD5Digest: DigestBytes {
        /// As Apple's of this name.
        public let bytes: [UInt8]
        /// Creates one.
        public init(bytes: [UInt8]) { self.bytes = bytes }
        /// As Apple's of this name.
        public static var byteCount: Int { 16 }
        /// As Apple's of this name.
        public static var name: String { "MD5" }
    }
    /// As Apple's of this name.
    public struct SHA1Digest: DigestBytes {
        /// As Apple's of this name.
        public let bytes: [UInt8]
        /// Creates one.
        public init(bytes: [UInt8]) { self.bytes = bytes }
        /// As Apple's of this name.
        public static var byteCount: Int { 20 }
        /// As Apple's of this name.
        public static var name: String { "SHA1" }
    }
    /// As Apple's of this name.
    public struct MD5: HashFunction {
        private var taken: [UInt8] = []
        /// Creates one.
        public init() {}
        /// As Apple's of this name.
        public static var blockByteCount: Int { 64 }
        /// As Apple's of this name.
        public mutating func update(data: some DataProtocol) { taken += data }
        /// As Apple's of this name.
        public func finalize() -> MD5Digest { MD5Digest(bytes: MerkleDamgard.md5(taken)) }
    }
    /// As Apple's of this name.
    public struct SHA1: HashFunction {
        private var taken: [UInt8] = []
        /// Creates one.
        public init() {}
        /// As Apple's of this name.
        public static var blockByteCount: Int { 64 }
        /// As Apple's of this name.
        public mutating func update(data: some DataProtocol) { taken += data }
        /// As Apple's of this name.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: MerkleDamgard.sha1(taken)) }
    }
}

/// How long a key is.
public struct SymmetricKeySize: Sendable {
    /// As Apple's of this name.
    public let bitCount: Int
    /// Creates one.
    public init(bitCount: Int) { self.bitCount = bitCount }
    /// As Apple's of this name.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// As Apple's of this name.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// As Apple's of this name.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A secret.
public struct SymmetricKey: Hashable, Sendable {
    let bytes: [UInt8]
    /// Creates one.
    public init(data: some DataProtocol) { bytes = Array(data) }
    /// A random one.
    public init(size: SymmetricKeySize) { bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) } }
    /// As Apple's of this name.
    public var bitCount: Int { bytes.count * 8 }
    /// As Apple's of this name.
    public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        unsafe try bytes.withUnsafeBytes(body)
    }
}

/// A code that tells that a message is whole and from one who knows the key.
public enum HMAC<H: HashFunction> {
    /// As Apple's of this name.
    public typealias MAC = H.Digest
    /// As Apple's of this name.
    public static func authenticationCode(for data: some DataProtocol, using key: SymmetricKey) -> MAC {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        let inner = H.hash(data: block.map { $0 ^ 0x36 } + Array(data))
        return H.hash(data: block.map { $0 ^ 0x5C } + Array(inner))
    }
    /// As Apple's of this name.
    public static func isValidAuthenticationCode(
        _ code: MAC, authenticating data: some DataProtocol, using key: SymmetricKey
    ) -> Bool {
        code == authenticationCode(for: data, using: key)
    }
}
