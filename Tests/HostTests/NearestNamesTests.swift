import Testing

@testable import CellSimHost

/// Tests the suggestions for mistyped names.
@Suite struct NearestNamesTests {
    @Test func findsNamesWithTypos() {
        let commands = ["render", "scroll", "inspect", "lint"]
        #expect(
            ["rendr", "rneder", "Render", "inspekt", "lin"].map { NearestNames.closest($0, among: commands) } == [
                ["render"], ["render"], ["render"], ["inspect"], ["lint"],
            ])
        #expect(NearestNames.closest("nonsense", among: commands).isEmpty)
        #expect(NearestNames.closest("", among: commands).isEmpty)
    }

    @Test func sortsBySimilarityStably() {
        #expect(
            NearestNames.closest("iPhone 9", among: ["iPhone 16", "iPhone 8", "iPhone 7"], count: 2) == [
                "iPhone 8", "iPhone 7",
            ])
        #expect(NearestNames.hint("b1", among: ["b2", "b3"], count: 2) == "; did you mean 'b2' or 'b3'?")
    }

    @Test func longWordsAreNotCompared() {
        #expect(NearestNames.closest(String(repeating: "a", count: 100_000), among: ["a"]).isEmpty)
    }
}
