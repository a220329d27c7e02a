import CellSimEscaping
import CellSimProcess
import Foundation

/// Writes a report as a self-contained HTML page with pictures, styles and scripts. If the pictures are too large, they are
/// stored in a folder next to the page and loaded when they become visible.
struct HTMLReport {
    /// The maximum size of a page with embedded pictures, in bytes. A larger page stores its pictures in a folder next to it. If
    /// a folder is impossible, as for standard output, the page omits pictures of cases without differences.
    static let byteLimit = 20 << 20
    /// The maximum number of boxes per case.
    static let maximumBoxes = 1_000

    private let report: ReportStream
    private let files: ReportFiles
    private let origin: ReportOrigin

    init(_ report: ReportStream, files: ReportFiles = ReportFiles(), origin: ReportOrigin = ReportOrigin()) {
        (self.report, self.files, self.origin) = (report, files, origin)
    }

    /// The data of a case for the page's script.
    private struct Entry: Codable {
        var name: String
        var state: ReportCase.State
        var kind: ReportCase.Kind?
        var summary, fraction, reference, actual, difference: String?
        /// The text of a snapshot without a reference, and the file and line of the test.
        var text, source: String?
        /// The missing resources of the picture.
        var lacks: [String]?
        var boxes: [ReportCase.Box]?
        /// The number of the group with the same changes.
        var cause: Int?
        /// The identifiers of the elements that contain the pictures, or the names of the picture files.
        var r, a: String?
    }

    /// The embedded pictures of a case.
    private enum Embedded: UInt8 {
        case none, reference, actual, both
        /// One picture for both, because they are identical.
        case equal
        /// No picture, because the page has reached its size limit.
        case omitted
    }

    /// Writes the page incrementally with all pictures embedded. Each picture is read only when it is written.
    func write(to output: ([UInt8]) throws -> Void) throws {
        try output(head(sources: ""))
        try output(PackageResources.report_html)
        var written = 0
        var pictures = [Embedded](repeating: .none, count: report.count)
        // Failed cases come first, so that the size limit only affects the others.
        for isGood in [false, true] {
            var index = -1
            try report.forEach { reportCase in
                index += 1
                guard reportCase.isGood == isGood else { return }
                if isGood, written > HTMLReport.byteLimit {
                    pictures[index] = .omitted
                    return
                }
                let reference = files.picture(reportCase.reference), actual = files.picture(reportCase.actual)
                if let reference { written += try embed(reference, as: "r\(index)", output) }
                if let actual, actual != reference { written += try embed(actual, as: "a\(index)", output) }
                pictures[index] =
                    switch (reference, actual) {
                    case (nil, nil): .none
                    case (_?, nil): .reference
                    case (nil, _?): .actual
                    default: reference == actual ? .equal : .both
                    }
            }
        }
        try writeCases(folder: nil, output) { entry, index in
            switch pictures[index] {
            case .none: break
            case .reference: entry.r = "r\(index)"
            case .actual: entry.a = "a\(index)"
            case .both: (entry.r, entry.a) = ("r\(index)", "a\(index)")
            case .equal: (entry.r, entry.a) = ("r\(index)", "r\(index)")
            case .omitted:
                let note = "this report is large, so it omits the pictures of equal cases"
                entry.summary = entry.summary.map { "\($0)\n\(note)" } ?? note
            }
        }
    }

    // MARK: A folder of pictures

    /// Returns whether a page with all pictures embedded would exceed the limit.
    func isTooLarge(limit: Int = byteLimit) throws -> Bool {
        var bytes = 0
        try report.forEach { reportCase in
            guard bytes <= limit else { return }
            let reference = files.size(reportCase.reference) ?? 0, actual = files.size(reportCase.actual) ?? 0
            // Files of equal size are assumed to be identical, to avoid reading them.
            bytes += (reference == actual && reportCase.isGood ? reference : reference + actual) * 4 / 3
        }
        return bytes > limit
    }

    /// Returns the path of the folder for a page's pictures, next to the page.
    static func folder(of page: String) -> String { (page as NSString).deletingPathExtension + ".files" }

    /// Writes the page, and its pictures to the folder next to it. The pictures are named by their contents. Pictures of earlier
    /// pages are removed.
    /// - Throws: `FileOutputError`, `InputOverwriteError`, or an error from creating the folder.
    func write(page: String, to output: ([UInt8]) throws -> Void) throws {
        let folder = HTMLReport.folder(of: page)
        try WriteAccess.makeFolder(folder)
        var names: Set<String> = []
        func write(_ bytes: [UInt8]) throws -> String {
            let name = Fingerprint.of(bytes) + ".png"
            if names.insert(name).inserted {
                try InputRegistry.checkOutput("\(folder)/\(name)")
                try AtomicFile.write(bytes, to: "\(folder)/\(name)")
            }
            return name
        }
        try output(head(sources: "img-src 'self' file:; "))
        try output(PackageResources.report_html)
        try writeCases(folder: (folder as NSString).lastPathComponent, output) { entry, _ in
            entry.r = try files.picture(entry.reference).map(write)
            entry.a = try files.picture(entry.actual).map(write)
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !names.contains(name) {
            if HTMLReport.isPictureName(name) { try WriteAccess.remove("\(folder)/\(name)") }
        }
    }

    private static func isPictureName(_ name: String) -> Bool {
        name.utf8.count == 36 && name.hasSuffix(".png")
            && name.utf8.prefix(32).allSatisfy { "0123456789abcdef".utf8.contains($0) }
    }

    /// Returns the start of the page.
    /// - Parameter sources: Additional sources from which the page may load, in the syntax of the content security policy.
    private func head(sources: String) -> [UInt8] {
        let policy = ContentSecurityPolicy(script: HTMLReport.script, style: HTMLReport.style)
        let start = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(sources)\(policy.headerValue)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Snapshot report</title>
            <style>
            """
        return Array(start.utf8) + HTMLReport.style + Array("</style>\n</head>\n<body>\n".utf8)
    }

    private static let style = SharedPageAssets.sharedStyle + PackageResources.report_css
    private static let script =
        SharedPageAssets.sharedScript + PackageResources.causes_js + PackageResources.grid_js
        + PackageResources.report_js

    /// Writes the list of cases, the script and the end of the page.
    /// - Parameter complete: Adds the pictures to the entry of a case.
    private func writeCases(
        folder: String?, _ output: ([UInt8]) throws -> Void,
        complete: (_ entry: inout Entry, _ index: Int) throws -> Void
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let folderAttribute = folder.map { " data-folder=\"\(Escaping.xml($0))\"" } ?? ""
        let changes = report.summary.showsChanges == true
        let groups = try report.causeGroups()
        let pageData = PageData(origin: origin, summary: report.summary, groups: groups)
        try output(Array("<script type=\"application/json\" id=\"facts\">".utf8))
        try output(Escaping.json([UInt8](encoder.encode(pageData)), inMarkup: true))
        try output(Array("</script>\n".utf8))
        try output(
            Array(
                "<script type=\"application/json\" id=\"report\" data-changes=\"\(changes)\"\(folderAttribute)>[".utf8))
        var index = 0
        try report.forEachBatch(ReportStream.batchSize) { cases in
            var entries = cases.map { entry($0, groups) }
            let isFirst = index == 0
            for entryIndex in entries.indices {
                try complete(&entries[entryIndex], index)
                index += 1
            }
            // The array's elements, without its brackets.
            let bytes = try Escaping.json([UInt8](encoder.encode(entries)), inMarkup: true)
            try output((isFirst ? [] : [UInt8(ascii: ",")]) + bytes.dropFirst().dropLast())
        }
        try output(Array("]</script>\n<script>".utf8))
        try output(HTMLReport.script)
        try output(Array("</script>\n</body>\n</html>\n".utf8))
    }

    private func embed(_ bytes: [UInt8], as name: String, _ output: ([UInt8]) throws -> Void) throws -> Int {
        let text = Array(
            "<script type=\"text/plain\" id=\"\(name)\">\(Data(bytes).base64EncodedString())</script>\n".utf8)
        try output(text)
        return text.count
    }

    private func entry(_ reportCase: ReportCase, _ groups: CauseGroups) -> Entry {
        let lines = (TextReport.summary(reportCase).map { [$0] } ?? []) + reportCase.explanationLines
        return Entry(
            name: reportCase.name, state: reportCase.state, kind: reportCase.kind,
            summary: lines.isEmpty ? nil : lines.joined(separator: "\n"),
            fraction: reportCase.isGood || reportCase.totalPixels == 0 ? nil : TextReport.percent(reportCase) + " %",
            reference: reportCase.reference, actual: reportCase.actual, difference: reportCase.difference,
            text: reportCase.text,
            source: reportCase.file.map { file in reportCase.line.map { "\(file):\($0)" } ?? file },
            lacks: reportCase.lacks?.map { "lacks \($0.kind.rawValue): \($0.description)" },
            boxes: reportCase.boxes.isEmpty ? nil : Array(reportCase.boxes.prefix(HTMLReport.maximumBoxes)),
            cause: groups.number(of: reportCase))
    }
}
