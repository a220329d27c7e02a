import Foundation

/// The tracking that the system font adds to the advance of every glyph, as published by Apple.
enum SystemTracking {
    /// The tracking since iOS 14 at 6, 7, 8 … 54 points, in 2,048ths of the em.
    private static let current: [Int] = [
        82, 68, 52, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 12, 17, 22, 28, 28, 27, 26,
        26,
        25, 24, 22, 21, 20, 20, 20, 19, 18, 18, 18, 17, 16, 16, 16, 15, 14, 14, 14, 13, 12, 12,
    ]

    /// The tracking above 54 points, each entry a size and 2,048ths of the em. There is none from 80 points on.
    private static let currentLarge: [(size: CGFloat, value: Int)] = [
        (54, 12), (56, 11), (58, 10), (60, 9), (62, 8), (64, 7), (66, 6), (68, 5), (70, 4), (72, 4), (76, 2), (80, 0),
    ]

    /// The tracking before iOS 14, each entry a size and thousandths of the em. At 16 and 17 points, it is one more than
    /// published, to match recorded labels. Below 20 points, the outlines are those of SF Text.
    private static let legacy: [(size: CGFloat, value: Int)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -19),
        (17, -23),
        (18, -25), (19, -26), (20, 19), (21, 17), (22, 16), (23, 15), (24, 14), (25, 14), (26, 13), (28, 13), (29, 12),
        (33, 12), (34, 11), (41, 11), (42, 10), (47, 10), (80, 0),
    ]

    /// Returns the tracking for a font size, in points. Values between the tables' sizes are interpolated linearly; beyond
    /// them, the first and last values apply.
    static func tracking(pointSize: CGFloat, trackingTable: TrackingTable) -> CGFloat {
        guard trackingTable == .current else {
            // The outlines change at 20 points, so values are not interpolated across this size.
            if pointSize > 19, pointSize < 20 { return pointSize * -0.026 }
            return pointSize * value(at: pointSize, in: legacy) / 1000
        }
        if pointSize >= 54 { return pointSize * value(at: pointSize, in: currentLarge) / 2048 }
        let lowerSize = max(pointSize.rounded(.down), 6)
        let index = Int(lowerSize) - 6
        let lowerValue = CGFloat(current[index])
        let fraction = max(pointSize - lowerSize, 0)
        return pointSize
            * (fraction == 0 ? lowerValue : lowerValue + (CGFloat(current[index + 1]) - lowerValue) * fraction) / 2048
    }

    private static func value(at size: CGFloat, in table: [(size: CGFloat, value: Int)]) -> CGFloat {
        guard var below = table.first else { return 0 }
        for above in table {
            if size < above.size {
                guard size > below.size else { return CGFloat(below.value) }
                let fraction = (size - below.size) / (above.size - below.size)
                return CGFloat(below.value) + CGFloat(above.value - below.value) * fraction
            }
            below = above
        }
        return CGFloat(below.value)
    }
}
