import CellSimExplanation

/// The data of a report's page apart from its cases: the run, and the groups of pictures with the same changes.
struct PageFacts: Encodable {
    /// A group. Cases refer to it by its position, counted from 1.
    struct Cause: Encodable {
        /// A change.
        struct Change: Encodable {
            var words: String
            /// The document and the line, and who changed that line last.
            var location, blame: String?
        }
        /// The first changes, and the number of all others.
        var changes: [Change]
        var more: Int?
        /// The number of pictures in the report with these changes.
        var count: Int
    }

    /// The maximum number of changes in a group.
    private static let maximumChanges = 10

    var origin: ReportOrigin
    var verdict: String
    var counts: [String: Int]
    var causes: [Cause]
    /// The command that accepts pictures, without the option for the cause; nil where nothing can be accepted.
    var acceptance: String?

    init(origin: ReportOrigin, summary: Report, groups: CauseGroups) {
        (self.origin, verdict, counts) = (origin, summary.verdict, summary.counts)
        acceptance = origin.acceptance ?? (summary.showsChanges == true ? nil : "cellsim accept")
        causes = groups.groups.map { group in
            var changes = group.causes.map { one in
                Cause.Change(words: one.change, location: one.location, blame: one.blame?.text)
            }
            // The lines after the changes report differences that none of them explains.
            changes += group.changes.dropFirst(changes.count).map { Cause.Change(words: $0) }
            let more = changes.count - PageFacts.maximumChanges
            return Cause(
                changes: Array(changes.prefix(PageFacts.maximumChanges)), more: more > 0 ? more : nil,
                count: group.members.count)
        }
    }
}
