import CellSimExplanation

/// Groups the pictures of a run by identical changes.
package struct CauseGroups: Sendable {
    /// Pictures with the same changes.
    package struct Group: Hashable, Sendable {
        /// The changes.
        package var changes: [String]
        /// The changes of the first picture and their locations.
        var causes: [Explanation.Cause]
        /// The names of the cases, in the order of the run.
        package var members: [String]
    }

    /// The groups, in the order of their first pictures. `accept --cause` numbers them from 1.
    package private(set) var groups: [Group] = []
    private var indices: [[String]: Int] = [:]

    package init() {}

    package init(_ cases: [ReportCase]) { for reportCase in cases { add(reportCase) } }

    /// Adds a case. Cases whose changes are unknown don't belong to a group.
    package mutating func add(_ reportCase: ReportCase) {
        guard let changes = CauseGroups.changes(reportCase) else { return }
        if let index = indices[changes] {
            groups[index].members.append(reportCase.name)
        } else {
            indices[changes] = groups.count
            groups.append(
                Group(changes: changes, causes: reportCase.explanation?.causes ?? [], members: [reportCase.name]))
        }
    }

    /// Returns the changes that identify a case's group; nil if the changes are unknown.
    private static func changes(_ reportCase: ReportCase) -> [String]? {
        guard reportCase.state == .different, let explanation = reportCase.explanation, !explanation.causes.isEmpty
        else {
            return nil
        }
        // Pictures that also have unexplained differences are in a separate group.
        return explanation.causes.map(\.group)
            + (explanation.unexplained.isEmpty ? [] : ["and unexplained differences"])
    }

    /// Returns the number of a case's group, starting at 1; nil if the changes are unknown.
    func number(of reportCase: ReportCase) -> Int? {
        CauseGroups.changes(reportCase).flatMap { indices[$0] }.map { $0 + 1 }
    }

    /// One line per group, such as `1. nameLabel: font 17 → 16 (2 pictures): A, B`; empty if nothing is explained.
    package var lines: [String] {
        groups.enumerated().map { index, group in
            "\(index + 1). \(description(of: group))"
        }
    }

    private func description(of group: Group) -> String {
        let blames = group.causes.map(\.blameText)
        let labels = group.changes.prefix(3).enumerated().map { index, change in
            change + (blames.indices.contains(index) ? blames[index] : "")
        }
        let changes = labels.joined(separator: "; ") + (group.changes.count > 3 ? "; …" : "")
        let members = group.members.prefix(5).joined(separator: ", ")
        let more = group.members.count > 5 ? " and \(group.members.count - 5) more" : ""
        return "\(changes) (\(group.members.count) picture\(group.members.count == 1 ? "" : "s")): \(members)\(more)"
    }
}

extension ReportStream {
    /// Returns the groups of all cases.
    func causeGroups() throws -> CauseGroups {
        var groups = CauseGroups()
        try forEach { groups.add($0) }
        return groups
    }
}
