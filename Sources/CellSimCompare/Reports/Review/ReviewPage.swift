import CellSimEscaping

/// Formats the review of a change as Markdown, for a file or a pull request comment.
///
/// Each change is a collapsible element. Text from documents and configurations is in `<code>` or `<pre>` elements and escaped
/// by `Escaping.comment(_:limit:)`, so that it cannot mention users or link to issues.
package struct ReviewPage {
    /// A document that the change affects.
    package struct Document {
        /// The type of change to a document.
        package enum Kind: String, CaseIterable, Sendable {
            case added, removed, renamed, changed
            /// The document is unchanged, but images or colours that it uses have changed.
            case assets = "affected by changed images or colours"
        }

        /// The path in the repository.
        package var name: String
        /// The previous path, if the document was renamed.
        package var formerName: String?
        /// The type of the change.
        package var kind: Kind
        /// Descriptions of the changes, one per line.
        package var changes: [String]
        /// The names of the document's pictures in the report.
        package var cases: [String]

        /// Creates a document with all its properties.
        package init(name: String, formerName: String?, kind: Kind, changes: [String], cases: [String]) {
            (self.name, self.formerName, self.kind) = (name, formerName, kind)
            (self.changes, self.cases) = (changes, cases)
        }
    }

    /// The maximum size of a comment, in bytes. GitHub rejects comments with more than 65,536 characters.
    package static let byteLimit = 60_000

    /// The revision with which the change is compared, such as `main`.
    package var base: String
    /// The documents that the change affects.
    package var documents: [Document] = []
    /// All pictures: those of the documents and those of the cases in `cellsim.yml`.
    package var cases: [ReportCase] = []
    /// The commands that accept the new pictures. `--cause NUMBER` can be appended to the last one.
    package var acceptance: [String] = []
    /// The URL or path of the complete report.
    package var report = "index.html"
    /// Returns the URL of the picture at a path, for a `src` attribute; nil if it has none.
    package var pictureURL: (String) -> String? = { _ in nil }

    /// Creates a review without pictures.
    /// - Parameter base: The revision with which the change is compared.
    package init(base: String) { self.base = base }

    /// A Boolean value that indicates whether the review contains any changes.
    package var hasChanges: Bool { !documents.isEmpty || cases.contains { !$0.isGood } }

    /// Returns the review as Markdown.
    /// - Parameter limit: The maximum number of bytes. Changes that exceed it are only counted.
    package func text(limit: Int = ReviewPage.byteLimit) -> String {
        let end = acceptanceText
        var text = title + summary
        var omitted = 0
        let budget = limit - end.utf8.count - 400
        for section in sections {
            var isOpen = false
            for block in section.blocks {
                let heading = isOpen ? "" : section.heading
                guard omitted == 0, text.utf8.count + heading.utf8.count + block.utf8.count <= budget else {
                    omitted += 1
                    continue
                }
                text += heading + block
                isOpen = true
            }
        }
        if omitted > 0 {
            text += "\nAnd \(omitted) more change\(omitted == 1 ? "" : "s"); see \(reportLink).\n"
        } else if hasChanges {
            text += "\nAll pictures on one page: \(reportLink)\n"
        }
        return text + end
    }

    /// Returns the paths of the pictures that the text contains, in the order of the cases.
    /// - Parameters:
    ///   - limit: The maximum number of bytes of the text.
    ///   - addressLength: The number of bytes in each picture's URL.
    package func shownPictures(limit: Int = ReviewPage.byteLimit, addressLength: Int) -> [String] {
        var addresses: [String: String] = [:]
        var paths: [String] = []
        for reportCase in cases where !reportCase.isGood {
            for path in [reportCase.reference, reportCase.actual, reportCase.difference].compactMap({ $0 })
            where addresses[path] == nil {
                let number = String(paths.count)
                addresses[path] = String(repeating: "0", count: max(0, addressLength - number.count)) + number
                paths.append(path)
            }
        }
        var trial = self
        trial.pictureURL = { [addresses] in addresses[$0] }
        let text = trial.text(limit: limit)
        return paths.filter { path in addresses[path].map { text.contains("src=\"\($0)\"") } ?? false }
    }

    // MARK: The beginning and the end

    private var title: String {
        let report = Report(cases: cases)
        let (sign, headline) =
            switch report.verdict {
            case "same": ("✅", documents.isEmpty ? "no interface file changed" : "no visible difference")
            case "unreadable": ("❌", "some pictures cannot be drawn")
            default: ("🔍", differenceSummary)
            }
        return "### \(sign) Interface review: \(headline)\n\nCompared with <code>\(Escaping.comment(base))</code>.\n"
    }

    private var differenceSummary: String {
        let count = cases.count { !$0.isGood }
        return "\(count) of \(cases.count) picture\(cases.count == 1 ? "" : "s") differ\(count == 1 ? "s" : "")"
    }

    private var summary: String {
        let kinds = Document.Kind.allCases.compactMap { kind in
            let count = documents.count { $0.kind == kind }
            return count > 0 ? "\(count) \(kind.rawValue)" : nil
        }
        var lines = [("Documents", kinds.joined(separator: ", "))]
        for (name, isOfDocuments) in [
            ("Pictures of documents", true), ("Snapshots of <code>cellsim.yml</code>", false),
        ] {
            let states = cases.filter { ($0.kind == .revision) == isOfDocuments }.map(\.state)
            let counts = ReportCase.State.allCases.compactMap { state in
                let count = states.count { $0 == state }
                return count > 0 ? "\(count) \(Self.stateText(state, isOfDocuments))" : nil
            }
            lines.append((name, counts.joined(separator: ", ")))
        }
        return lines.filter { !$0.1.isEmpty }.map { "\n- \($0.0): \($0.1)" }.joined() + "\n"
    }

    private static func stateText(_ state: ReportCase.State, _ isOfDocuments: Bool) -> String {
        switch state {
        case .new: isOfDocuments ? "added" : "without a reference"
        case .missing: isOfDocuments ? "removed" : "missing"
        case .unreadable: "cannot be drawn"
        default: state.rawValue
        }
    }

    private var reportLink: String {
        if PictureLinks.isWebURL(report) { return "[the report](\(report))" }
        return "<code>\(Escaping.comment(report))</code>"
    }

    private var acceptanceText: String {
        guard cases.contains(where: isAcceptable), !acceptance.isEmpty else { return "" }
        let lines = acceptance.map { Escaping.line($0) }
        return """

            To make the new snapshots the references (`--cause NUMBER` accepts one cause only):

            ````sh
            \(lines.joined(separator: "\n"))
            ````

            """
    }

    private func isAcceptable(_ reportCase: ReportCase) -> Bool {
        reportCase.kind == nil && (reportCase.state == .different || reportCase.state == .new)
    }

    // MARK: The changes

    private struct Section {
        var heading: String
        var blocks: [String]
    }

    private var sections: [Section] {
        let casesByName = Dictionary(cases.map { ($0.name, $0) }) { first, _ in first }
        var documentsByCase: [String: Document] = [:]
        for document in documents { for name in document.cases { documentsByCase[name] = document } }
        var groupedNames: Set<String> = []
        var sections: [Section] = []
        for (index, group) in CauseGroups(cases).groups.enumerated() {
            let members = group.members.compactMap { casesByName[$0] }
            groupedNames.formUnion(group.members)
            let changes = group.changes.prefix(3).map { "<code>\(Escaping.comment($0))</code>" }.joined(separator: "; ")
            let count = "\(members.count) picture\(members.count == 1 ? "" : "s")"
            let more = group.changes.count > 3 ? "; …" : ""
            let accept = members.contains(where: isAcceptable) ? ", <code>--cause \(index + 1)</code>" : ""
            sections.append(
                Section(
                    heading: "\n<h4>\(index + 1). \(changes)\(more) (\(count)\(accept))</h4>\n",
                    blocks: members.map { detailsBlock($0, documentsByCase[$0.name]) }))
        }
        let rest = cases.filter { !groupedNames.contains($0.name) && !$0.isGood }
        let kinds: [(ReportCase.State, String)] = [
            (.different, sections.isEmpty ? "Differences" : "Other differences"), (.new, "Added"),
            (.missing, "Removed"),
            (.unreadable, "Cannot be drawn"),
        ]
        for (state, title) in kinds {
            let blocks = rest.filter { $0.state == state }.map { detailsBlock($0, documentsByCase[$0.name]) }
            sections.append(Section(heading: "\n<h4>\(title)</h4>\n", blocks: blocks))
        }
        let visuallyUnchanged = documents.filter { document in
            document.kind != .assets && document.cases.allSatisfy { casesByName[$0]?.state == .same }
        }
        sections.append(
            Section(
                heading: "\n<h4>Changed without a visible difference</h4>\n",
                blocks: visuallyUnchanged.map(detailsBlock)))
        return sections
    }

    /// Returns a collapsible element with the pictures of a case. It is one block of HTML without empty lines, which would end it.
    private func detailsBlock(_ reportCase: ReportCase, _ document: Document?) -> String {
        let summary = reportCase.summary.flatMap { Escaping.lines($0).first } ?? reportCase.state.rawValue
        var html =
            "<details><summary>\(icon(reportCase)) <code>\(Escaping.comment(reportCase.name, limit: 200))</code>: "
        html += "<code>\(Escaping.comment(summary))</code></summary>\n"
        html += pictures(of: reportCase)
        let lines =
            reportCase.explanationLines
            + (reportCase.explanationLines.isEmpty ? reportCase.boxes.prefix(5).map(\.description) : [])
        let items = lines.prefix(12).map { "<li><code>\(Escaping.comment($0))</code></li>\n" }
        if !items.isEmpty { html += "<ul>\n\(items.joined())</ul>\n" }
        if let document, document.cases.first == reportCase.name { html += changesBlock(of: document) }
        return html + "</details>\n"
    }

    private func detailsBlock(_ document: Document) -> String {
        let formerNameText =
            document.formerName.map { ", renamed from <code>\(Escaping.comment($0, limit: 200))</code>" } ?? ""
        let name = "<code>\(Escaping.comment(document.name, limit: 200))</code>\(formerNameText)"
        let changes = changesBlock(of: document)
        if changes.isEmpty { return "<p>\(name)</p>\n" }
        return "<details><summary>\(name)</summary>\n\(changes)</details>\n"
    }

    private func icon(_ reportCase: ReportCase) -> String {
        switch reportCase.state {
        case .new: "🆕"
        case .missing: "🗑️"
        case .unreadable: "❌"
        default: "🔍"
        }
    }

    private static let maximumChangeLines = 40

    /// Returns the document's changes. Each line is indented, so that it isn't interpreted as a command.
    private func changesBlock(of document: Document) -> String {
        guard !document.changes.isEmpty else { return "" }
        var lines = document.changes.prefix(Self.maximumChangeLines).map { line in
            // A line with only spaces would end the HTML block.
            "  " + (line.allSatisfy(\.isWhitespace) ? "&#8203;" : Escaping.comment(line, limit: 200))
        }
        let more = document.changes.count - lines.count
        if more > 0 { lines.append("  and \(more) more lines; see 'cellsim diff'") }
        return "<pre>\n\(lines.joined(separator: "\n"))\n</pre>\n"
    }

    /// Returns a table with the pictures side by side, at most 260 points wide each.
    private func pictures(of reportCase: ReportCase) -> String {
        let isDocument = reportCase.kind == .revision
        let all: [(String, String?, ReportCase.Size?)] = [
            (
                isDocument ? "before" : "reference", reportCase.state == .new ? nil : reportCase.reference,
                reportCase.referenceSize
            ),
            (
                isDocument ? "after" : "new", reportCase.state == .missing ? nil : reportCase.actual,
                reportCase.actualSize
            ),
            ("difference", reportCase.difference, reportCase.actualSize),
        ]
        let cells = all.compactMap { title, path, size -> (String, String)? in
            guard reportCase.state != .unreadable, let path, let address = pictureURL(path) else { return nil }
            let width = min(260, max(16, (size?.width ?? 520) / 2))
            return (title, "<img src=\"\(address)\" width=\"\(width)\" alt=\"\(title)\">")
        }
        guard !cells.isEmpty else { return "" }
        let headerCells = cells.map { "<th>\($0.0)</th>" }.joined()
        let images = cells.map { "<td>\($0.1)</td>" }.joined()
        return "<table><tr>\(headerCells)</tr>\n<tr valign=\"top\">\(images)</tr></table>\n"
    }
}
