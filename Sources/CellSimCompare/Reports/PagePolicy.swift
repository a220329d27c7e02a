import CellSimProcess
import Foundation

/// The permissions of a page in a browser: run only the scripts and styles in the page itself, and load nothing.
///
/// Even if a name got past all escaping, it could not run a script.
struct PagePolicy {
    /// The exact contents of the page's `script` and `style` elements.
    var program, style: [UInt8]

    /// As the element that carries the policy has it.
    var words: String {
        "default-src 'none'; script-src \(PagePolicy.source(program)); style-src \(PagePolicy.source(style)); base-uri 'none'; form-action 'none'"
    }

    private static func source(_ bytes: [UInt8]) -> String {
        "'sha256-\(Data(SHA256Sum.digest(bytes)).base64EncodedString())'"
    }
}
