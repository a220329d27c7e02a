/// Rejects reports with impossible values, because report files are untrusted.
extension Report {
    /// The maximum number of shards in a run.
    public static let maximumShards = 100_000
    /// A limit that exceeds the number of pixels in any picture.
    private static let maximumPixels = 1 << 40
    /// A limit that exceeds the side length of any picture and the distance of any movement.
    private static let maximumSide = 1 << 31

    /// A description of the first impossible value; nil if the report is valid.
    var invalidValueMessage: String? {
        if let shard, !(1...Report.maximumShards).contains(shard.count) || !(1...shard.count).contains(shard.index) {
            return "there is no shard \(shard.index) of \(shard.count)"
        }
        return cases.lazy.compactMap(Report.invalidValueMessage(of:)).first
    }

    /// Returns a description of a case's first impossible value; nil if the case is valid.
    static func invalidValueMessage(of reportCase: ReportCase) -> String? {
        for (name, value, limit) in numbers(of: reportCase) where !(0...limit).contains(value) {
            return "the case '\(reportCase.name)' has \(value) as '\(name)'; expected 0 to \(limit)"
        }
        for box in reportCase.boxes
        where [box.dx, box.dy].contains(where: { !(-Report.maximumSide...Report.maximumSide).contains($0 ?? 0) }) {
            return "the case '\(reportCase.name)' has a box with an offset out of range"
        }
        return nil
    }

    private static func numbers(of reportCase: ReportCase) -> [(String, Int, Int)] {
        var numbers = [
            ("differentPixels", reportCase.differentPixels, Report.maximumPixels),
            ("totalPixels", reportCase.totalPixels, Report.maximumPixels),
            ("largestDifference", reportCase.largestDifference, 255),
            ("line", reportCase.line ?? 0, Report.maximumSide),
        ]
        numbers += (reportCase.lacks ?? []).map { ("line", $0.line ?? 0, Report.maximumSide) }
        for size in [reportCase.referenceSize, reportCase.actualSize].compactMap({ $0 }) {
            numbers += [("width", size.width, Report.maximumSide), ("height", size.height, Report.maximumSide)]
        }
        for box in reportCase.boxes {
            numbers += [
                ("x", box.x, Report.maximumSide), ("y", box.y, Report.maximumSide),
                ("width", box.width, Report.maximumSide),
                ("height", box.height, Report.maximumSide),
                ("differentPixels", box.differentPixels, Report.maximumPixels),
            ]
        }
        return numbers
    }
}
