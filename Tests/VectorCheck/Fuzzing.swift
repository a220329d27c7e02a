import CellSimGraphics
import CellSimVectorImages
import Foundation

/// Reads and draws mutated files: none may crash, take a second, or use much memory.
enum Fuzzing {
    /// Runs mutated files.
    /// - Parameter arguments: the number of mutants, the number of the first one, and additional files to mutate.
    static func run(_ arguments: [String]) throws {
        guard arguments.count >= 2, let count = Int(arguments[0]), let first = Int(arguments[1]) else { return }
        let additionalSeeds = try arguments.dropFirst(2).map { [UInt8](try Data(contentsOf: URL(fileURLWithPath: $0))) }
        let seeds = FuzzSeeds.all.map { [UInt8]($0.utf8) } + additionalSeeds
        let location = ProcessInfo.processInfo.environment["FUZZ_CURRENT"] ?? "fuzz-current"
        let handle = try openProgressFile(location)
        let clock = ContinuousClock()
        var slowest: (Duration, Int) = (.zero, 0)
        var drawnCount = 0
        for number in first..<(first + count) {
            var mutator = Mutator(seed: UInt64(number))
            let bytes = mutator.mutant(of: seeds)
            // The number of the current mutant is stored in a file, so that it survives a crash.
            try handle.seek(toOffset: 0)
            try handle.write(contentsOf: Data("\(number)                ".utf8.prefix(16)))
            let time = clock.measure { if draw(Data(bytes)) { drawnCount += 1 } }
            if time > slowest.0 { slowest = (time, number) }
            if time > .seconds(1) {
                print("mutant \(number): \(time)")
                try Data(bytes).write(to: URL(fileURLWithPath: "\(location)-slow-\(number)"))
            }
            if count == 1 { try Data(bytes).write(to: URL(fileURLWithPath: "\(location)-\(number)")) }
        }
        print(
            "\(count) mutants, \(drawnCount) drawn; slowest \(slowest.0) (mutant \(slowest.1)); most memory \(peakMemory)"
        )
    }

    static func image(of data: Data) -> VectorImage? {
        do { return try VectorImage.read(data) } catch { return nil }
    }

    private static func draw(_ data: Data) -> Bool {
        guard let image = image(of: data) else { return false }
        let side = max(image.size.width, image.size.height)
        _ = VectorCheck.bitmap(of: image, scale: min(1, 256 / side))
        return true
    }

    private static func openProgressFile(_ path: String) throws -> FileHandle {
        try Data().write(to: URL(fileURLWithPath: path))
        return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    /// The line of the kernel's process status with the peak memory size.
    private static var peakMemory: String {
        let text = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
        return String(decoding: text, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM") }.map {
            String($0)
        } ?? "?"
    }
}

/// Mutates bytes, numbers, words and chunks of files. The same number gives the same mutation.
struct Mutator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678 }

    private mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(max(bound, 1)))
    }

    mutating func mutant(of seeds: [[UInt8]]) -> [UInt8] {
        var bytes = seeds[next(seeds.count)]
        for _ in 0...next(6) { change(&bytes, seeds) }
        return bytes
    }

    private mutating func change(_ bytes: inout [UInt8], _ seeds: [[UInt8]]) {
        guard bytes.count > 4 else { return }
        let location = next(bytes.count)
        switch next(8) {
        case 0: bytes[location] = UInt8(next(256))
        case 1: bytes[location] ^= 1 << UInt8(next(8))
        case 2: bytes.removeSubrange(location..<min(location + 1 + next(40), bytes.count))
        case 3:
            let piece = bytes[location..<min(location + 1 + next(200), bytes.count)]
            bytes.insert(contentsOf: piece, at: next(bytes.count))
        case 4:
            let other = seeds[next(seeds.count)]
            let start = next(other.count)
            bytes.insert(contentsOf: other[start..<min(start + 1 + next(200), other.count)], at: location)
        case 5: bytes.insert(contentsOf: FuzzSeeds.tokens[next(FuzzSeeds.tokens.count)].utf8, at: location)
        default: changeNumber(&bytes, from: location)
        }
    }

    /// Replaces the next number.
    private mutating func changeNumber(_ bytes: inout [UInt8], from location: Int) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let start = bytes[location...].firstIndex(where: { digits.contains($0) }) else { return }
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: FuzzSeeds.numbers[next(FuzzSeeds.numbers.count)].utf8)
    }
}
