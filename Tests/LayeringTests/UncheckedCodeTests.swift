import XCTest

/// Tests that each unchecked declaration has a comment with the reason, and that their number does not increase.
final class UncheckedCodeTests: XCTestCase {
    /// Checks the uses of a keyword.
    /// - Parameters:
    ///   - word: the text to search for.
    ///   - mark: the start of the comment with the reason, on the same line, the previous or the next one.
    ///   - limit: the maximum number of uses. Lower it when there are fewer uses; never raise it.
    private func check(_ word: String, _ mark: String, limit: Int) throws {
        var locations: [String] = []
        for file in try SourceTree().files(below: "Sources") {
            for (index, line) in file.lines.enumerated() where line.contains(word) {
                locations.append("\(file.path):\(index + 1)")
                let nearbyLines = file.lines[max(0, index - 1)...min(file.lines.count - 1, index + 1)]
                XCTAssertTrue(
                    nearbyLines.contains { $0.contains("// \(mark): ") },
                    "\(file.path):\(index + 1): give the reason in a line '// \(mark): …', or remove '\(word)'")
            }
        }
        XCTAssertLessThanOrEqual(
            locations.count, limit,
            "\(locations.count) × '\(word)', at most \(limit) are allowed: remove the new one")
        XCTAssertGreaterThanOrEqual(
            locations.count, limit, "only \(locations.count) × '\(word)' are left: lower the limit from \(limit) here")
    }

    func testUncheckedSendableHasAReason() throws { try check("@unchecked Sendable", "Unchecked", limit: 102) }

    func testNonisolatedUnsafeHasAReason() throws { try check("nonisolated(unsafe)", "Unchecked", limit: 25) }

    func testFatalErrorHasAReason() throws { try check("fatalError(", "Fatal", limit: 12) }
}
