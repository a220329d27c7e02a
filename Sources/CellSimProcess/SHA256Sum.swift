import CellSimCShims

/// Computes SHA-256 checksums (FIPS 180-4), for exchange with other programs.
public enum SHA256Sum {
    /// Returns the 32 bytes of the checksum.
    /// - Complexity: Linear: 1 ms per MiB, or 10 ms on processors without SHA-256 instructions.
    public static func digest(_ bytes: [UInt8]) -> [UInt8] {
        unsafe bytes.withUnsafeBytes { unsafe digest($0) }
    }

    /// Returns the 32 bytes of the checksum of a memory buffer.
    /// - Parameters:
    ///   - bytes: The buffer.
    ///   - isPlain: Whether to avoid the processor's SHA-256 instructions.
    public static func digest(_ bytes: UnsafeRawBufferPointer, isPlain: Bool = false) -> [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: 32) { target, count in
            let start = unsafe bytes.assumingMemoryBound(to: UInt8.self).baseAddress
            unsafe cellsim_sha256(start, bytes.count, isPlain ? 1 : 0, target.baseAddress)
            count = 32
        }
    }

    /// Returns the checksum as hexadecimal digits.
    public static func text(_ bytes: [UInt8]) -> String { ContentDigest(stored: digest(bytes)).text }
}
