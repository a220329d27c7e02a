import CellSimGraphics
import XCTest

@testable import CellSimCompare

/// Tests comparisons with simulator pictures, on pairs with a known difference whose glyph shapes also differ.
final class SimulatorJudgementTests: XCTestCase {
    private typealias Class = SimulatorComparison.Class

    /// Of the pairs with a real difference, at most 1 % may be classified as "same".
    func testPairsWithADifferenceAreNotTheSame() {
        var tries: [String: (wrong: Int, all: Int)] = [:]
        for seed in 0..<28 {
            for change in Screen.Change.allCases where change.expected != .same {
                let (verdict, _) = judge(seed, change)
                tries[change.rawValue, default: (0, 0)].all += 1
                if verdict == .same { tries[change.rawValue]?.wrong += 1 }
            }
        }
        let wrong = tries.values.reduce(0) { $0 + $1.wrong }, all = tries.values.reduce(0) { $0 + $1.all }
        XCTAssertGreaterThanOrEqual(all, 300)
        XCTAssertLessThanOrEqual(wrong * 100, all, "\(tries)")
    }

    func testPairsThatDifferInLettersAloneAreTheSame() {
        for seed in 0..<20 {
            for change in [Screen.Change.nothing, .letters, .halfAPoint] {
                let (verdict, findings) = judge(seed, change)
                XCTAssertEqual(verdict, .same, "\(change) \(seed): \(findings)")
            }
        }
    }

    func testTheClassIsThatOfTheDifference() {
        var right = 0, all = 0
        for seed in 100..<110 {
            for change in Screen.Change.allCases {
                all += 1
                if judge(seed, change).0 == change.expected { right += 1 }
            }
        }
        XCTAssertGreaterThanOrEqual(right * 100, all * 95)
    }

    func testAMovedLineIsNamedWithItsDistance() {
        var screen = Screen(seed: 3)
        let before = screen.drawn(letters: 1)
        screen.texts[1].y += 6
        let judgement = SimulatorComparison(reference: before, actual: screen.drawn(letters: 2), scale: 2)
        XCTAssertEqual(judgement.verdict, .moved)
        XCTAssertEqual(judgement.findings.map(\.kind), [.moved(dx: 0, dy: 12)])
    }

    func testAnotherSizeIsUnlike() {
        let judgement = SimulatorComparison(
            reference: Bitmap(width: 200, height: 88), actual: Bitmap(width: 200, height: 100), scale: 2)
        XCTAssertEqual(judgement.verdict, .unlike)
        XCTAssertEqual(judgement.findings.map(\.kind), [.size])
    }

    func testEmptyPicturesAreTheSame() {
        let empty = Bitmap(width: 0, height: 0)
        XCTAssertEqual(SimulatorComparison(reference: empty, actual: empty, scale: 2).verdict, .same)
    }

    /// Draws black rectangles on white. Coordinates are in pixels, at two pixels per point.
    private func picture(_ rectangles: [(x: Int, y: Int, width: Int, height: Int)]) -> Bitmap {
        var bitmap = Bitmap(width: 300, height: 120)
        var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 300 * 120)
        for rectangle in rectangles {
            for row in rectangle.y..<rectangle.y + rectangle.height {
                for column in rectangle.x..<rectangle.x + rectangle.width { pixels[row * 300 + column] = 0xFF00_0000 }
            }
        }
        unsafe bitmap.withUnsafeMutableBytes { target in
            unsafe pixels.withUnsafeBytes { unsafe target.copyMemory(from: $0) }
        }
        return bitmap
    }

    /// Returns the rectangles of a line of letters that are 22 pixels high.
    private func line(_ y: Int, letters: Range<Int> = 0..<16) -> [(x: Int, y: Int, width: Int, height: Int)] {
        letters.flatMap { [(20 + $0 * 14, y, 3, 22), (20 + $0 * 14, y + 9, 9, 3)] }
    }

    /// A stroke from a letter of the line at 20 to the letter below it.
    private let touch = [(x: 93, y: 40, width: 6, height: 2), (x: 97, y: 40, width: 2, height: 20)]

    /// The descender of one letter touches the line below in one picture only.
    func testLinesThatTouchInOnePictureOnlyAreTheSame() {
        let lines = line(20) + line(50)
        let joined = picture(lines + touch)
        XCTAssertEqual(SimulatorComparison(reference: joined, actual: picture(lines), scale: 2).verdict, .same)
        XCTAssertEqual(SimulatorComparison(reference: picture(lines), actual: joined, scale: 2).verdict, .same)
    }

    func testAGapInLinesThatTouchIsFound() {
        let joined = picture(line(20) + line(50) + touch)
        let gap = picture(line(20) + line(50, letters: 0..<2) + line(50, letters: 14..<16))
        XCTAssertEqual(SimulatorComparison(reference: joined, actual: gap, scale: 2).verdict, .missingOrExtra)
        XCTAssertEqual(SimulatorComparison(reference: gap, actual: joined, scale: 2).verdict, .missingOrExtra)
    }

    func testAFrameIsNotTheTextInIt() {
        let frame = [(10, 10, 280, 2), (10, 90, 280, 2), (10, 10, 2, 82), (288, 10, 2, 82)]
        let judgement = SimulatorComparison(
            reference: picture(frame + line(40)), actual: picture(frame), scale: 2)
        XCTAssertEqual(judgement.verdict, .missingOrExtra)
    }

    /// In the other order, missing content is extra content, and the class stays the same.
    func testTheOrderOfThePicturesDoesNotMatter() {
        for seed in 200..<203 {
            for change in Screen.Change.allCases {
                let (first, second) = pair(seed, change)
                XCTAssertEqual(
                    SimulatorComparison(reference: first, actual: second, scale: 2).verdict,
                    SimulatorComparison(reference: second, actual: first, scale: 2).verdict, "\(change) \(seed)")
            }
        }
    }

    private func pair(_ seed: Int, _ change: Screen.Change) -> (Bitmap, Bitmap) {
        let screen = Screen(seed: seed)
        let letters = change == .nothing ? 1 : 2
        return (screen.drawn(letters: 1), screen.changed(change, seed: seed).drawn(letters: letters))
    }

    private func judge(_ seed: Int, _ change: Screen.Change) -> (Class, [Finding]) {
        let (first, second) = pair(seed, change)
        let judgement = SimulatorComparison(reference: first, actual: second, scale: 2)
        return (judgement.verdict, judgement.findings)
    }
}
