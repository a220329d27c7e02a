import CellSimExplanation

/// The data of an HTML report except its cases: the run, and the groups of pictures with the same changes.
struct PageData: Encodable {
    /// A group of pictures with the same changes. Cases refer to it by its index, starting at 1.
    struct Cause: Encodable {
        /// One change of a group.
        struct Change: Encodable {
            var words: String
            /// The location in the document, and the author of the last change to that line.
            var location, blame: String?
        }
        /// The first changes, and the number of remaining ones.
        var changes: [Change]
        var more: Int?
        /// The number of pictures with these changes.
        var count: Int
    }

    /// The maximum number of listed changes per group.
    private static let maximumChanges = 10

    var origin: ReportOrigin
    var verdict: String
    var counts: [String: Int]
    var causes: [Cause]
    /// The command that accepts pictures, without the `--cause` option; nil if pictures can't be accepted.
    var acceptance: String?

    init(origin: ReportOrigin, summary: Report, groups: CauseGroups) {
        (self.origin, verdict, counts) = (origin, summary.verdict, summary.counts)
        acceptance = origin.acceptance ?? (summary.showsChanges == true ? nil : "cellsim accept")
        causes = groups.groups.map { group in
            var changes = group.causes.map { cause in
                Cause.Change(words: cause.change, location: cause.location, blame: cause.blame?.text)
            }
            // The remaining lines describe unexplained differences.
            changes += group.changes.dropFirst(changes.count).map { Cause.Change(words: $0) }
            let more = changes.count - PageData.maximumChanges
            return Cause(
                changes: Array(changes.prefix(PageData.maximumChanges)), more: more > 0 ? more : nil,
                count: group.members.count)
        }
    }
}
