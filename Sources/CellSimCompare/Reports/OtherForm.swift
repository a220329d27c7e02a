/// A form of a report that is for people or for build servers, and cannot be read back.
public enum OtherForm: Hashable, Sendable {
    /// A page, as the reporter `html` writes it.
    case html
    /// A JUnit file, as the reporter `junit` writes it.
    case xml

    /// Guesses from how a file begins; nil when it is neither.
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

    /// What it is and what is wanted instead.
    public var words: String {
        let form = self == .html ? "an HTML report" : "an XML report"
        return
            "\(form); expected a report from --reporter json=report.json, or the SNAPSHOT_ARTIFACTS folder of a test run"
    }
}
