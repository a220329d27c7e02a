import Testing

@testable import CellSimHost

/// Tests glob patterns for paths.
@Suite struct PathPatternTests {
    private func matches(_ pattern: String, _ path: String) throws -> Bool { try PathPattern(pattern).matches(path) }

    @Test func starMatchesWithinOneComponent() throws {
        #expect(try matches("A/*.xib", "A/Cell.xib"))
        #expect(try !matches("A/*.xib", "A/B/Cell.xib"))
        #expect(try matches("*", ".xib") && matches("a*b*c", "aXbYc") && !matches("a*b", "aXbY"))
        #expect(try matches("./A/*.xib", "A/Cell.xib"))
    }

    @Test func twoStarsMatchAnyFolders() throws {
        for path in ["Cell.xib", "A/Cell.xib", "A/B/Cell.xib"] { #expect(try matches("**/*.xib", path)) }
        #expect(try matches("A/**", "A/B/C") && matches("A/**", "A") && !matches("A/**", "B/A"))
        #expect(try matches("A/**/B/**/c", "A/x/B/c") && !matches("A/**/B/**/c", "A/x/c"))
        #expect(try matches("/**/c", "/a/b/c") && !matches("/**/c", "a/b/c"))
    }

    @Test func bracketsMatchOneCharacter() throws {
        #expect(try matches("[a-cx]?.xib", "bé.xib") && matches("[!a-c].xib", "d.xib"))
        #expect(try !matches("[!a-c].xib", "b.xib") && !matches("?", "ab"))
        #expect(try matches("[]x].xib", "].xib"))
    }

    @Test func bracesMatchOneAlternative() throws {
        #expect(try matches("A.{xib,storyboard}", "A.storyboard") && !matches("A.{xib,storyboard}", "A.nib"))
        #expect(try matches("{A,B/{C,D}}/x", "B/D/x") && matches("{A,}x", "x"))
    }

    @Test func baseFolderEndsBeforeFirstWildcard() throws {
        #expect(
            try ["a/b*/c", "*.xib", "/a/{b,c}/d", "/*"].map { try PathPattern($0).folder } == ["a", "", "/a", "/"])
    }

    @Test(arguments: ["[a", "{a", "[z-a]", String(repeating: "{a,b}", count: 9), String(repeating: "*", count: 5000)])
    func invalidPatternsAreRejected(_ text: String) {
        #expect(throws: PathPattern.PatternError.self) { try PathPattern(text) }
    }

    /// Nested stars, for which a simple matcher would try every combination.
    @Test func manyStarsMatchQuickly() throws {
        #expect(try !matches(String(repeating: "a*", count: 30) + "b", String(repeating: "a", count: 200)))
        #expect(try !matches(String(repeating: "**/", count: 30) + "b", String(repeating: "a/", count: 200)))
    }
}
