/// The hand-written rows of `UNSUPPORTED.md`. The files in the folder `Rows` contain one text for each topic.
///
/// Each line of a text is a row with four cells, separated by `|`: the names, the unsupported part, the behaviour instead of it, and the
/// reason, which can be empty. Names are separated by commas outside parentheses, and the first name is displayed. Rows are parsed on
/// demand.
enum SupportRows {
    /// A row of the page: an unsupported part and the behaviour instead of it.
    struct Row: Hashable {
        /// The names by which the row is found.
        var names: [String]
        var missing: String
        var actualBehavior: String
        var reason: String?
    }

    /// A section of the page.
    struct Topic {
        var title: String
        var kind = SupportEntry.Kind.topic
        var rows: [Row]
    }

    /// All topics, in the order of the page.
    static var topics: [Topic] {
        [
            Topic(title: "Documents", rows: rows(documents)), Topic(title: "Views and drawing", rows: rows(views)),
            Topic(title: "Text", rows: rows(text)), Topic(title: "Controls and images", rows: rows(controls)),
            Topic(title: "Tables, collections and touches", rows: rows(tables)),
            Topic(title: "Snapshot tests", rows: rows(snapshots)),
            Topic(title: "Audits, reports, `gallery` and `serve`", rows: rows(audits)),
            Topic(title: "Systems", rows: rows(systems)), Topic(title: "iOS 26 (`--system 26`)", rows: rows(iOS26)),
            Topic(title: "Whole apps (`cellsim app`)", rows: rows(apps)),
            Topic(title: "Adapted iOS sources (`cellsim test`)", rows: rows(adapted)),
            Topic(title: "Apple's other frameworks", kind: .module, rows: rows(modules)),
            Topic(title: "Parts of Apple's frameworks", rows: rows(frameworks)),
        ]
    }

    /// Parses the rows of a topic's text.
    static func rows(_ text: String) -> [Row] {
        text.split(separator: "\n").map { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map(trimmed)
            precondition(cells.count == 4, "a row of Sources/cellsim/Support/Rows needs four cells: \(line)")
            return Row(
                names: names(cells[0]), missing: cells[1], actualBehavior: cells[2],
                reason: cells[3].isEmpty ? nil : cells[3])
        }
    }

    private static func names(_ cell: String) -> [String] {
        var (names, depth) = ([""], 0)
        for character in cell {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ",", depth == 0 {
                names.append("")
            } else {
                names[names.count - 1].append(character)
            }
        }
        return names.map { trimmed($0[...]) }
    }

    private static func trimmed(_ cell: Substring) -> String {
        let start = cell.drop { $0 == " " }
        return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
    }
}

/// The part of `SupportRows.Topic` that converts rows to entries.
extension SupportRows.Topic {
    /// Returns the entry for a row under one of the row's names.
    func entry(_ row: SupportRows.Row, as name: String? = nil) -> SupportEntry {
        SupportEntry(
            name: name ?? row.names[0], kind: kind, status: .unsupported, missing: row.missing,
            instead: row.actualBehavior,
            reason: row.reason)
    }
}
