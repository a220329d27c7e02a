import ArgumentParser
import Foundation

/// What is seen of a table, as in `375x667` (points).
struct ViewportSize: ExpressibleByArgument {
    var size: CGSize

    init?(argument: String) {
        let sides = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1] else { return nil }
        guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
        size = CGSize(width: width, height: height)
    }
}
