import Foundation

/// What the system font adds to every glyph's advance, as Apple published it.
enum SystemTracking {
    /// Since iOS 14: hundredths of a point for 6, 7, 8 … 54 points.
    private static let current: [Int] = [
        24, 23, 21, 17, 12, 6, 0, -8, -15, -23, -31, -43, -44, -45, -45, -36, -26, -10, 7, 15, 22, 29, 38, 40, 40, 39,
        41,
        40, 40, 38, 37, 36, 37, 38, 37, 36, 37, 38, 37, 35, 36, 37, 35, 33, 34, 35, 33, 31, 32,
    ]

    /// Above 54 points: a size and its hundredths of a point. None from 80 points on.
    private static let currentLarge: [(size: CGFloat, value: Int)] = [
        (54, 32), (56, 30), (58, 28), (60, 26), (62, 24), (64, 22), (66, 19), (68, 17), (70, 14), (72, 14), (76, 7),
        (80, 0),
    ]

    /// Before iOS 14: a size and its thousandths of the em (recorded labels ask for one more than published at 16 and 17
    /// points); below 20 points the outlines were those of small text.
    private static let legacy: [(size: CGFloat, value: Int)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -19),
        (17, -23),
        (18, -25), (19, -26), (20, 19), (21, 17), (22, 16), (23, 15), (24, 14), (25, 14), (26, 13), (28, 13), (29, 12),
        (33, 12), (34, 11), (41, 11), (42, 10), (47, 10), (80, 0),
    ]

    /// Points added after each character of a size: between the tables' sizes along a straight line, beyond their ends
    /// the last (of the smallest, as a share of the em).
    static func tracking(pointSize: CGFloat, era: TrackingEra) -> CGFloat {
        guard era == .current else {
            // The outlines change at 20 points: nothing lies between both.
            if pointSize > 19, pointSize < 20 { return pointSize * -0.026 }
            return pointSize * value(at: pointSize, in: legacy) / 1000
        }
        guard pointSize > 6 else { return pointSize * CGFloat(current[0]) / 600 }
        if pointSize >= 54 { return value(at: pointSize, in: currentLarge) / 100 }
        let whole = pointSize.rounded(.down)
        let index = Int(whole) - 6
        let low = CGFloat(current[index])
        let fraction = pointSize - whole
        return (fraction == 0 ? low : low + (CGFloat(current[index + 1]) - low) * fraction) / 100
    }

    private static func value(at size: CGFloat, in table: [(size: CGFloat, value: Int)]) -> CGFloat {
        guard var below = table.first else { return 0 }
        for above in table {
            if size < above.size {
                guard size > below.size else { return CGFloat(below.value) }
                let share = (size - below.size) / (above.size - below.size)
                return CGFloat(below.value) + CGFloat(above.value - below.value) * share
            }
            below = above
        }
        return CGFloat(below.value)
    }
}
