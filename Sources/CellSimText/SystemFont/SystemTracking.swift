import Foundation

/// What the system font adds to every glyph's advance, in shares of the em.
///
/// The numbers hold the published tracking and, above 20 points, what all Display outlines are narrower on the average;
/// `SystemAdvanceData.display` holds what single letters differ from that.
enum SystemTracking {
    /// Millionths of the em for 6, 7, 8 … 60 points.
    private static let current: [Int] = [
        41000, 34000, 26000, 19000, 11700, 4690, -210, -6090, -10160, -15770, -20420, -25690, -30210, -33620,
        -36310, -39600, -34900, -32850, -30650, -32460, -35270, -37080, -38880, -38880, -38880, -39880, -39880,
        -40880, -40880, -41880, -42880, -42880, -42880, -42880, -42880, -43880, -43880, -43880, -44880, -44880,
        -44880, -44880, -44880, -45880, -45880, -45880, -46880, -46880, -46880, -46880, -46880, -47380, -47880,
        -48380, -48880,
    ]

    private static let legacy: [Int] = [
        41000, 34000, 26000, 19000, 12000, 5570, 240, -5530, -11180, -16060, -19380, -21780, -26080, -26000,
        -32530, -35150, -36850, -36150, -37150, -38150, -38150, -38150, -39150, -39150, -40150, -40150, -40150,
        -40150, -41150, -41150, -42150, -42150, -42150, -42150, -42150, -43150, -43150, -43150, -44150, -44150,
        -44150, -44150, -44150, -45150, -45150, -45150, -46150, -46150, -46150, -46150, -46150, -46650, -47150,
        -47650, -48150,
    ]

    /// Above 60 points, today's tables: a size and its millionths.
    private static let currentLarge: [(size: CGFloat, value: Int)] = [
        (62, -49342), (64, -49776), (66, -50335), (68, -50713), (70, -51213), (72, -51269), (76, -52292), (80, -53213),
    ]

    /// The tracking at a point size: between the tables' sizes along a straight line, beyond their ends the last.
    static func tracking(pointSize: CGFloat, era: TrackingEra) -> CGFloat {
        let table = era == .current ? current : legacy
        guard pointSize > 6 else { return CGFloat(table[0]) / 1e6 }
        if pointSize >= 60 { return large(pointSize, table: table, era: era) }
        let whole = pointSize.rounded(.down)
        let index = Int(whole) - 6
        let low = CGFloat(table[index]) / 1e6
        let fraction = pointSize - whole
        return fraction == 0 ? low : low + (CGFloat(table[index + 1]) / 1e6 - low) * fraction
    }

    private static func large(_ pointSize: CGFloat, table: [Int], era: TrackingEra) -> CGFloat {
        var below = (size: CGFloat(60), value: table[54])
        guard era == .current else { return CGFloat(below.value) / 1e6 }
        for above in currentLarge {
            if pointSize < above.size {
                let (low, high) = (CGFloat(below.value) / 1e6, CGFloat(above.value) / 1e6)
                return low + (high - low) * (pointSize - below.size) / (above.size - below.size)
            }
            below = above
        }
        return CGFloat(below.value) / 1e6
    }
}
