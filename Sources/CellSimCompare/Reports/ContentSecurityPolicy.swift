import CellSimProcess
import Foundation

/// The content security policy of a page: the browser runs only the page's own scripts and styles, and loads nothing
/// else.
///
/// Even a name that is not escaped correctly could therefore not run a script.
struct ContentSecurityPolicy {
    /// The exact contents of the page's `script` and `style` elements.
    var script, style: [UInt8]

    /// The policy in the syntax of the `meta` element.
    var headerValue: String {
        "default-src 'none'; script-src \(ContentSecurityPolicy.source(script)); style-src \(ContentSecurityPolicy.source(style)); base-uri 'none'; form-action 'none'"
    }

    private static func source(_ bytes: [UInt8]) -> String {
        "'sha256-\(Data(SHA256Sum.digest(bytes)).base64EncodedString())'"
    }
}
