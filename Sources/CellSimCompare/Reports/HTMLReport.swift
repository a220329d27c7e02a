import CellSimEscaping
import Foundation

/// The report as one page that works from disk: pictures, style and program are all inside.
struct HTMLReport {
    /// Pictures of cases in which nothing differs are left out of a page once it has grown to so many bytes.
    static let byteLimit = 96 << 20
    /// Of a case's boxes the page shows so many.
    static let maximumBoxes = 1_000

    private let report: Report
    private let files: ReportFiles

    init(_ report: Report, files: ReportFiles = ReportFiles()) { (self.report, self.files) = (report, files) }

    /// What the page's program knows of a case.
    private struct Entry: Codable {
        var name: String
        var state: ReportCase.State
        var kind: ReportCase.Kind?
        var summary, fraction, reference, actual, difference: String?
        /// The text that nothing was compared with, and the test's file and line.
        var text, source: String?
        var boxes: [ReportCase.Box]?
        /// The elements that hold the pictures.
        var r, a: String?
    }

    /// Writes the page piece by piece; pictures are read as they are needed.
    func write(to output: ([UInt8]) throws -> Void) throws {
        try output(head)
        try output(PackageResources.report_html)
        var written = 0
        var entries = report.cases.map(entry)
        // Cases that failed come first, so that the limit strikes the others.
        let order = report.cases.indices.sorted { a, b in
            (report.cases[a].isGood ? 1 : 0, a) < (report.cases[b].isGood ? 1 : 0, b)
        }
        for index in order {
            let one = report.cases[index]
            if one.isGood, written > HTMLReport.byteLimit {
                entries[index].summary = "the pictures of equal cases are left out of so large a report"
                continue
            }
            let reference = files.picture(one.reference), actual = files.picture(one.actual)
            if let reference {
                entries[index].r = "r\(index)"
                written += try embed(reference, as: "r\(index)", output)
            }
            guard let actual else { continue }
            if actual == reference {
                entries[index].a = "r\(index)"
            } else {
                entries[index].a = "a\(index)"
                written += try embed(actual, as: "a\(index)", output)
            }
        }
        try finish(entries, output)
    }

    private var head: [UInt8] {
        let policy = PagePolicy(program: HTMLReport.program, style: HTMLReport.style)
        let start = """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy.words)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Snapshot report</title>
            <style>
            """
        return Array(start.utf8) + HTMLReport.style + Array("</style>\n</head>\n<body>\n".utf8)
    }

    private static let style = [UInt8](PackageResources.report_css)
    private static let program = [UInt8](PackageResources.report_js)

    private func finish(_ entries: [Entry], _ output: ([UInt8]) throws -> Void) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try output(
            Array(
                "<script type=\"application/json\" id=\"report\" data-changes=\"\(report.showsChanges == true)\">".utf8)
        )
        try output(Escaping.json([UInt8](encoder.encode(entries)), inMarkup: true))
        try output(Array("</script>\n<script>".utf8))
        try output(HTMLReport.program)
        try output(Array("</script>\n</body>\n</html>\n".utf8))
    }

    private func embed(_ bytes: [UInt8], as name: String, _ output: ([UInt8]) throws -> Void) throws -> Int {
        let text = Array(
            "<script type=\"text/plain\" id=\"\(name)\">\(Data(bytes).base64EncodedString())</script>\n".utf8)
        try output(text)
        return text.count
    }

    private func entry(_ one: ReportCase) -> Entry {
        Entry(
            name: one.name, state: one.state, kind: one.kind, summary: TextReport.summary(one),
            fraction: one.isGood || one.totalPixels == 0 ? nil : TextReport.percent(one) + " %",
            reference: one.reference, actual: one.actual, difference: one.difference, text: one.text,
            source: one.file.map { file in one.line.map { "\(file):\($0)" } ?? file },
            boxes: one.boxes.isEmpty ? nil : Array(one.boxes.prefix(HTMLReport.maximumBoxes)))
    }
}
