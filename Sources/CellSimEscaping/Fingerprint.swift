/// A hash of fixed length for texts or bytes. Equal contents have equal hashes in every run and on every machine.
public enum Fingerprint {
    /// Returns the 128-bit FNV-1a hash of texts, as 32 hexadecimal digits. It depends on where one text ends and the next begins.
    /// - Complexity: linear.
    public static func of(_ parts: [String]) -> String {
        var hash = FNV()
        for part in parts {
            for byte in part.utf8 { hash.add(byte) }
            // A byte that never occurs in UTF-8 separates the texts.
            hash.add(0xFF)
        }
        return hash.hexadecimalText
    }

    /// Returns the fingerprint of a file's bytes.
    /// - Complexity: linear.
    public static func of(_ bytes: [UInt8]) -> String {
        var hash = FNV()
        for byte in bytes { hash.add(byte) }
        return hash.hexadecimalText
    }

    /// Returns the 64-bit FNV-1a hash of a text, for names that only this machine reads.
    /// - Complexity: linear.
    package static func hash64(of text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    private struct FNV {
        private static let prime: UInt128 = (1 << 88) + 0x13B
        private var value: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D

        mutating func add(_ byte: UInt8) { value = (value ^ UInt128(byte)) &* FNV.prime }

        var hexadecimalText: String {
            let text = String(value, radix: 16)
            return String(repeating: "0", count: 32 - text.count) + text
        }
    }
}
