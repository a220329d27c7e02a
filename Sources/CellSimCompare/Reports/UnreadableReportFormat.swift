/// A report format for people or build servers that can't be read as a report.
public enum UnreadableReportFormat: Hashable, Sendable {
    /// An HTML page from the `html` reporter.
    case html
    /// A JUnit file from the `junit` reporter.
    case xml

    /// Detects the format from the first bytes of a file; nil if it is neither.
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

    /// The text for a message: the format, and the expected one.
    public var description: String {
        let format = self == .html ? "an HTML report" : "an XML report"
        return
            "\(format); expected a report from --reporter json=report.json, or the SNAPSHOT_ARTIFACTS folder of a test run"
    }
}
