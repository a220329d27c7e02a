import Foundation
import XCTest

@testable import CellSimHost

/// Tests that damaged data is read or rejected with its position, without a crash or a hang.
final class RecordFuzzTests: XCTestCase {
    /// A random source with the same numbers in every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static let seeds: [(path: String, text: String)] = [
        (
            "d.json",
            "[\n  {\"name\": \"Iron \\u00e4\\ud83d\\ude00\", \"swatch.backgroundColor\": \"#FF0000\", \"n\": -12.5e+3},\n {\"b\": true, \"c\": null}\r\n]\n"
        ),
        ("d.ndjson", "{\"name\": \"Iron\", \"n\": 0}\n\n{\"name\": \"\\\"\\\\\\/\\n\\t\", \"b\": false}\r\n{}\n"),
        ("d.csv", "name,swatch.backgroundColor,\"a \"\"b\"\"\"\nIron,#FF0000,\"two\nlines\"\r\n,,\n\"ä\",\"\",x\n"),
        ("d.txt", " [ {\"a\":1} , {\"a\":\"\"} ] "),
    ]
    private static let pieces = [
        "\"", "\\", "{", "}", "[", "]", ",", ":", "\n", "\r", "\0", "\u{1B}", "\\u", "\\ud800", "1e999", "-", "null",
        "ä", "\u{FEFF}",
    ]

    private func mutated(_ bytes: [UInt8], _ random: inout Generator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            let location = Int.random(in: 0...bytes.count, using: &random)
            let end = min(bytes.count, location + Int.random(in: 0...12, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: if location < bytes.count { bytes[location] = UInt8.random(in: 0...255, using: &random) }
            case 1:
                bytes.insert(
                    contentsOf: Array(Self.pieces.randomElement(using: &random)?.utf8 ?? "".utf8), at: location)
            case 2: bytes.removeSubrange(location..<end)
            case 3: bytes.insert(contentsOf: bytes[location..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 4: bytes.removeLast(bytes.count - location)
            default: if location < bytes.count { bytes[location] ^= 1 << UInt8.random(in: 0...7, using: &random) }
            }
        }
        return bytes
    }

    func testDamagedDataIsReadOrRejected() throws {
        var random = Generator(state: 12)
        var (readCount, rejectedCount) = (0, 0)
        for round in 0..<6000 {
            let seed = Self.seeds[round % Self.seeds.count]
            let bytes = mutated(Array(seed.text.utf8), &random)
            let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            do {
                let file = try RecordFile(data: Data(bytes), path: seed.path)
                for index in 0..<file.count { _ = try file.record(at: index) }
                readCount += 1
                if file.format == .json {
                    XCTAssertNoThrow(
                        try JSONSerialization.jsonObject(with: Data(bytes)), String(decoding: bytes, as: UTF8.self))
                }
            } catch let error as InputError {
                XCTAssertTrue((1...lines).contains(error.line), "\(error)")
                XCTAssertTrue(error.column.map { (1...bytes.count + 1).contains($0) } ?? true, "\(error)")
                rejectedCount += 1
            }
        }
        XCTAssertGreaterThan(readCount, 500)
        XCTAssertGreaterThan(rejectedCount, 2000)
    }

    func testNestingAndLengthAreBounded() throws {
        for (text, path) in [
            (String(repeating: "[", count: 1_000_000), "d.json"),
            (String(repeating: "{\"a\":", count: 1_000_000), "d.ndjson"),
            (String(repeating: "\"", count: 999_999), "d.csv"),
        ] { XCTAssertThrowsError(try RecordFile(data: Data(text.utf8), path: path)) }
    }

    /// Finding duplicate keys must not take quadratic time.
    func testRecordWithManyKeysIsReadQuickly() throws {
        let fields = (0..<50_000).map { "\"k\($0)\": 1" }.joined(separator: ",")
        let file = try RecordFile(data: Data("[{\(fields)}]".utf8), path: "d.json")
        XCTAssertEqual(file.keys.count, 50_000)
    }
}
