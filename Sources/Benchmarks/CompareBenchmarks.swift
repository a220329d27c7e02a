import CellSimCompare
import CellSimGraphics
import Foundation

/// Returns benchmarks that compare pictures of a complete screen with 1242 × 2688 pixels.
@MainActor func compareBenchmarks() -> [Benchmark] {
    let screen = ScreenPictures(width: 1242, height: 2688)
    var rule = ComparisonRule()
    (rule.method, rule.perceptualPrecision) = (.perceptual, 0.98)
    let perceptual = rule
    return [
        Benchmark("compare: memcmp of equal screens") { precondition(screen.hasEqualMemory) },
        Benchmark("compare: equal screens") {
            precondition(Comparison(reference: screen.first, actual: screen.equal).verdict == .same)
        },
        Benchmark("compare: 1 % of pixels differ, counted and boxed") {
            precondition(Comparison(reference: screen.first, actual: screen.scattered).differentPixels > 30_000)
        },
        Benchmark("compare: 1 % in places, counted and boxed") {
            precondition(Comparison(reference: screen.first, actual: screen.patched).boxes.count > 1)
        },
        Benchmark("compare: 1 % of pixels differ, as people see them") {
            precondition(
                (Comparison(reference: screen.first, actual: screen.scattered, rule: perceptual).largestDeltaE ?? 0) > 1
            )
        },
        Benchmark("compare: 1 % in places, with the kind of each difference") {
            let comparison = Comparison(reference: screen.first, actual: screen.patched)
            precondition(!comparison.findings(reference: screen.first, actual: screen.patched).isEmpty)
        },
    ]
}

/// A picture of a screen, an equal picture, and two pictures in which 1 % of the pixels differ.
private struct ScreenPictures {
    let first, equal, scattered, patched: Bitmap

    init(width: Int, height: Int) {
        var picture = Bitmap(width: width, height: height)
        var state: UInt64 = 1
        func random(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        ScreenPictures.fill(&picture) { index in 0xFF00_0000 | UInt32(truncatingIfNeeded: (index / 7) & 0x3F3F3F) }
        first = picture
        var copy = Bitmap(width: width, height: height)
        ScreenPictures.fill(&copy) { index in 0xFF00_0000 | UInt32(truncatingIfNeeded: (index / 7) & 0x3F3F3F) }
        equal = copy
        let count = width * height / 100
        for _ in 0..<count { ScreenPictures.set(&copy, random(width * height), 0xFFFF_8040) }
        scattered = copy
        copy = picture
        for _ in 0..<count / 1000 {
            let (x, y) = (random(width - 50), random(height - 20))
            for row in 0..<20 {
                for column in 0..<50 { ScreenPictures.set(&copy, (y + row) * width + x + column, 0xFFFF_8040) }
            }
        }
        patched = copy
    }

    var hasEqualMemory: Bool {
        unsafe first.withUnsafeBytes { a in
            unsafe equal.withUnsafeBytes { b in
                guard let a = a.baseAddress, let b = b.baseAddress else { return true }
                return unsafe memcmp(a, b, first.width * first.height * 4) == 0
            }
        }
    }

    private static func fill(_ bitmap: inout Bitmap, _ color: (Int) -> UInt32) {
        let count = bitmap.width * bitmap.height
        unsafe bitmap.withUnsafeMutableBytes { bytes in
            for index in 0..<count {
                unsafe bytes.storeBytes(of: color(index), toByteOffset: index * 4, as: UInt32.self)
            }
        }
    }

    private static func set(_ bitmap: inout Bitmap, _ index: Int, _ color: UInt32) {
        unsafe bitmap.withUnsafeMutableBytes {
            unsafe $0.storeBytes(of: color, toByteOffset: index * 4, as: UInt32.self)
        }
    }
}
