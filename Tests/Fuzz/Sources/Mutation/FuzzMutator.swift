import Foundation

/// Mutates inputs of one file format, so that they stay well-formed.
protocol StructureMutator {
    /// Returns an input with one change; nil if no change is possible.
    func mutate(_ bytes: [UInt8], _ random: inout FuzzRandom) -> [UInt8]?
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int) -> Int

/// The mutation function for libFuzzer: usually changes the structure of an input, and otherwise its bytes.
@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzCustomMutator(
    _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ capacity: Int, _ seed: CUnsignedInt
) -> Int {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let new = MainActor.assumeIsolated { FuzzMutator.mutated(bytes, capacity: capacity, seed: UInt64(seed)) }
    guard let new else { return mutateBytes(start, count, capacity) }
    for (location, byte) in new.enumerated() { start[location] = byte }
    return new.count
}

/// Chooses between mutations of an input's structure and of its bytes.
@MainActor enum FuzzMutator {
    private static let seeds: [[UInt8]] = {
        guard let folder = ProcessInfo.processInfo.environment["CELLSIM_FUZZ_SEEDS"] else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().compactMap { FileManager.default.contents(atPath: folder + "/" + $0).map(Array.init) }
    }()

    private static let mutator = Fuzz.target.mutator(seeds: seeds)

    /// Mutates the structure of an input.
    /// - Returns: nil if the bytes should be mutated instead.
    static func mutated(_ bytes: [UInt8], capacity: Int, seed: UInt64) -> [UInt8]? {
        var random = FuzzRandom(seed: seed)
        guard let mutator, !random.oneIn(20) else { return nil }
        var current = random.oneIn(30) || bytes.isEmpty ? random.pick(seeds) ?? bytes : bytes
        var isChanged = false
        for _ in 0..<[1, 1, 1, 2, 2, 3, 5][random.below(7)] {
            guard let next = mutator.mutate(current, &random), next.count <= capacity else { break }
            (current, isChanged) = (next, true)
        }
        return isChanged ? current : nil
    }
}
