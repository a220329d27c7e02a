import CellSimProcess
import Foundation

/// A report format and its destination.
public struct Reporter: Hashable, Sendable {
    /// The report formats.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// Text for a terminal.
        case text
        /// JSON that `Report` can read.
        case json
        /// JUnit XML for build servers.
        case junit
        /// Annotations that GitHub shows next to the source.
        case github
        /// An HTML page with the pictures.
        case html
        /// A Markdown table, for the summary of a workflow step or a pull request comment.
        case markdown
        /// JSON for GitLab's code quality.
        case codequality
        /// SARIF 2.1.0 for code scanning.
        case sarif
    }

    /// The format.
    public var format: Format
    /// The path of the output file; nil means standard output.
    public var path: String?
    /// A Boolean value that indicates whether text reports omit successful cases.
    public var isQuiet = false
    /// The folders whose pictures may be embedded or attached; nil allows all.
    public var folders: [String]?
    /// The maximum size of a page with embedded pictures, in bytes. A larger page stores them in a folder next to it.
    var pageLimit = HTMLReport.byteLimit
    /// Information about the run for the header of a page.
    package var origin = ReportOrigin()
    /// The links to pictures on a server.
    public var links = PictureLinks(base: nil, environment: ProcessInfo.processInfo.environment)

    /// Creates a reporter that writes to a file, or to standard output if the path is nil.
    public init(form: Format, path: String? = nil) { (self.format, self.path) = (form, path) }

    /// Parses `format` or `format=path`; nil if the format is unknown.
    public init?(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let form = Format(rawValue: parts[0]), parts.count == 1 || !parts[1].isEmpty else { return nil }
        self.init(form: form, path: parts.count == 2 ? parts[1] : nil)
    }

    /// Writes the report. Files are written atomically.
    /// - Throws: `FileOutputError`, `InputOverwriteError`, or an error from creating a folder.
    public func write(_ report: Report) throws { try write(ReportStream(report)) }

    /// Writes the report. Files are written atomically.
    /// - Throws: `FileOutputError`, `InputOverwriteError`, or an error from creating a folder.
    public func write(_ report: ReportStream) throws {
        guard let path else {
            try encode(report) { try AtomicFile.print($0) }
            return
        }
        try WriteAccess.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        try InputRegistry.checkOutput(path)
        let page = format == .html ? HTMLReport(report, files: ReportFiles(folders: folders), origin: origin) : nil
        let file = try AtomicFile(path: path)
        if let page, !RealPath(path).isSpecial, try page.isTooLarge(limit: pageLimit) {
            try page.write(page: path) { try file.append($0) }
        } else {
            try encode(report) { try file.append($0) }
        }
        try file.commit()
    }

    /// Writes the report like `write(_:)`, with emphasised text on standard output.
    package func write(_ report: ReportStream, emphasis: TextReport.Emphasis) throws {
        guard format == .text, path == nil else { return try write(report) }
        try TextReport.write(report, isQuiet: isQuiet, emphasis: emphasis) { try AtomicFile.print($0) }
    }

    /// Passes the bytes of the report to a closure, in pieces.
    func encode(_ report: ReportStream, to output: ([UInt8]) throws -> Void) throws {
        let files = ReportFiles(folders: folders)
        switch format {
        case .text: try TextReport.write(report, isQuiet: isQuiet, to: output)
        case .json: try report.json(to: output)
        case .junit: try JUnitReport.write(report, files: files, to: output)
        case .github: try GitHubReport.write(report, to: output)
        case .html: try HTMLReport(report, files: files, origin: origin).write(to: output)
        case .markdown: try output([UInt8](MarkdownReport(report, files: files, links: links).text().utf8))
        case .codequality: try CodeQualityReport.write(report, to: output)
        case .sarif: try SARIFRunReport.write(report, to: output)
        }
    }
}

/// Collects text and outputs it in large pieces.
struct BufferedText: ~Copyable {
    private var buffer: [UInt8] = []

    /// Appends text and flushes the buffer if it is full.
    mutating func add(_ text: String, _ output: ([UInt8]) throws -> Void) rethrows {
        buffer += text.utf8
        if buffer.count >= 1 << 16 { try flush(output) }
    }

    /// Outputs the buffered text.
    mutating func flush(_ output: ([UInt8]) throws -> Void) rethrows {
        if !buffer.isEmpty { try output(buffer) }
        buffer.removeAll(keepingCapacity: true)
    }
}
