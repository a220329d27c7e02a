import CellSimEscaping

/// Writes a report as Markdown: a table of the failures, for the summary of a workflow step or a pull request
/// comment.
struct MarkdownReport {
    /// The maximum size in bytes. GitHub limits comments to 65,536 characters.
    static let byteLimit = 60_000
    /// The maximum number of cases with links to their pictures.
    static let maximumLinkedCases = 20

    private let report: ReportStream
    private let files: ReportFiles
    private let links: PictureLinks

    init(_ report: ReportStream, files: ReportFiles = ReportFiles(), links: PictureLinks = PictureLinks()) {
        (self.report, self.files, self.links) = (report, files, links)
    }

    func text() throws -> String {
        let successStates = ReportCase.State.allCases.filter(\.isGood)
        let failureCount =
            report.count - successStates.reduce(0) { $0 + report.summary.counts[$1.rawValue, default: 0] }
        let sign =
            failureCount == 0 ? report.summary.incomplete == nil ? "✅" : "⚠️" : report.failureCount > 0 ? "❌" : "🔍"
        let title = report.summary.showsChanges == true ? "What changed" : "Snapshots"
        var text = "### \(sign) \(title): \(Escaping.markdown(TextReport.total(report)))\n"
        if failureCount > 0 { text += try causes() }
        if failureCount > 0 { text += try table(of: failureCount) }
        try addMissingResources(to: &text)
        if let page = links.page, failureCount > 0 { text += "\n[Pictures and reports](\(page))\n" }
        return text
    }

    /// Returns the groups of pictures with the same changes, if any group has several pictures; otherwise an empty string.
    private func causes() throws -> String {
        let groups = try report.causeGroups()
        guard groups.groups.contains(where: { $0.members.count > 1 }) else { return "" }
        let lines = groups.lines.prefix(50).map { Escaping.markdown(String($0.prefix(500))) }
        return "\n" + lines.joined(separator: "\n") + "\n"
    }

    /// Returns the table of failed cases.
    /// - Parameter count: The number of failed cases.
    private func table(of count: Int) throws -> String {
        var text = "\n| | Case | Finding | Pictures |\n|---|---|---|---|\n"
        var index = 0, isFull = false
        try report.forEach { reportCase in
            guard !reportCase.isGood, !isFull else { return }
            let row = row(reportCase, isLinked: index < MarkdownReport.maximumLinkedCases)
            // The note about the remaining cases needs space, too.
            isFull = text.utf8.count + row.utf8.count > MarkdownReport.byteLimit
            text += isFull ? "\nAnd \(count - index) more; see the other reports.\n" : row
            index += 1
        }
        return text
    }

    /// Appends a table of missing resources.
    private func addMissingResources(to text: inout String) throws {
        let lacks = try CollectedMissingResources(report).entries
        if lacks.isEmpty { return }
        text += "\n| | Location | Missing | Cases |\n|---|---|---|---|\n"
        for (index, entry) in lacks.enumerated() {
            let location = (entry.location.file ?? entry.name) + (entry.location.line.map { ":\($0)" } ?? "")
            let resourceDescription = "\(entry.resource.kind.rawValue): \(entry.resource.message)"
            let cases = entry.count == 1 ? entry.name : "\(entry.name) and \(entry.count - 1) more"
            let cells = [("⚠️", 10), (location, 300), (resourceDescription, 500), (cases, 300)].map { cell, limit in
                Escaping.markdown(String(cell.prefix(limit)))
            }
            let row = "| \(cells.joined(separator: " | ")) |\n"
            if text.utf8.count + row.utf8.count > MarkdownReport.byteLimit {
                text += "\nAnd \(lacks.count - index) more; see the other reports.\n"
                return
            }
            text += row
        }
    }

    private func row(_ reportCase: ReportCase, isLinked: Bool) -> String {
        let state = reportCase.kind == .reuse && reportCase.state == .different ? "leak" : reportCase.state.rawValue
        let sign = report.summary.isFailure(reportCase) ? reportCase.state == .new ? "🆕" : "❌" : "🔍"
        let summary = TextReport.summary(reportCase).flatMap { Escaping.lines($0).first } ?? state
        let locations = reportCase.boxes.prefix(3).map(\.description)
        let finding = ([summary] + reportCase.explanationLines + locations).map {
            Escaping.markdown(String($0.prefix(300)))
        }
        .joined(separator: "<br>")
        var name = "<code>\(Escaping.markdown(String(reportCase.name.prefix(300))))</code>"
        if let file = reportCase.file {
            let location = reportCase.line.map { "\(file):\($0)" } ?? file
            name += "<br>\(Escaping.markdown(String(location.prefix(300))))"
        }
        return "| \(sign) | \(name) | \(finding) | \(isLinked ? pictures(of: reportCase) : "") |\n"
    }

    private func pictures(of reportCase: ReportCase) -> String {
        let all = [
            ("reference", reportCase.reference), ("actual", reportCase.actual), ("difference", reportCase.difference),
        ]
        return all.compactMap { label, path in
            guard let path, reportCase.state != .new || label != "reference", files.contains(path),
                let link = links.link(to: path)
            else { return nil }
            return "[\(label)](\(link))"
        }.joined(separator: " · ")
    }
}

/// The URLs of a run's pictures on a server.
public struct PictureLinks: Hashable, Sendable {
    /// The URL prefix to which a picture's path is appended; nil if pictures have no URLs.
    public var base: String?
    /// The URL of a page with all pictures.
    public var page: String?

    /// Creates links for pictures without URLs.
    public init() {}

    /// Creates the URLs that a build server assigns to its artifacts.
    ///
    /// An explicit base has precedence. GitLab has a URL for each file of a job (`CI_JOB_URL`). GitHub archives artifacts and has one page
    /// for all artifacts of a run (`GITHUB_RUN_ID`).
    public init(base: String?, environment: [String: String]) {
        if let base, PictureLinks.isWebURL(base) {
            self.base = base.hasSuffix("/") ? base : base + "/"
        } else if let job = environment["CI_JOB_URL"], PictureLinks.isWebURL(job) {
            self.base = job + "/artifacts/raw/"
            page = job + "/artifacts/browse"
        } else if let server = environment["GITHUB_SERVER_URL"], let name = environment["GITHUB_REPOSITORY"],
            let run = environment["GITHUB_RUN_ID"], PictureLinks.isWebURL("\(server)/\(name)/\(run)")
        {
            page = "\(server)/\(name)/actions/runs/\(run)#artifacts"
        }
    }

    /// Returns whether a text is a web URL that can't break out of a Markdown or HTML link.
    public static func isWebURL(_ text: String) -> Bool {
        (text.hasPrefix("https://") || text.hasPrefix("http://"))
            && text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>[]\"'\\`|".utf8.contains($0) }
    }

    /// Returns the URL of a picture from its path, which must be in the working directory.
    func link(to path: String) -> String? {
        guard let base else { return nil }
        var path = path
        while path.hasPrefix("./") { path.removeFirst(2) }
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else { return nil }
        return base + Escaping.address(path)
    }
}
