import CellSimGraphics
import XCTest

@testable import CellSimCompare

/// Tests comparisons with simulator pictures, on pairs with a known difference whose glyph shapes also differ.
final class SimulatorJudgementTests: XCTestCase {
    private typealias Class = SimulatorJudgement.Class

    /// The rule of the class "same": of the pairs with a real difference, at most 1 % may pass.
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
        let judgement = SimulatorJudgement(reference: before, actual: screen.drawn(letters: 2), scale: 2)
        XCTAssertEqual(judgement.verdict, .moved)
        XCTAssertEqual(judgement.findings.map(\.kind), [.moved(dx: 0, dy: 12)])
    }

    func testAnotherSizeIsUnlike() {
        let judgement = SimulatorJudgement(
            reference: Bitmap(width: 200, height: 88), actual: Bitmap(width: 200, height: 100), scale: 2)
        XCTAssertEqual(judgement.verdict, .unlike)
        XCTAssertEqual(judgement.findings.map(\.kind), [.size])
    }

    func testEmptyPicturesAreTheSame() {
        let empty = Bitmap(width: 0, height: 0)
        XCTAssertEqual(SimulatorJudgement(reference: empty, actual: empty, scale: 2).verdict, .same)
    }

    /// With swapped pictures, missing content becomes extra content, and the class stays the same.
    func testTheOrderOfThePicturesDoesNotMatter() {
        for seed in 200..<203 {
            for change in Screen.Change.allCases {
                let (first, second) = pair(seed, change)
                XCTAssertEqual(
                    SimulatorJudgement(reference: first, actual: second, scale: 2).verdict,
                    SimulatorJudgement(reference: second, actual: first, scale: 2).verdict, "\(change) \(seed)")
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
        let judgement = SimulatorJudgement(reference: first, actual: second, scale: 2)
        return (judgement.verdict, judgement.findings)
    }
}
