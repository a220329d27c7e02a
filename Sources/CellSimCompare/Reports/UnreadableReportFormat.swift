/// A report format for people or build servers that can't be read back.
public enum UnreadableReportFormat: Hashable, Sendable {
    /// An HTML page from the reporter `html`.
    case html
    /// A JUnit file from the reporter `junit`.
    case xml

    /// Detects the format from a file's beginning; nil if it is neither.
    public init?(_ bytes: some Sequence<UInt8>) {
        let start = String(decoding: Array(bytes.prefix(200)), as: UTF8.self).lowercased().drop {
            $0.isWhitespace || $0 == "\u{FEFF}"
        }
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") {
            self = .html
        } else if start.hasPrefix("<?xml") || start.hasPrefix("<testsuite") {
            self = .xml
        } else {
            return nil
        }
    }

    /// The text that names the format and the one to use instead.
    public var description: String {
        let format = self == .html ? "an HTML report" : "an XML report"
        return
            "\(format); expected a report from --reporter json=report.json, or the SNAPSHOT_ARTIFACTS folder of a test run"
    }
}
