import ArgumentParser
import Foundation

/// The size of the visible part of a table in points, such as `375x667`.
struct ViewportSize {
    var size: CGSize

    /// Parses a size such as `375x667`.
    /// - Throws: `ValidationError` with the valid format and range.
    static func fromFlag(_ text: String) throws -> ViewportSize {
        guard let size = ViewportSize(text) else {
            throw ValidationError("expected a width and a height in points, as in 375x667, each from 1 to 20000")
        }
        return size
    }

    private init?(_ argument: String) {
        let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
        size = CGSize(width: width, height: height)
    }
}
