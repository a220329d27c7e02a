import CellSimExplanation
import Foundation

/// The latest change of a line, according to `git blame`.
struct LineChange: Sendable {
    var blame = Explanation.Blame()
    /// The time of the change in seconds since 1970. For an uncommitted change, it is infinite.
    var time = Double.infinity
    /// A Boolean value that indicates whether the commit is the oldest one in an incomplete history.
    private var isBoundary = false

    /// Creates an uncommitted change.
    init() {}

    private init(commit: String) { (blame.commit, time) = (commit, 0) }

    /// Returns the latest changes in the output of `git blame --porcelain`, keyed by line number.
    /// - Parameters:
    ///   - text: the output. Only the first line of each commit is followed by the commit's details.
    ///   - isShallow: whether the history is incomplete. In this case, Git attributes all earlier lines to the oldest commit, so they are
    ///     omitted.
    static func changes(inBlame text: String, isShallow: Bool) -> [Int: LineChange] {
        var lines: [Int: LineChange] = [:], commits: [Substring: LineChange] = [:]
        var hash: Substring = "", number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
            let key = parts[0], value = parts.count == 2 ? String(parts[1]) : ""
            if line.hasPrefix("\t") {
                if let change = commits[hash], !(isShallow && change.isBoundary) { lines[number] = change }
            } else if key.utf8.count >= 40, key.utf8.allSatisfy(isHexadecimal) {
                hash = key
                number = value.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
                guard commits[hash] == nil else { continue }
                let isCommitted = hash.contains { $0 != "0" }
                commits[hash] = isCommitted ? LineChange(commit: String(hash.prefix(10))) : LineChange()
            } else if commits[hash]?.blame.commit != nil {
                commits[hash]?.readHeader(key, value)
            }
        }
        return lines
    }

    private mutating func readHeader(_ key: Substring, _ value: String) {
        switch key {
        case "author": blame.author = String(value.prefix(100))
        case "author-time": time = Double(value) ?? 0
        case "author-tz": blame.date = LineChange.day(time, zone: value)
        case "boundary": isBoundary = true
        default: break
        }
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }

    /// Returns the date of a time in the author's time zone.
    /// - Parameters:
    ///   - seconds: the time in seconds since 1970.
    ///   - zone: the UTC offset, such as `+0530`.
    private static func day(_ seconds: Double, zone: String) -> String? {
        guard seconds.magnitude < 1e11, let zone = Int(zone), zone.magnitude <= 1_500 else { return nil }
        let offset = (zone / 100 * 60 + zone % 100) * 60
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents(
            [.year, .month, .day], from: Date(timeIntervalSince1970: seconds + Double(offset)))
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
        return String(format: "%04d-%02d-%02d", year, month, day)
    }
}
