import CellSimProcess
import Foundation

/// A form in which a report is written, and where it goes.
public struct Reporter: Hashable, Sendable {
    /// The forms of reports.
    public enum Form: String, Hashable, Sendable, CaseIterable {
        /// Lines for people, as on a terminal.
        case text
        /// What `Report` reads back.
        case json
        /// XML as JUnit's, for build servers.
        case junit
        /// Annotations, as GitHub's workflows show beside the source.
        case github
        /// One page for people, with the pictures.
        case html
        /// A table for the summary of a workflow's step, or a comment on a pull request.
        case markdown
        /// JSON as GitLab's code quality reads it.
        case codequality
        /// SARIF 2.1.0, as code scanning reads it.
        case sarif
    }

    /// The form that is written.
    public var form: Form
    /// The file; nil is the standard output.
    public var path: String?
    /// Whether the text leaves out what is as it should be.
    public var isQuiet = false
    /// The folders whose pictures a page may show, and build servers attach; nil for all.
    public var folders: [String]?
    /// A page with more bytes has its pictures in a folder beside it.
    var pageLimit = HTMLReport.byteLimit
    /// Where a server shows pictures, for links to them.
    public var links = PictureLinks(base: nil, environment: ProcessInfo.processInfo.environment)

    /// A form written to a file, or to the standard output for nil.
    public init(form: Form, path: String? = nil) { (self.form, self.path) = (form, path) }

    /// Reads `name` or `name=path`; nil when there is no such form.
    public init?(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let form = Form(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
        self.init(form: form, path: parts.count == 2 ? parts[1] : nil)
    }

    /// Writes the report; a file comes into being whole.
    /// - Throws: `FileOutputError`, `OverwrittenInput`, or that a folder cannot be made.
    public func write(_ report: Report) throws { try write(ReportStream(report)) }

    /// Writes the report; a file comes into being whole.
    /// - Throws: `FileOutputError`, `OverwrittenInput`, or that a folder cannot be made.
    public func write(_ report: ReportStream) throws {
        guard let path else {
            try bytes(report) { try AtomicFile.print($0) }
            return
        }
        try WriteAccess.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try ReadFiles.spare(path)
        let page = form == .html ? HTMLReport(report, files: ReportFiles(folders: folders)) : nil
        let file = try AtomicFile(path: path)
        if let page, !RealPath(path).isSpecial, try page.isTooLarge(limit: pageLimit) {
            try page.write(page: path) { try file.append($0) }
        } else {
            try bytes(report) { try file.append($0) }
        }
        try file.commit()
    }

    /// Hands out the report's bytes piece by piece.
    func bytes(_ report: ReportStream, to output: ([UInt8]) throws -> Void) throws {
        let files = ReportFiles(folders: folders)
        switch form {
        case .text: try TextReport.write(report, isQuiet: isQuiet, to: output)
        case .json: try report.json(to: output)
        case .junit: try JUnitReport.write(report, files: files, to: output)
        case .github: try GitHubReport.write(report, to: output)
        case .html: try HTMLReport(report, files: files).write(to: output)
        case .markdown: try output([UInt8](MarkdownReport(report, files: files, links: links).text().utf8))
        case .codequality: try CodeQualityReport.write(report, to: output)
        case .sarif: try SARIFRunReport.write(report, to: output)
        }
    }
}

/// Text that is handed out in pieces of some size.
struct TextPieces: ~Copyable {
    private var piece: [UInt8] = []

    /// Adds text, and hands out a piece when there is enough.
    mutating func add(_ text: String, _ output: ([UInt8]) throws -> Void) rethrows {
        piece += text.utf8
        if piece.count >= 1 << 16 { try end(output) }
    }

    /// Hands out what is left.
    mutating func end(_ output: ([UInt8]) throws -> Void) rethrows {
        if !piece.isEmpty { try output(piece) }
        piece.removeAll(keepingCapacity: true)
    }
}
