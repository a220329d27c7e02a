import CellSimHost

/// Generates `UNSUPPORTED.md`: the hand-written rows, the number of members without effect of each type, and the canvas rules with little
/// evidence.
@MainActor enum SupportPage {
    static var text: String {
        var parts = [introduction]
        for topic in SupportRows.topics {
            let rows = topic.rows.map { row in
                [
                    row.names.map { "`\($0)`" }.joined(separator: ", "), row.missing, row.actualBehavior,
                    row.reason ?? "",
                ]
            }
            parts.append(
                "## \(topic.title)\n\n" + table(["Name", "Unsupported", "What happens instead", "Reason"], rows))
        }
        return (parts + [members, rules]).joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # What CellSim does not support

        <!-- Written by `make members`, which runs `cellsim supports --markdown`; a test fails when the page is stale. -->

        Search this page for a name, or run `cellsim supports NAME`. The command also answers for each type and member of \
        UIKit (`UITableView.rowHeight`), each element of a document (`element:label`), each module (`import MapKit`) and each system \
        symbol (`sf:star.fill`). A message about an unsupported feature ends with such a name, for example \
        `[supports: UIScrollView.bounces]`.
        """

    private static var members: String {
        let rows = UIKitMembers().owners.compactMap { owner -> [String]? in
            if case .noEffect(let reason) = owner.item.status { return ["`\(owner.item.name)`", "all", reason] }
            let count = owner.members.count(where: \.isLimited)
            return count == 0 ? nil : ["`\(owner.item.name)`", "\(count)", ""]
        }
        return """
            ## Members of UIKit

            A member without effect only stores its value. [docs/UIKit.md](docs/UIKit.md) lists each member \
            with its reason.

            \(table(["Type", "Members without effect", "Reason"], rows))
            """
    }

    private static var rules: String {
        let rows = CanvasRuleSupport.weak.map { ["`\($0.id)`", $0.summary, $0.evidence, $0.otherSource] }
        return """
            ## Rules of Interface Builder's canvas with little evidence

            `inspect` and `lint` apply these rules. Each rests on frames recorded in fewer than two documents, or in documents \
            of only one project, and on another source. It may be wrong in other documents.

            \(table(["Rule", "What the canvas does", "Evidence", "Other source"], rows))
            """
    }

    private static func table(_ titles: [String], _ rows: [[String]]) -> String {
        let lines = [titles, titles.map { _ in "---" }] + rows
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }
}
