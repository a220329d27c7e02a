import CellSimProcess
import Foundation

/// The content security policy of a page. The browser runs only the page's own scripts, applies only its own styles, and
/// loads nothing else.
///
/// Therefore even an incorrectly escaped name can't run a script.
struct ContentSecurityPolicy {
    /// The exact contents of the page's `script` and `style` elements.
    var script, style: [UInt8]

    /// The value of the policy in a `meta` element.
    var headerValue: String {
        "default-src 'none'; script-src \(ContentSecurityPolicy.source(script)); style-src \(ContentSecurityPolicy.source(style)); base-uri 'none'; form-action 'none'"
    }

    /// Returns the source expression that allows content with the hash of the bytes.
    private static func source(_ bytes: [UInt8]) -> String {
        "'sha256-\(Data(SHA256Sum.digest(bytes)).base64EncodedString())'"
    }
}
