import Foundation

/// Implements MD5 (RFC 1321) and SHA-1 (FIPS 180-4).
package enum LegacyHashes {
    /// Returns the padded message: the bytes, a 1 bit, zeros and the length in bits, in blocks of 64 bytes.
    private static func padded(_ bytes: [UInt8], bigEndian: Bool) -> [UInt8] {
        let count = UInt64(bytes.count) &* 8
        var bytes = bytes + [0x80]
        while bytes.count % 64 != 56 { bytes.append(0) }
        for index in 0..<8 {
            bytes.append(UInt8(truncatingIfNeeded: count >> UInt64(8 * (bigEndian ? 7 - index : index))))
        }
        return bytes
    }

    private static func words(_ bytes: ArraySlice<UInt8>, bigEndian: Bool) -> [UInt32] {
        var words: [UInt32] = []
        for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 4) {
            var word: UInt32 = 0
            for index in 0..<4 { word |= UInt32(bytes[start + index]) << bitOffset(index, bigEndian) }
            words.append(word)
        }
        return words
    }

    private static func bytes(_ words: [UInt32], bigEndian: Bool) -> [UInt8] {
        var bytes: [UInt8] = []
        for word in words {
            for index in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: word >> bitOffset(index, bigEndian))) }
        }
        return bytes
    }

    private static func bitOffset(_ index: Int, _ bigEndian: Bool) -> UInt32 {
        UInt32(8 * (bigEndian ? 3 - index : index))
    }

    private static func rotatedLeft(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }

    package static func sha1(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
        let message = padded(message, bigEndian: true)
        for start in stride(from: 0, to: message.count, by: 64) {
            var w = words(message[start..<start + 64], bigEndian: true)
            for index in 16..<80 {
                w.append(rotatedLeft(w[index - 3] ^ w[index - 8] ^ w[index - 14] ^ w[index - 16], 1))
            }
            var v = state
            for index in 0..<80 {
                let (mix, constant): (UInt32, UInt32) =
                    switch index {
                    case ..<20: (v[1] & v[2] | ~v[1] & v[3], 0x5A82_7999)
                    case ..<40: (v[1] ^ v[2] ^ v[3], 0x6ED9_EBA1)
                    case ..<60: (v[1] & v[2] | v[1] & v[3] | v[2] & v[3], 0x8F1B_BCDC)
                    default: (v[1] ^ v[2] ^ v[3], 0xCA62_C1D6)
                    }
                v = [
                    rotatedLeft(v[0], 5) &+ mix &+ v[4] &+ constant &+ w[index], v[0], rotatedLeft(v[1], 30), v[2],
                    v[3],
                ]
            }
            for index in 0..<5 { state[index] = state[index] &+ v[index] }
        }
        return bytes(state, bigEndian: true)
    }

    private static let md5Constants = (0..<64).map { UInt32(abs(sin(Double($0 + 1))) * 4_294_967_296) }
    private static let md5Rotations: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

    package static func md5(_ message: [UInt8]) -> [UInt8] {
        var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
        let message = padded(message, bigEndian: false)
        for start in stride(from: 0, to: message.count, by: 64) {
            let w = words(message[start..<start + 64], bigEndian: false)
            var v = state
            for index in 0..<64 {
                let (mix, word): (UInt32, Int) =
                    switch index / 16 {
                    case 0: (v[1] & v[2] | ~v[1] & v[3], index)
                    case 1: (v[3] & v[1] | ~v[3] & v[2], (5 * index + 1) % 16)
                    case 2: (v[1] ^ v[2] ^ v[3], (3 * index + 5) % 16)
                    default: (v[2] ^ (v[1] | ~v[3]), 7 * index % 16)
                    }
                let sum = v[0] &+ mix &+ md5Constants[index] &+ w[word]
                v = [v[3], v[1] &+ rotatedLeft(sum, md5Rotations[index / 16 * 4 + index % 4]), v[1], v[2]]
            }
            for index in 0..<4 { state[index] = state[index] &+ v[index] }
        }
        return bytes(state, bigEndian: false)
    }
}
