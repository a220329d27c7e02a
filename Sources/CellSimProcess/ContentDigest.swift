import CellSimCShims

/// A 32-byte BLAKE2b digest. Equal digests mean equal content.
public struct ContentDigest: Hashable, Sendable {
    /// The 32 bytes of the digest.
    public let bytes: [UInt8]

    /// The digest that represents missing content, such as a file that can't be read.
    public static let missing = ContentDigest(stored: [UInt8](repeating: 0, count: 32))

    /// Computes the digest of bytes.
    /// - Complexity: Linear.
    public init(_ content: [UInt8]) {
        bytes = unsafe [UInt8](unsafeUninitializedCapacity: 32) { target, count in
            unsafe content.withUnsafeBufferPointer { content in
                unsafe cellsim_digest(content.baseAddress, content.count, target.baseAddress)
            }
            count = 32
        }
    }

    /// Computes the digest of several strings. It also depends on the boundaries between them.
    public init(texts: [String]) {
        var content: [UInt8] = []
        for text in texts {
            content += Array("\(text.utf8.count):".utf8)
            content += Array(text.utf8)
        }
        self.init(content)
    }

    /// Creates a digest from its 32 stored bytes.
    public init(stored bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// The digest as hexadecimal digits.
    public var text: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}

/// Lists the files of the running program: the executable and the libraries.
public enum LoadedProgram {
    /// An executable or library file.
    public struct Object: Hashable, Sendable {
        /// The path of the file; an empty string for the executable.
        public var path: String
        /// The linker's build ID if the file contains one, otherwise a digest of the file.
        public var checksum: [UInt8]
    }

    /// Returns the files that are loaded, beginning with the executable.
    public static func objects() -> [Object] {
        var result: [Object] = []
        var path = [CChar](repeating: 0, count: 4096)
        var id = [UInt8](repeating: 0, count: 64)
        var count = 0
        while unsafe cellsim_loaded_object(Int32(result.count), &path, path.count, &id, &count) != 0 {
            let name = String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            result.append(Object(path: name, checksum: count > 0 ? Array(id.prefix(count)) : fileChecksum(name)))
        }
        return result
    }

    private static func fileChecksum(_ path: String) -> [UInt8] {
        let file = path.isEmpty ? "/proc/self/exe" : path
        guard let content = try? FileReader.read(file, isInput: false) else { return [] }
        return ContentDigest(content).bytes
    }
}
